import MockgenModel
import SwiftSyntax

extension Slice {
    /// The problem of accessors without bodies that a mock cannot have: `{ borrow }`. The parser may not know the words, and then reads them
    /// as the body of a getter or leaves them out.
    func problem(of block: AccessorBlockSyntax) -> Diagnostic? {
        let words = block.tokens(viewMode: .sourceAccurate).dropFirst().dropLast()
            .filter { $0.ancestorOrSelf(mapping: { $0.as(AttributeSyntax.self) }) == nil }
        let later = words.filter { !knownWords.contains($0.text) }
        guard let first = later.first, later.allSatisfy({ laterWords.contains($0.text) }) else { return nil }
        let reason =
            later.allSatisfy { ["borrow", "mutate"].contains($0.text) }
            ? "a mock is a class, and the variables of a class do not satisfy 'borrow' and 'mutate'" : "protocols cannot have them yet"
        return Diagnostic(
            .unsupportedAccessor, cause: .code,
            "mockgen cannot mock the accessors '{ \(words.map(\.text).joined(separator: " ")) }': \(reason)",
            help: "write '{ get }' or '{ get set }', or leave the protocol out with 'exclude'", at: location(of: first))
    }
}

private let laterWords: Set<String> = [
    "borrow", "mutate", "yielding", "read", "modify", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
]
private let knownWords: Set<String> = ["get", "set", "async", "throws", "mutating", "nonmutating"]
