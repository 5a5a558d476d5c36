/// The form of every file that mockgen keeps for itself: a line that says what it is, its contents, and the fingerprint of both.
package enum KeyedBytes {
    /// - Parameter key: the line, without its end.
    package static func bytes(_ contents: [UInt8], key: String) -> [UInt8] {
        let bytes = Array(key.utf8) + [Byte.newline] + contents
        return bytes + Array(Fingerprint(of: bytes[...]).text.utf8)
    }

    /// Returns nil if the line is another one, or if the file is not complete or has other bytes.
    package static func contents(of bytes: [UInt8], key: String) -> ArraySlice<UInt8>? {
        guard bytes.starts(with: key.utf8 + [Byte.newline]) else { return nil }
        let (start, end) = (key.utf8.count + 1, bytes.count - Fingerprint().text.utf8.count)
        guard start <= end, bytes[end...].elementsEqual(Fingerprint(of: bytes[..<end]).text.utf8) else { return nil }
        return bytes[start..<end]
    }
}
