/// A statement of a body, without its indentation.
enum Statement: ExpressibleByStringInterpolation {
    case line(String)
    /// `header {` … `}`, and the text after the brace.
    case block(String, [Statement], end: String = "")

    init(stringLiteral text: String) { self = .line(text) }
}

extension Code {
    mutating func write(_ body: [Statement]) {
        for statement in body {
            switch statement {
            case .line(let text): line(text)
            case .block(let header, let body, let end): block(header, end: end) { $0.write(body) }
            }
        }
    }
}
