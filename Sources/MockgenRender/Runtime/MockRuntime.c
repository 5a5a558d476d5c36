#include "MockRuntime.h"

// SwiftPM does not know the standard that has `#embed`.
#pragma clang diagnostic ignored "-Wc23-extensions"

// This is C because Swift has no `#embed`: the compiler needs 1.7 seconds for an array with as many bytes, and every user waits for it.
const char *textOfMockRuntime(void) {
    static const char text[] = {
#embed "Recording.swift"
        , '\n',
#embed "Calls.swift"
        , '\n',
#embed "Answers.swift"
        , '\n',
#embed "Stubs.swift"
        , 0};
    return text;
}
