import MockgenBytes
import SwiftParser
package import SwiftSyntax

/// Parses a text that is no declaration of a source. Nil if it is nested too deeply: the parser would not end, or would use up the stack.
package func parsedText(_ bytes: [UInt8]) -> SourceFileSyntax? {
    bytes.withUnsafeBufferPointer { Nesting.firstExcess(in: $0) == nil ? Parser.parse(source: $0) : nil }
}
