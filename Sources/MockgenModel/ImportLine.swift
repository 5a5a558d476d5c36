/// An import of a generated file.
package struct ImportLine: Comparable, Sendable {
    /// `Foundation`, `struct Foundation.Date`
    package var path: String
    /// `@testable`, `@preconcurrency`; sorted.
    package var attributes: [String]
    /// The access level of the import, if it is written: `public import`.
    package var access: Access?
    package var conditions: [String]
    /// Whether the declarations of the file name a type of the module. Otherwise only bodies use it.
    package var isNamed: Bool
    /// Whether they name one outside of the conformances of mocks.
    package var isInSignatures: Bool
    package var reexports: Set<String>

    package init(
        path: String, attributes: [String] = [], access: Access? = nil, conditions: [String] = [], isNamed: Bool = true,
        isInSignatures: Bool = true, reexports: Set<String> = []
    ) {
        self.path = path
        self.attributes = attributes
        self.access = access
        self.conditions = conditions
        self.isNamed = isNamed
        self.isInSignatures = isInSignatures
        self.reexports = reexports.union(Self.partsOfSystemModules[path] ?? [])
    }

    /// The modules that modules of the toolchain re-export and share names with: such a name is ambiguous in a file that imports both.
    private static let partsOfSystemModules: [String: Set<String>] = [
        "Foundation": ["FoundationEssentials", "FoundationInternationalization"]
    ]

    private var sortKey: (String, String, String, String) {
        (conditions.joined(), path, attributes.joined(), access?.rawValue ?? "")
    }

    package static func < (left: ImportLine, right: ImportLine) -> Bool {
        left.sortKey < right.sortKey
    }
}

extension ImportLine: Hashable {
    /// Ignores `reexports`, which can be long and is the same in all lines of a module.
    package static func == (left: ImportLine, right: ImportLine) -> Bool {
        left.sortKey == right.sortKey && left.isNamed == right.isNamed && left.isInSignatures == right.isInSignatures
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(attributes)
    }
}
