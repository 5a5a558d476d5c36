/// Writes values into bytes, for a file that only the same build of mockgen reads.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package mutating func add(_ number: Int) {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: number)) { bytes.append(contentsOf: $0) }
    }

    package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    package mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    package mutating func add(_ other: ArraySlice<UInt8>) {
        add(other.count)
        bytes.append(contentsOf: other)
    }

    /// Adds values without references as their bytes in memory.
    package mutating func add<Value: BitwiseCopyable>(values: [Value]) {
        add(values.count)
        values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
}

/// Reads what `ByteWriter` wrote. Every read fails if the bytes end too early.
package struct ByteReader {
    package struct Damage: Error {
        package init() {}
    }

    private let all: ArraySlice<UInt8>
    private var position: Int

    package init(_ bytes: ArraySlice<UInt8>) { (all, position) = (bytes, bytes.startIndex) }

    package mutating func number() throws(Damage) -> Int {
        Int(try take(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
    }

    package mutating func flag() throws(Damage) -> Bool {
        let bytes = try take(1)
        return bytes[bytes.startIndex] != 0
    }

    package mutating func text() throws(Damage) -> String { String(decoding: try bytes(), as: UTF8.self) }

    package mutating func texts() throws(Damage) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try number()) { texts.append(try text()) }
        return texts
    }

    package mutating func bytes() throws(Damage) -> ArraySlice<UInt8> { try take(try number()) }

    package mutating func values<Value: BitwiseCopyable>() throws(Damage) -> [Value] {
        let count = try number()
        // With a capacity of 0, the standard library writes a count into the empty array that all threads share.
        guard count > 0 else { return [] }
        return try take(count * MemoryLayout<Value>.stride).withUnsafeBytes { part in
            [Value](unsafeUninitializedCapacity: count) { buffer, filled in
                filled = count
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
            }
        }
    }

    private mutating func take(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
        guard count <= all.endIndex - position else { throw Damage() }
        defer { position += count }
        return all[position..<position + count]
    }
}
