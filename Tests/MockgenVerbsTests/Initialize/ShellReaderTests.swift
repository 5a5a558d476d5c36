import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

@Suite struct ShellReaderTests {
    /// Words are separated by `|`, and an expansion without a known value is in `‹›`.
    @Test(arguments: [
        ("", []),
        ("a b  c", ["a|b|c"]),
        ("a 'b c' \"d e\" f\\ g ''", ["a|b c|d e|f g|"]),
        ("a # b\nc#d", ["a", "c#d"]),
        ("a; b && c || d | e & f", ["a", "b", "c", "d", "e", "f"]),
        ("a \\\n  b \\\r\n  c\r\nd", ["a|b|c", "d"]),
        ("if a; then b; fi", ["if|a", "then|b", "fi"]),
        ("(a b)", ["a|b"]),
        ("a > b 2>&1 < c", ["a"]),
        ("a <<EOF\nit's b\nEOF\nc", ["a", "c"]),
        ("a <<-'END' <<B\n one\n\tEND\ntwo\nB\nc", ["a", "c"]),
        ("A=b\na $A ${A}c \"$A\" '$A' \\$A", ["a|b|bc|b|$A|$A"]),
        ("A='b c'\na $A \"$A\" x$A", ["a|b|c|b c|xb|c"]),
        ("export A=b; local C=$A; a $C", ["a|b"]),
        ("A=b a $A\na $A", ["a|‹$A›", "a|‹$A›"]),
        ("a $A ${B}c \"$1\" $@ $", ["a|‹$A›|‹${B}›c|‹$1›|‹$@›|$"]),
        ("a ${A:-b} ${C:-$D} ${E%x}", ["a|b|‹${C:-$D}›|‹${E%x}›"]),
        ("A=1; a ${A:-b}", ["a|1"]),
        ("a $(b 'c)' \"$(d)\") `e f`g", ["a|‹$(b 'c)' \"$(d)\")›|‹`e f`›g"]),
        ("A=$(pwd)/b\na \"$A/c\"", ["a|‹$(pwd)›/b/c"]),
        ("A=1\nfor A in 1 2; do a $A; done", ["for|A|in|1|2", "do|a|‹$A›", "done"]),
        ("A=(1 2)\na $A ${A[@]}", ["a|‹$A›|‹${A[@]}›"]),
        ("a \"b\\\"c\\d\\\n e\"", ["a|b\"c\\d e"]),
        ("a b=c --d=e", ["a|b=c|--d=e"]),
    ])
    func words(_ script: String, _ expected: [String]) throws {
        let commands = try ShellReader.read(Array(script.utf8), path: "file")
        let found = commands.map { command in
            command.words.map { $0.pieces.map { $0.isKnown ? $0.text : "‹\($0.text)›" }.joined() }.joined(separator: "|")
        }
        #expect(found == expected, "\(script)")
    }

    @Test func knowsThePlaces() throws {
        let file = MarkedText("# é\n📍a 📍'é' 📍b \\\n  📍\"$C\"\n📍d", path: "file")
        let commands = try ShellReader.read(file.bytes, path: "file")
        #expect(commands.flatMap(\.words).map(\.location.description) == file.locations.map(\.description))
    }

    @Test(arguments: [
        ("a 📍'b", "this quote is not closed"),
        ("a b📍\"c\nd", "this quote is not closed"),
        ("a 📍`b", "this quote is not closed"),
        ("a $📍(b", "this bracket is not closed"),
        ("a \"$📍{b\"", "this bracket is not closed"),
        ("a=📍(b", "this bracket is not closed"),
    ])
    func reports(_ marked: String, _ message: String) {
        let file = MarkedText(marked, path: "file")
        let found = problems { () throws(Diagnostics) in try ShellReader.read(file.bytes, path: "file") }
        #expect(found.map(\.summary) == file.locations.map { "\($0): \(message)" }, "\(marked)")
    }

    /// Each variable has the value of the one before twice.
    @Test func limitsTheLengthOfWords() {
        let lines = (1...64).map { "A\($0)=\"$A\($0 - 1)$A\($0 - 1)\"" }
        let script = "A0=a\n\(lines.joined(separator: "\n"))\na $A64"
        let found = problems { () throws(Diagnostics) in try ShellReader.read(Array(script.utf8), path: "file") }
        #expect(found.count == 1 && found[0].message.hasSuffix("the variables of this word are too long"), "\(found.map(\.summary))")
        let empty = (["A0=''"] + lines).joined(separator: "\n")
        #expect(problems { () throws(Diagnostics) in try ShellReader.read(Array(empty.utf8), path: "file") }.isEmpty)
    }

    /// Every prefix and every script with one byte changed is read or reported.
    @Test func survivesDamage() {
        let bytes = Array("A=\"$(b 'c')/d\"\nif x; then\n  y -s \"$A\" ${E:-f} \\\n  > g 2>&1 <<H\nz\nH\nfi\n".utf8)
        for place in bytes.indices {
            _ = problems { () throws(Diagnostics) in try ShellReader.read(Array(bytes[..<place]), path: "file") }
            for byte in [UInt8(0), 0x22, 0x27, 0x24, 0x28, 0x29, 0x60, 0x7B, 0x5C, 0x0A, 0x3C, 0x3E, 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                _ = problems { () throws(Diagnostics) in try ShellReader.read(damaged, path: "file") }
            }
        }
    }
}
