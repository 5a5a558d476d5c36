import MockgenConfig

/// The names and globs of one key of the configuration, of which the names need no search.
struct PatternTable {
    private let patterns: [Located<Pattern>]
    /// The number of the first pattern that is exactly this name.
    private let names: [String: Int]
    private let globs: [Int]

    init(_ patterns: [Located<Pattern>]) {
        self.patterns = patterns
        let numbered = patterns.enumerated()
        names = Dictionary(numbered.filter { !$1.value.isGlob }.map { ($1.value.text, $0) }) { first, _ in first }
        globs = numbered.filter { $1.value.isGlob }.map { number, _ in number }
    }

    /// Returns the first pattern that matches one of the names of a declaration.
    func first(matchingAnyOf declarationNames: [String]) -> Located<Pattern>? {
        let exact = declarationNames.compactMap { names[$0] }.min() ?? patterns.count
        let glob = globs.first { number in number < exact && declarationNames.contains(where: patterns[number].value.matches) } ?? exact
        return glob < patterns.count ? patterns[glob] : nil
    }

    /// Whether a pattern is exactly one of the names of a declaration.
    func hasName(in declarationNames: [String]) -> Bool { declarationNames.contains { names[$0] != nil } }
}
