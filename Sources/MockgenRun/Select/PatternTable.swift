import MockgenConfig
import MockgenModel

/// The names and globs of one key of the configuration. Finding a name needs no search.
struct PatternTable {
    let patterns: [Located<Pattern>]
    private let names: [String: Int]
    private let globs: [Int]

    init(_ patterns: [Located<Pattern>]) {
        self.patterns = patterns
        let numbered = patterns.enumerated()
        names = Dictionary(numbered.filter { !$1.value.isGlob }.map { ($1.value.text, $0) }) { first, _ in first }
        globs = numbered.filter { $1.value.isGlob }.map { number, _ in number }
    }

    func first(matchingAnyOf declarationNames: [String]) -> Located<Pattern>? {
        let exact = declarationNames.compactMap { names[$0] }.min() ?? patterns.count
        let glob = globs.first { number in number < exact && declarationNames.contains(where: patterns[number].value.matches) } ?? exact
        return glob < patterns.count ? patterns[glob] : nil
    }

    func hasName(in declarationNames: [String]) -> Bool { declarationNames.contains { names[$0] != nil } }
}
