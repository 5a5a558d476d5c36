#include "SupportText.h"

// SwiftPM does not know the standard that has `#embed`.
#pragma clang diagnostic ignored "-Wc23-extensions"

// This is C because Swift has no `#embed`: the compiler needs 1.7 seconds for an array with as many bytes, and every user waits for it.
// In the files, a line `//: NAME` begins a part of the text.
const char *textOfSupport(void) {
    static const char text[] = {
#embed "../MockgenSupport/Mocks.swift"
        , '\n',
#embed "../MockgenSupport/Call.swift"
        , '\n',
#embed "../MockgenSupport/Property.swift"
        , '\n',
#embed "../MockgenSupport/UnansweredCall.swift"
        , '\n',
#embed "../MockgenSupport/Rethrowing.swift"
        , '\n',
#embed "../MockgenSupport/Unchecked.swift"
        , '\n',
#embed "../MockgenSupport/Cast.swift"
        , '\n',
#embed "../MockgenSupport/MainActorDefault.swift"
        , '\n',
#embed "../MockgenSupport/ActorDefault.swift"
        , '\n',
#embed "../MockgenSupport/Statics.swift"
        , '\n',
#embed "../MockgenSupport/Change.swift"
        , '\n',
#embed "../MockgenSupport/Lens.swift"
        , '\n',
#embed "../MockgenSupport/Issues.swift"
        , '\n',
#embed "../MockgenSupport/Recording.swift"
        , '\n',
#embed "../MockgenSupport/Scope.swift"
        , '\n',
#embed "../MockgenSupport/CallList.swift"
        , '\n',
#embed "../MockgenSupport/Matching.swift"
        , '\n',
#embed "../MockgenSupport/Texts.swift"
        , '\n',
#embed "../MockgenSupport/Lifetimes.swift"
        , '\n',
#embed "../MockgenSupport/Calls.swift"
        , '\n',
#embed "../MockgenSupport/Answers.swift"
        , '\n',
#embed "../MockgenSupport/Isolation.swift"
        , '\n',
#embed "../MockgenSupport/Wrapping.swift"
        , '\n',
#embed "../MockgenSupport/CallStub.swift"
        , '\n',
#embed "../MockgenSupport/Mistakes.swift"
        , '\n',
#embed "LibraryWords.swift"
        , '\n',
#embed "../MockgenSupport/ClosureStubs.swift"
        , 0};
    return text;
}
