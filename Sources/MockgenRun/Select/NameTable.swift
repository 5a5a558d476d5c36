import MockgenConfig
import MockgenResolution

/// Declarations by the names that the configuration may use for them, so that a long list of names does not search all of them each time.
struct NameTable {
    typealias Reference = SourceIndex.Reference

    private let references: [Reference]
    /// The numbers of the declarations of each name, in order.
    private var numbers: [String: [Int]] = [:]

    init(_ references: [Reference], in index: SourceIndex) {
        self.references = references
        numbers.reserveCapacity(references.count * 2)
        for (number, reference) in references.enumerated() {
            for name in index.names(of: reference) where numbers[name]?.last != number { numbers[name, default: []].append(number) }
        }
    }

    /// Returns the declarations with this name, in the order of the table.
    func references(named name: String) -> [Reference] { (numbers[name] ?? []).map { references[$0] } }

    /// Returns the declarations with a name that the pattern matches, in the order of the table.
    func references(matching pattern: Pattern) -> [Reference] {
        guard pattern.isGlob else { return references(named: pattern.text) }
        let matching = numbers.reduce(into: Set<Int>()) { if pattern.matches($1.key) { $0.formUnion($1.value) } }
        return matching.sorted().map { references[$0] }
    }
}
