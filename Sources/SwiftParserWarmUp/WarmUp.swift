// This file declares nothing. When a build imports SwiftSyntax for the first time, the compiler reads its interfaces, which takes eight
// seconds on one core. This target has no dependencies, so the compiler does this at the start of the build, at the same time as it compiles
// other targets. MockgenSyntax then finds the result in the module cache.
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
