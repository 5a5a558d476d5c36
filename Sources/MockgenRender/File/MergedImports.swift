package import MockgenModel

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
