extension UnsafeBufferPointer<UInt8> {
    /// Returns the names that occur in the code and in the code inside strings, but not in comments.
    package func names(among wanted: Set<String>) -> Set<String> {
        let hashes = Set(wanted.map { hash(of: $0) })
        var found: Set<String> = []
        forEachName { word in
            // Most words are not among the names, so no string is created for them.
            guard hashes.contains(hash(of: word)) else { return }
            let name = String(decoding: word, as: UTF8.self)
            if wanted.contains(name) { found.insert(name) }
        }
        return found
    }

    package var names: Set<String> {
        var found: Set<String> = []
        forEachName { found.insert(String(decoding: $0, as: UTF8.self)) }
        return found
    }

    /// The fingerprint of these names. It does not depend on their order and their number.
    package var namesFingerprint: Fingerprint {
        var hashes: Set<UInt64> = []
        forEachName { hashes.insert(hash(of: $0)) }
        var fingerprint = Fingerprint()
        for hash in hashes.sorted() { fingerprint.add(Int(truncatingIfNeeded: hash)) }
        return fingerprint
    }

    private func forEachName(_ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
        func note(_ range: Range<Int>) { visit(UnsafeBufferPointer(rebasing: self[range])) }
        var lexer = Lexer(self)
        while true {
            let token = lexer.next()
            lexer.forgetComments()
            switch token.kind {
            case .end: return
            case .word: note(token.start..<token.end)
            case .escapedWord: note(token.start + 1..<token.end - 1)
            case .literal: forEachWord(in: token.start..<token.end, note)
            default: break
            }
        }
    }

    /// Calls the closure with each word of a string that contains code between `\(` and `)`.
    private func forEachWord(in range: Range<Int>, _ note: (Range<Int>) -> Void) {
        guard range.contains(where: { self[$0] == Byte.backslash }) else { return }
        var start = range.lowerBound
        for position in range where !Byte.isWord(self[position]) {
            if position > start { note(start..<position) }
            start = position + 1
        }
    }
}
