package import MockgenModel

// SwiftSyntax and SwiftDiagnostics also have types with these names.
package typealias SourceLocation = MockgenModel.SourceLocation
package typealias Diagnostic = MockgenModel.Diagnostic
