/// Writes arrays of values without references as their bytes in memory.
package struct FlatWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add<Value: BitwiseCopyable>(_ values: [Value]) {
        withUnsafeBytes(of: values.count) { bytes.append(contentsOf: $0) }
        values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
}

/// Reads what `FlatWriter` wrote.
package struct FlatReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    package init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

    /// Nil if the bytes end too early.
    package mutating func values<Value: BitwiseCopyable>() -> [Value]? {
        let head = MemoryLayout<Int>.size
        guard bytes.endIndex - place >= head else { return nil }
        let count = bytes[place..<place + head].withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
        place += head
        let stride = MemoryLayout<Value>.stride
        guard count >= 0, (bytes.endIndex - place) / stride >= count else { return nil }
        // With a capacity of 0, the standard library writes a count into the empty array that all threads share.
        guard count > 0 else { return [] }
        let part = bytes[place..<place + count * stride]
        place += count * stride
        return part.withUnsafeBytes { part in
            [Value](unsafeUninitializedCapacity: count) { buffer, filled in
                filled = count
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
            }
        }
    }
}
