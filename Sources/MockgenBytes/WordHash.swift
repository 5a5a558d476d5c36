/// The hash of a word. It serves to look up words without creating strings.
func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
}

package func hash(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { hash(of: $0) }
}
