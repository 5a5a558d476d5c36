/// The extensions of all files, by the name of the type that they extend.
struct ExtensionTable: Sendable {
    struct Place: Comparable {
        let module: Int
        let file: Int
        let number: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.module, left.file, left.number) < (right.module, right.file, right.number)
        }
    }

    private var places: [String: [Place]] = [:]
    /// The extensions of aliases, for types of any name.
    private var ofAliases: [Place] = []

    mutating func add(_ place: Place, of path: [String], isOfAlias: Bool) {
        guard let name = path.last else { return }
        if isOfAlias { ofAliases.append(place) } else { places[name, default: []].append(place) }
    }

    func places(named name: String) -> [Place] {
        let named = places[name] ?? []
        return ofAliases.isEmpty ? named.sorted() : (named + ofAliases).sorted()
    }
}
