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

extension Sequence<ImportLine> {
    /// Returns one line for each module. An import with attributes replaces one without, and an unconditional import replaces one inside
    /// `#if`. Drops plain imports of modules that another one re-exports.
    package func merged() -> [ImportLine] {
        var merged: [ImportLine] = []
        for line in Set(self).sorted() {
            if let same = merged.firstIndex(where: { $0.path == line.path && $0.conditions == line.conditions }) {
                merged[same].attributes = Set(merged[same].attributes + line.attributes).sorted()
                merged[same].access = [merged[same].access, line.access].compactMap(\.self).max()
            } else if !merged.contains(where: { $0.path == line.path && $0.conditions.isEmpty && $0.access == line.access }) {
                merged.append(line)
            }
        }
        for line in merged where line.attributes.isEmpty {
            guard let other = merged.firstIndex(where: { $0.conditions.isEmpty && $0.reexports.contains(line.path) }) else { continue }
            merged[other].access = [merged[other].access, line.access].compactMap(\.self).max()
            merged.removeAll { $0.path == line.path && $0.conditions == line.conditions }
        }
        // An import of one declaration has the attributes and the access of the import of its module.
        for index in merged.indices {
            let module = merged[index].path.split(separator: " ").last?.split(separator: ".").first
            guard merged[index].path.contains(" "), let line = merged.first(where: { $0.path[...] == module && $0.conditions.isEmpty })
            else {
                continue
            }
            (merged[index].attributes, merged[index].access) = (line.attributes, line.access)
        }
        return merged
    }
}
