package struct Words {
    package private(set) var hashes: [UInt64] = []
    package private(set) var headCount = 0
    package private(set) var headEnd: Int
    package private(set) var declaresTypes = false

    /// - Parameter withBody: whether to read the words after the first brace, too.
    package init(of text: UnsafeBufferPointer<UInt8>, withBody: Bool) {
        headEnd = text.count
        var lexer = Lexer(text)
        var isInBody = false
        while true {
            let token = lexer.next()
            lexer.forgetComments()
            var range: Range<Int>?
            switch token.kind {
            case .end:
                if !isInBody { headCount = hashes.count }
                return
            case .word: range = token.start..<token.end
            case .escapedWord: range = token.start + 1..<token.end - 1
            case .sign where token.byte == Byte.openBrace && !isInBody:
                (isInBody, headEnd, headCount) = (true, token.start, hashes.count)
                guard withBody else { return }
            default: break
            }
            guard let range else { continue }
            if isInBody, lexer.matches(range, "associatedtype") || lexer.matches(range, "typealias") { declaresTypes = true }
            hashes.append(hash(of: UnsafeBufferPointer(rebasing: text[range])))
        }
    }
}
