struct ExtensionTable: Sendable {
    struct Entry: Comparable {
        let module: Int
        let file: Int
        let number: Int

        static func < (left: Entry, right: Entry) -> Bool {
            (left.module, left.file, left.number) < (right.module, right.file, right.number)
        }
    }

    private var entries: [String: [Entry]] = [:]
    /// The extensions of aliases, for types of any name.
    private var ofAliases: [Entry] = []

    mutating func add(_ entry: Entry, of path: [String], isOfAlias: Bool) {
        guard let name = path.last else { return }
        if isOfAlias { ofAliases.append(entry) } else { entries[name, default: []].append(entry) }
    }

    func entries(named name: String) -> [Entry] {
        let named = entries[name] ?? []
        return ofAliases.isEmpty ? named.sorted() : (named + ofAliases).sorted()
    }
}
