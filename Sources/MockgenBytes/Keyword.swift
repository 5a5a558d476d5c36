/// A word that can begin a declaration of interest: its keyword, or a modifier.
package enum Keyword: UInt8 {
    case actor, `class`, `enum`, `extension`, `import`, `protocol`, `struct`, `typealias`
    case `fileprivate`, `internal`, open, package, `private`, `public`
    case distributed, final, indirect, nonisolated
}

extension Lexer {
    package func keyword(_ word: Token) -> Keyword? {
        switch word.end - word.start {
        case 4: matches(word, "enum") ? .enum : matches(word, "open") ? .open : nil
        case 5: matches(word, "class") ? .class : matches(word, "final") ? .final : matches(word, "actor") ? .actor : nil
        case 6: matches(word, "public") ? .public : matches(word, "struct") ? .struct : matches(word, "import") ? .import : nil
        case 7: matches(word, "private") ? .private : matches(word, "package") ? .package : nil
        case 8: matches(word, "internal") ? .internal : matches(word, "protocol") ? .protocol : matches(word, "indirect") ? .indirect : nil
        case 9: matches(word, "extension") ? .extension : matches(word, "typealias") ? .typealias : nil
        case 11:
            matches(word, "nonisolated")
                ? .nonisolated : matches(word, "fileprivate") ? .fileprivate : matches(word, "distributed") ? .distributed : nil
        default: nil
        }
    }
}
