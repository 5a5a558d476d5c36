import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

extension Selection {
    /// Returns a warning for each name in the target's own sources that is almost the name of a mock, or the name of the mock of a related
    /// type. With `used`, a misspelled name selects no protocol, so nothing else tells.
    /// - Parameters:
    ///   - unused: the protocols that no test uses.
    ///   - chosen: the protocols that have mocks.
    func misspelledMocks(among unused: [Reference], besides chosen: [Reference]) -> [Diagnostic] {
        guard !unused.isEmpty, let own, let number = index.number(ofModule: own.name) else { return [] }
        let names = Set(unused.map { index.mockName(of: $0, in: target) })
        // Comparing every word of the tests with every name would be slow.
        let near = Dictionary(grouping: names.flatMap { name in name.ends.map { (end: $0, name: name) } }, by: \.end)
            .mapValues { KnownNames($0.map(\.name)) }
        let related = Dictionary(
            unused.flatMap { reference in
                let template = index.settings(for: reference, in: target).name.value
                let mock = index.mockName(of: reference, in: target)
                return index.declaration(reference).name.relatedNames.map { (template.name(forProtocol: $0), mock) }
            }, uniquingKeysWith: min)
        let known = names.union(chosen.map { index.mockName(of: $0, in: target) }).union(target.combined.map(\.name.value))
            .union((index.types + index.protocols).map { index.declaration($0).name })
        var seen: Set<String> = []
        var warnings: [Diagnostic] = []
        for file in index.files[number] {
            for word in file.text.names.sorted() where word.first?.isUppercase == true && !known.contains(word) {
                guard let name = word.ends.firstNonNil({ near[$0]?.nearest(to: word, atMost: 2) }) ?? related[word],
                    seen.insert(word).inserted, let offset = file.text.firstOffset(ofName: word)
                else { continue }
                warnings.append(.misspelledMock(word, of: name, at: file.text.location(at: offset)))
            }
        }
        return warnings
    }
}

extension String {
    /// The beginning and the end of a name. A name with one mistake has one of them.
    fileprivate var ends: [String] { count < 8 ? [] : ["<\(prefix(4))", ">\(suffix(4))"] }

    /// The names of types that a protocol often belongs to: `UserService` for `UserServicing` and for `UserServiceProtocol`.
    fileprivate var relatedNames: [String] {
        let endings = ["ing": ["", "e", "er", "or"], "able": ["", "e"], "Protocol": [""], "Type": [""], "Interface": [""]]
        return endings.flatMap { ending, others in hasSuffix(ending) ? others.map { dropLast(ending.count) + $0 } : [] }
    }
}

extension Diagnostic {
    fileprivate static func misspelledMock(_ name: String, of mock: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .misspelledMock, .warning, cause: .code, "'\(name)' is not the name of a mock, so 'protocols: used' selects no protocol for it",
            help: "did you mean '\(mock)'?", at: location)
    }
}
