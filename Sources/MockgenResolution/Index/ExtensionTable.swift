import MockgenOutline

struct ExtensionTable: Sendable {
    struct Entry: Comparable {
        let module: Int
        let file: Int
        let number: Int

        var sourceFile: SourceFile { SourceFile(module: module, file: file) }

        static func < (left: Entry, right: Entry) -> Bool {
            (left.module, left.file, left.number) < (right.module, right.file, right.number)
        }
    }

    private var entries: [String: [Entry]] = [:]
    /// The extensions of aliases, for types of any name.
    private var ofAliases: [Entry] = []

    mutating func add(_ file: SourceIndex.File, at place: SourceFile, isAlias: (String) -> Bool) {
        for (number, found) in file.outline.extensions.enumerated() {
            let entry = Entry(module: place.module, file: place.file, number: number)
            if isAlias(found.extended.joined(separator: ".")) {
                ofAliases.append(entry)
            } else if let name = found.extended.last {
                entries[name, default: []].append(entry)
            }
        }
    }

    func entries(named name: String) -> [Entry] {
        let named = entries[name] ?? []
        return ofAliases.isEmpty ? named.sorted() : (named + ofAliases).sorted()
    }
}
