#include "MockRuntime.h"

// SwiftPM does not know the standard that has `#embed`.
#pragma clang diagnostic ignored "-Wc23-extensions"

// This is C because Swift has no `#embed`: the compiler needs 1.7 seconds for an array with as many bytes, and every user waits for it.
// A form feed ends each part. The parts are in the order of `HelperType`.
const char *textOfMockRuntime(void) {
    static const char text[] = {
#embed "Mocks.swift"
        , '\f',
#embed "Call.swift"
        , '\f',
#embed "Property.swift"
        , '\f',
#embed "Unstubbed.swift"
        , '\f',
#embed "Rethrowing.swift"
        , '\f',
#embed "Unchecked.swift"
        , '\f',
#embed "Cast.swift"
        , '\f',
#embed "MainActorDefault.swift"
        , '\f',
#embed "ActorDefault.swift"
        , '\f',
#embed "Statics.swift"
        , '\f',
#embed "Change.swift"
        , '\f',
#embed "Lens.swift"
        , '\f',
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
