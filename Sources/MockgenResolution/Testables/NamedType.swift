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
