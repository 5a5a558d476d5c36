protocol FrameReader {
    func decode(_ bytes: UnsafeRawBufferPointer) throws -> Int
    var buffer: UnsafeMutablePointer<UInt8>? { get }
}
