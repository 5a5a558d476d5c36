/// A line at the head of a generated file.
package struct ImportLine: Comparable, Sendable {
    /// `Foundation`, `struct Foundation.Date`
    package var path: String
    /// `@testable`, `@preconcurrency`; sorted.
    package var attributes: [String]
    /// Who may see what comes from the module, where an import does not say so by itself: `public import`.
    package var access: Access?
    package var conditions: [String]
    /// Whether the declarations of the file name something of it, or its bodies at most.
    package var isNamed: Bool
    /// Whether they name it elsewhere than as what a mock conforms to.
    package var isInSignatures: Bool
    /// The modules that come with this one: those that it re-exports.
    package var handedOn: Set<String>

    package init(
        path: String, attributes: [String] = [], access: Access? = nil, conditions: [String] = [], isNamed: Bool = true,
        isInSignatures: Bool = true, handedOn: Set<String> = []
    ) {
        self.path = path
        self.attributes = attributes
        self.access = access
        self.conditions = conditions
        self.isNamed = isNamed
        self.isInSignatures = isInSignatures
        self.handedOn = handedOn
    }

    private var sortKey: (String, String, String, String) {
        (conditions.joined(), path, attributes.joined(), access?.rawValue ?? "")
    }

    package static func < (left: ImportLine, right: ImportLine) -> Bool {
        left.sortKey < right.sortKey
    }
}

extension ImportLine: Hashable {
    /// What a module hands on is the same in all its lines, and may be much.
    package static func == (left: ImportLine, right: ImportLine) -> Bool {
        left.sortKey == right.sortKey && left.isNamed == right.isNamed && left.isInSignatures == right.isInSignatures
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(attributes)
    }
}

extension Sequence<ImportLine> {
    /// One line for each module: an import with attributes makes one without them superfluous, and a plain one one under a condition.
    /// What another of the modules hands on need not be imported, unless in a way of its own.
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
            guard let other = merged.firstIndex(where: { $0.conditions.isEmpty && $0.handedOn.contains(line.path) }) else { continue }
            merged[other].access = [merged[other].access, line.access].compactMap(\.self).max()
            merged.removeAll { $0.path == line.path && $0.conditions == line.conditions }
        }
        // One thing of a module is imported as the module is.
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
