import MockgenModel

extension String {
    /// `URLString` -> `urlString`, `URL` -> `url`, `Load` -> `load`
    var loweredFirstWord: String {
        let capitals = prefix(while: \.isUppercase)
        guard capitals.count > 1 else { return capitals.lowercased() + dropFirst(capitals.count) }
        let rest = dropFirst(capitals.count)
        let beginsWord = rest.first?.isLowercase == true
        return capitals.dropLast(beginsWord ? 1 : 0).lowercased() + capitals.suffix(beginsWord ? 1 : 0) + rest
    }

    /// The characters that an identifier can have, each word capitalized: `[String: Int]?` -> `StringInt`.
    var identifierWords: String {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0).capitalizedFirst }.joined()
    }
}
