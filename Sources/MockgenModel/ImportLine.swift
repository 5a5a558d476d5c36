/// A line at the head of a generated file.
package struct ImportLine: Hashable, Comparable, Sendable {
    /// `Foundation`, `struct Foundation.Date`
    package var path: String
    /// `@testable`, `@preconcurrency`; sorted.
    package var attributes: [String]
    package var conditions: [String]

    package init(path: String, attributes: [String] = [], conditions: [String] = []) {
        self.path = path
        self.attributes = attributes
        self.conditions = conditions
    }

    package static func < (left: ImportLine, right: ImportLine) -> Bool {
        (left.conditions.joined(), left.path, left.attributes.joined()) < (right.conditions.joined(), right.path, right.attributes.joined())
    }
}

extension Sequence<ImportLine> {
    /// One line for each module: an import with attributes makes one without them superfluous, and a plain one one under a condition.
    package func merged() -> [ImportLine] {
        var merged: [ImportLine] = []
        for line in Set(self).sorted() {
            if let same = merged.firstIndex(where: { $0.path == line.path && $0.conditions == line.conditions }) {
                merged[same].attributes = Set(merged[same].attributes + line.attributes).sorted()
            } else if !merged.contains(where: { $0.path == line.path && $0.conditions.isEmpty }) {
                merged.append(line)
            }
        }
        return merged
    }
}
