import MockgenConfig
import MockgenModel

struct TOMLTable {
    private struct Table {
        /// The keys in the order of the file, each with the index of a table or a value.
        var keys: [Located<String>] = []
        var tables: [String: Int] = [:]
        var values: [String: YAMLNode] = [:]
        let location: SourceLocation?
        /// Whether a header or an inline value defines it. Other tables exist only because a longer name contains them.
        var isDefined = false
    }

    private var all = [Table(location: nil)]
    /// The table of the following entries.
    private var current = 0

    mutating func open(_ path: [Located<String>]) throws(Diagnostic) {
        let table = try table(path, in: 0)
        guard !all[table].isDefined else { throw .definedTwice(path.last) }
        all[table].isDefined = true
        current = table
    }

    mutating func add(_ value: YAMLNode, to path: [Located<String>]) throws(Diagnostic) {
        guard let key = path.last else { return }
        let table = try table(Array(path.dropLast()), in: current)
        guard all[table].values[key.value] == nil, all[table].tables[key.value] == nil else { throw .definedTwice(key) }
        all[table].keys.append(key)
        all[table].values[key.value] = value
    }

    private mutating func table(_ path: [Located<String>], in start: Int) throws(Diagnostic) -> Int {
        var table = start
        for key in path {
            if let known = all[table].tables[key.value] {
                table = known
            } else {
                guard all[table].values[key.value] == nil else { throw .definedTwice(key) }
                all.append(Table(location: key.location))
                all[table].keys.append(key)
                all[table].tables[key.value] = all.count - 1
                table = all.count - 1
            }
        }
        return table
    }

    /// Returns the root table as a mapping.
    func node(at location: SourceLocation) -> YAMLNode { node(0, at: location) }

    private func node(_ number: Int, at location: SourceLocation) -> YAMLNode {
        let table = all[number]
        let entries = table.keys.compactMap { key -> YAMLEntry? in
            if let value = table.values[key.value] { return YAMLEntry(key: key, value: value) }
            return table.tables[key.value].map { YAMLEntry(key: key, value: node($0, at: key.location)) }
        }
        return YAMLNode(content: .mapping(entries), location: table.location ?? location)
    }
}

extension Diagnostic {
    fileprivate static func definedTwice(_ key: Located<String>?) -> Diagnostic {
        Diagnostic(
            .invalidTOML, cause: .setup, "'\(key?.value ?? "")' is defined a second time", help: "remove one of them", at: key?.location)
    }
}
