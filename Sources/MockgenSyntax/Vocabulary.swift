package import MockgenModel

// SwiftSyntax and SwiftDiagnostics have types with these names too. In this module, the plain names are those of MockgenModel.
package typealias SourceLocation = MockgenModel.SourceLocation
package typealias Diagnostic = MockgenModel.Diagnostic
