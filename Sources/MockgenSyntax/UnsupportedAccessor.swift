import MockgenModel
import SwiftSyntax

/// Accessors without bodies that no protocol can have yet: `{ yielding borrow }`.
struct UnsupportedAccessor {
    private let text: String
    private let location: SourceLocation

    /// Nil for other accessors. The parser may not know the words, and then reads them as the body of a getter or leaves them out.
    init?(_ block: AccessorBlockSyntax, in slice: Slice) {
        let words = block.tokens(viewMode: .sourceAccurate).dropFirst().dropLast()
        guard let word = words.first(where: { laterWords.contains($0.text) }),
            words.allSatisfy({ laterWords.contains($0.text) || knownWords.contains($0.text) })
        else { return nil }
        text = words.map(\.text).joined(separator: " ")
        location = slice.location(of: word)
    }

    var problem: Diagnostic {
        Diagnostic(
            .unsupportedAccessor, cause: .code,
            "mockgen cannot mock the accessors '{ \(text) }': protocols of this Swift version have only 'get' and 'set'",
            help: "write '{ get }' or '{ get set }'", at: location)
    }
}

private let laterWords: Set<String> = [
    "borrow", "mutate", "yielding", "read", "modify", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
]
private let knownWords: Set<String> = ["get", "set", "async", "throws", "mutating", "nonmutating"]
