/// A hash of all values that were added, in their order. It tells whether the inputs of a result have changed.
///
/// It belongs to this module because this module is optimized, and every source file of a package is hashed.
package struct Fingerprint: Hashable, Sendable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

    package init() {}

    package mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    package mutating func add(_ other: Fingerprint) {
        add(word: other.first)
        add(word: other.second)
    }

    package mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    package mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

    package mutating func add(_ number: Int) { add(word: UInt64(bitPattern: Int64(number))) }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        // With the count, "ab" and "c" differ from "a" and "bc".
        add(bytes.count)
        var position = 0
        while position + 8 <= bytes.count {
            add(word: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position += 8
        }
        var rest: UInt64 = 0
        while position < bytes.count {
            rest = rest << 8 | UInt64(bytes[position])
            position += 1
        }
        add(word: rest)
    }

    private mutating func add(word: UInt64) {
        first = (first ^ word) &* 0x0000_0100_0000_01b3
        first ^= first >> 29
        second = (second ^ word) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 33
    }

    /// The hash as 32 hexadecimal digits.
    package var text: String {
        [first, second].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
