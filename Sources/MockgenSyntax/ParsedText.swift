import MockgenBytes
import SwiftParser
package import SwiftSyntax

/// Parses a text that is not a declaration of a source file. Nil if the text is nested too deeply for the parser's time and stack.
package func parsedText(_ bytes: [UInt8]) -> SourceFileSyntax? {
    bytes.withUnsafeBufferPointer { Nesting.firstExcess(in: $0) == nil ? Parser.parse(source: $0) : nil }
}
