// Nothing is declared here. The first import of SwiftSyntax has the compiler read its interfaces, which takes some eight seconds on
// one core. This target depends on nothing, so that this begins with the build and runs beside the rooms that do not need it; when
// it is the turn of MockgenSyntax, the result lies in the module cache.
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
