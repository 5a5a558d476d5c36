/// The fingerprint of a text that comes in pieces. It is the same however the text is divided.
package struct BlockFingerprint: Sendable {
    private static let blockSize = 65536

    private var fingerprint = Fingerprint()
    /// The bytes at the end that do not fill a block.
    private var rest: [UInt8] = []

    package init() {}

    package init(of bytes: [UInt8]) { add(bytes[...]) }

    package init(of pieces: [String]) {
        for piece in pieces {
            var piece = piece
            piece.withUTF8 { add($0) }
        }
    }

    package mutating func add(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { add($0) } }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var bytes = bytes
        while rest.count + bytes.count >= Self.blockSize {
            let head = UnsafeBufferPointer(rebasing: bytes.prefix(Self.blockSize - rest.count))
            bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(head.count))
            if rest.isEmpty {
                fingerprint.add(head)
            } else {
                rest.append(contentsOf: head)
                fingerprint.add(rest)
                rest.removeAll(keepingCapacity: true)
            }
        }
        rest.append(contentsOf: bytes)
    }

    package var value: Fingerprint {
        var value = fingerprint
        if !rest.isEmpty { value.add(rest) }
        return value
    }
}
