package import MockgenModel

/// A type that the configuration names, and where it does.
package struct NamedType {
    package let reference: SourceIndex.Reference
    package let location: SourceLocation

    package init(reference: SourceIndex.Reference, location: SourceLocation) {
        self.reference = reference
        self.location = location
    }
}

extension Diagnostic {
    package static func notTestable(
        _ name: String, _ reason: String, help: String, at location: SourceLocation, declared: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .notTestable, cause: .code, "'\(name)' cannot have a testable subclass: \(reason)", help: help, at: location,
            notes: [.init("declared here", at: declared)])
    }
}
