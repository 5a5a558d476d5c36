import Testing

@testable import Requirements

/// A test marks what it does with pointers of a mock itself.
@Suite struct UnsafePointersTests {
    @Test func functionsRecordAndReturnPointers() throws {
        let mock = BufferingMock()
        let subject: any Buffering = mock
        let bytes: [UInt8] = [1, 2, 3]
        unsafe mock.readCountClosure = { pointer, count in unsafe Int(pointer[count - 1]) }
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let read = unsafe subject.read(start, count: 3)
            #expect(read == 3)
            let isRecorded = unsafe mock.readCountReceivedArguments?.bytes == start
            #expect(isRecorded)
        }
        #expect(mock.readCountCallsCount == 1)
        #expect(subject.isEmpty(0) == false)
    }

    @Test func guardedPointers() throws {
        let mock = SharedBufferingMock()
        unsafe mock.readCountClosure = { bytes, count in unsafe bytes + count }
        try unsafe [UInt8](repeating: 0, count: 2).withUnsafeBufferPointer { buffer in
            let start = try unsafe #require(buffer.baseAddress)
            let isNext = try unsafe mock.read(start, count: 1) == start + 1
            #expect(isNext)
        }
        #expect(mock.readCountCallsCount == 1)
        #expect(try mock.isEmpty(1) == false)
    }

    @Test func associatedTypesThatArePointers() {
        let mock = KeepingBytesMock()
        let isFound = unsafe KeepingBytesMock.restore() != nil
        #expect(!isFound)
        unsafe mock.keepClosure = { unsafe $0 + 1 }
        unsafe [UInt8](repeating: 0, count: 2).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let isNext = unsafe mock.keep(start) == start + 1
            #expect(isNext)
        }
        #expect(mock.keepCallsCount == 1)
    }
}
