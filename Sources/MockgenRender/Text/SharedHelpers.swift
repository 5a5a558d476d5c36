import MockgenModel

/// What the mocks of a module need once, in one of its files.
package struct SharedHelpers: Sendable {
    let needs: Set<HelperType>
    let hiddenNames: Set<StandardName>

    /// For the file that declares them.
    package init(among parts: [RenderedPart]) {
        let needs = parts.reduce(into: Set<HelperType>()) { $0.formUnion($1.needs.filter(\.isShared)) }
        self.needs = needs.contains(.publicStub) ? [.publicStub] : needs
        hiddenNames = needs.isEmpty ? [] : parts.reduce(into: []) { $0.formUnion($1.hiddenNames) }
    }

    private init() { (needs, hiddenNames) = ([], []) }

    /// For all other files.
    package static let elsewhere = SharedHelpers()

    package var isEmpty: Bool { needs.isEmpty }
}
