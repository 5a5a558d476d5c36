#include "MockRuntime.h"

// SwiftPM does not know the standard that has `#embed`.
#pragma clang diagnostic ignored "-Wc23-extensions"

// This is C because Swift has no `#embed`: the compiler needs 1.7 seconds for an array with as many bytes, and every user waits for it.
// In the files, a line `//: NAME` begins a part of the text.
const char *textOfMockRuntime(void) {
    static const char text[] = {
#embed "Mocks.swift"
        , '\n',
#embed "Call.swift"
        , '\n',
#embed "Property.swift"
        , '\n',
#embed "Unstubbed.swift"
        , '\n',
#embed "Rethrowing.swift"
        , '\n',
#embed "Unchecked.swift"
        , '\n',
#embed "Cast.swift"
        , '\n',
#embed "MainActorDefault.swift"
        , '\n',
#embed "ActorDefault.swift"
        , '\n',
#embed "Statics.swift"
        , '\n',
#embed "Change.swift"
        , '\n',
#embed "Lens.swift"
        , '\n',
#embed "Recording.swift"
        , '\n',
#embed "Scope.swift"
        , '\n',
#embed "Waiting.swift"
        , '\n',
#embed "CallList.swift"
        , '\n',
#embed "Matching.swift"
        , '\n',
#embed "Texts.swift"
        , '\n',
#embed "Lifetimes.swift"
        , '\n',
#embed "Calls.swift"
        , '\n',
#embed "Answers.swift"
        , '\n',
#embed "Held.swift"
        , '\n',
#embed "Explorer.swift"
        , '\n',
#embed "Interleavings.swift"
        , '\n',
#embed "Wrapping.swift"
        , '\n',
#embed "Stubs.swift"
        , '\n',
#embed "ClosureStubs.swift"
        , 0};
    return text;
}
