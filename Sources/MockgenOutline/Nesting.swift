/// How deep the brackets of a text are nested. The parser takes twice as long for each `[` within a `[` of a type, and a level of
/// the stack for every bracket; no one writes what is beyond these limits, but a broken generator of sources may.
package enum Nesting {
    private static let limit = 100
    private static let squareLimit = 12

    /// Where the first bracket is that is too deep.
    package static func firstExcess(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var lexer = Lexer(text)
        var (depth, squares, angles) = (0, 0, 0)
        var previousEnd = 0
        while true {
            let token = lexer.next()
            if case .end = token.kind { return nil }
            switch token.byte {
            case Byte.openParen: depth += 1
            case Byte.closeParen: depth -= 1
            case Byte.openBracket: squares += 1
            case Byte.closeBracket: squares -= 1
            case Byte.openBrace:
                depth += 1
                angles = 0
            case Byte.closeBrace:
                depth -= 1
                angles = 0
            // `A<B`, not `a < b`, and no further than the line: a comparison has no end.
            case Byte.openAngle where token.start == previousEnd: angles += 1
            case Byte.closeAngle: angles = max(0, angles - 1)
            default: if token.startsLine { angles = 0 }
            }
            if squares > squareLimit || depth + squares + angles > limit { return token.start }
            previousEnd = token.end
        }
    }
}
