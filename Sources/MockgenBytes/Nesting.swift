/// The depth of the syntax in a text. The parser needs twice the time for each `[` inside a `[` of a type, and every level needs space on
/// the stack. People do not write code beyond these limits, but a broken generator may.
package struct Nesting {
    private static let limit = 100
    private static let squareLimit = 12
    /// `A.B.C`, `Int???` and `a().b()` need little space on the stack for each link.
    private static let chainLimit = 500
    private static let stringLimit = 30

    private var depth = 0
    private var squares = 0
    private var angles = 0
    private var links = 0
    private var arrows = 0

    package static func firstExcess(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var nesting = Nesting()
        return nesting.addTokens(of: text)
    }

    private mutating func addTokens(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        var lexer = Lexer(text)
        var previous = Token(kind: .end, start: 0, end: 0, byte: 0, startsLine: true)
        while true {
            let token = lexer.next()
            lexer.forgetComments()
            switch token.kind {
            case .end: return nil
            case .pound:
                if lexer.matches(token, "#if") { depth += 1 }
                if lexer.matches(token, "#endif") { depth -= 1 }
            case .word, .escapedWord:
                if previous.byte != Byte.dot { links = 0 }
                if token.startsLine { beginStatement() }
            case .literal: if token.startsLine { beginStatement() }
            case .sign: add(token, after: previous, isArrow: lexer.isArrow(token))
            }
            if isTooDeep || lexer.deepestStrings > Self.stringLimit { return token.start }
            if case .literal = token.kind {
                for range in lexer.interpolations where range.lowerBound >= token.start {
                    // An interpolation is nested as deeply as its string.
                    var inner = self
                    if let offset = inner.addTokens(of: UnsafeBufferPointer(rebasing: text[range])) { return range.lowerBound + offset }
                }
            }
            previous = token
        }
    }

    private var isTooDeep: Bool {
        squares > Self.squareLimit || depth + squares + angles > Self.limit || links > Self.chainLimit || arrows > Self.limit
    }

    private mutating func beginStatement() { (angles, links, arrows) = (0, 0, 0) }

    private mutating func add(_ token: Token, after previous: Token, isArrow: Bool) {
        switch token.byte {
        case Byte.openParen: depth += 1
        case Byte.closeParen: depth -= 1
        case Byte.openBracket: squares += 1
        case Byte.closeBracket: squares -= 1
        case Byte.openBrace:
            depth += 1
            beginStatement()
        case Byte.closeBrace:
            depth -= 1
            beginStatement()
        // `A<B`, not `a < b`, and only to the end of the line: a comparison has no closing bracket.
        case Byte.openAngle where token.start == previous.end: angles += 1
        case Byte.closeAngle where isArrow: arrows += 1
        case Byte.closeAngle: angles = max(0, angles - 1)
        case Byte.dot, Byte.question, Byte.exclamation: links += 1
        case Byte.comma, Byte.colon, Byte.equals, Byte.semicolon: (links, arrows) = (0, 0)
        default: break
        }
    }
}
