package import MockgenModel

// SwiftSyntax and SwiftDiagnostics have types of these names too; in this room the plain names mean ours.
package typealias SourceLocation = MockgenModel.SourceLocation
package typealias Diagnostic = MockgenModel.Diagnostic
