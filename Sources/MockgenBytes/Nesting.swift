/// The nesting of brackets in a text. The parser needs twice the time for each `[` inside a `[` of a type, and uses the stack for every
/// bracket. Nobody writes code beyond these limits, but a broken generator may.
package enum Nesting {
    private static let limit = 100
    private static let squareLimit = 12

    /// Returns the offset of the first bracket that is nested too deeply.
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
            // `A<B`, not `a < b`, and only to the end of the line: a comparison has no closing bracket.
            case Byte.openAngle where token.start == previousEnd: angles += 1
            case Byte.closeAngle: angles = max(0, angles - 1)
            default: if token.startsLine { angles = 0 }
            }
            if squares > squareLimit || depth + squares + angles > limit { return token.start }
            previousEnd = token.end
        }
    }
}
