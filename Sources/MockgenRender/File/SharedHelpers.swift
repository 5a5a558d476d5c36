import MockgenModel

/// The helpers that a module needs once, in one of its files of mocks.
package struct SharedHelpers: Sendable {
    let needs: Set<HelperType>
    let hiddenNames: Set<StandardName>
    /// Whether the file has no mocks. Then it can import Testing, whose names an app may also declare: `Issue`, `Comment`.
    let isAlone: Bool
    /// Whether no other file has mocks that use them.
    let isInOneFile: Bool

    /// For the file that declares the helpers.
    package init(among parts: [RenderedPart], isAlone: Bool = false, isInOneFile: Bool = true) {
        needs = parts.reduce(into: []) { $0.formUnion($1.needs) }
        self.isAlone = isAlone
        self.isInOneFile = isInOneFile
        hiddenNames = needs.isEmpty ? [] : parts.reduce(into: []) { $0.formUnion($1.hiddenNames) }
    }

    private init() { (needs, hiddenNames, isAlone, isInOneFile) = ([], [], false, false) }

    /// For all other files.
    package static let elsewhere = SharedHelpers()

    package var isEmpty: Bool { needs.isEmpty }

    var imports: [ImportLine] {
        guard isAlone, !isEmpty else { return [] }
        return ["Testing", "XCTest"].map { ImportLine(path: $0, conditions: ["canImport(\($0))"]) }
    }
}
