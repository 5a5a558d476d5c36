package import MockgenModel

extension Sequence<ImportLine> {
    /// Returns one line for each module. An import with attributes replaces one without, and an unconditional import replaces one inside
    /// `#if`. Drops plain imports of modules that another one re-exports.
    package func merged() -> [ImportLine] {
        var merged = MergedImports()
        for line in Set(self).sorted() { merged.add(line) }
        merged.dropReexported()
        merged.completeDeclarations()
        return merged.lines.compactMap(\.self)
    }
}

private struct MergedImports {
    /// A dropped line is nil.
    private(set) var lines: [ImportLine?] = []
    /// The numbers of the lines with each path: a configuration can have thousands of imports.
    private var numbers: [String: [Int]] = [:]

    mutating func add(_ line: ImportLine) {
        if let same = first(line.path, where: { $0.conditions == line.conditions }) {
            lines[same]?.add(line.attributes)
            lines[same]?.raiseAccess(to: line.access)
        } else if first(line.path, where: { $0.conditions.isEmpty && $0.access == line.access }) == nil {
            numbers[line.path, default: []].append(lines.count)
            lines.append(line)
        }
    }

    mutating func dropReexported() {
        var reexporters: [String: [Int]] = [:]
        for (number, line) in lines.enumerated() {
            guard let line, line.conditions.isEmpty else { continue }
            for path in line.reexports where numbers[path] != nil { reexporters[path, default: []].append(number) }
        }
        for (number, line) in lines.enumerated() {
            guard let line, line.attributes.isEmpty, let other = reexporters[line.path]?.first(where: { lines[$0] != nil }) else {
                continue
            }
            lines[other]?.raiseAccess(to: line.access)
            lines[number] = nil
        }
    }

    /// An import of one declaration has the attributes and the access of the import of its module.
    mutating func completeDeclarations() {
        for (number, line) in lines.enumerated() {
            guard let line, line.path.contains(" "), let module = line.path.split(separator: " ").last?.split(separator: ".").first,
                let other = first(String(module), where: \.conditions.isEmpty), let whole = lines[other]
            else { continue }
            lines[number]?.attributes = whole.attributes
            lines[number]?.access = whole.access
        }
    }

    private func first(_ path: String, where isMeant: (ImportLine) -> Bool) -> Int? {
        numbers[path]?.first { number in lines[number].map(isMeant) ?? false }
    }
}

extension ImportLine {
    fileprivate mutating func add(_ others: [String]) { attributes = Set(attributes + others).sorted() }

    fileprivate mutating func raiseAccess(to other: Access?) { access = [access, other].compactMap(\.self).max() }
}
