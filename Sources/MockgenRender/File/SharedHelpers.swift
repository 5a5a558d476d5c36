import MockgenModel

/// The helpers that a module needs once, in one of its files of mocks.
package struct SharedHelpers: Sendable {
    let needs: Set<HelperType>
    let hiddenNames: Set<StandardName>
    /// Whether the file belongs to tests and has no mocks. An app may declare names of Testing: `Issue`, `Comment`.
    let importsTesting: Bool
    /// Whether an import without an access level is internal.
    let areImportsInternal: Bool
    /// Whether no other file has mocks that use them.
    let isInOneFile: Bool

    /// For the file that declares the helpers.
    package init(
        among parts: [RenderedPart], importsTesting: Bool = false, areImportsInternal: Bool = false, isInOneFile: Bool = true
    ) {
        needs = parts.reduce(into: []) { $0.formUnion($1.needs) }
        self.importsTesting = importsTesting
        self.areImportsInternal = areImportsInternal
        self.isInOneFile = isInOneFile
        hiddenNames = needs.isEmpty ? [] : parts.reduce(into: []) { $0.formUnion($1.hiddenNames) }
    }

    /// For all other files.
    package static let elsewhere = SharedHelpers(among: [])

    package var isEmpty: Bool { needs.isEmpty }

    var text: String {
        SupportParts.text(needs, StandardTypes(hidden: hiddenNames), isInOneFile: isInOneFile, importsTesting: importsTesting)
    }

    var imports: [ImportLine] {
        guard importsTesting, !isEmpty else { return [] }
        let access = areImportsInternal && needs.contains(.publicStub) ? Access.public : nil
        return ["Testing", "XCTest"].map { ImportLine(path: $0, access: access, conditions: ["canImport(\($0))"]) }
    }
}
