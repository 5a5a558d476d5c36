#include "DiagnosticsArticle.h"

// SwiftPM does not know the standard that has `#embed`.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *textOfDiagnosticsArticle(void) {
    static const char text[] = {
#embed "../mockgen/Mockgen.docc/Diagnostics.md"
        , 0};
    return text;
}
