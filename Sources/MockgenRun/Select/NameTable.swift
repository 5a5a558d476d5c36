import MockgenConfig
import MockgenResolution

/// Declarations by the names that the configuration can use for them. A long list of names would be slow without the table.
struct NameTable {
    typealias Reference = SourceIndex.Reference

    private let references: [Reference]
    /// The indices of the declarations with each name, in order.
    private var numbers: [String: [Int]] = [:]

    init(_ references: [Reference], in index: SourceIndex) {
        self.references = references
        numbers.reserveCapacity(references.count * 2)
        for (number, reference) in references.enumerated() {
            for name in index.names(of: reference) where numbers[name]?.last != number { numbers[name, default: []].append(number) }
        }
    }

    func references(named name: String) -> [Reference] { (numbers[name] ?? []).map { references[$0] } }

    func references(matching pattern: Pattern) -> [Reference] {
        guard pattern.isGlob else { return references(named: pattern.text) }
        let matching = numbers.reduce(into: Set<Int>()) { if pattern.matches($1.key) { $0.formUnion($1.value) } }
        return matching.sorted().map { references[$0] }
    }
}
