import Testing

@testable import Requirements

@Suite("unsafe pointers") struct UnsafePointersTests {
    @Test func functionsRecordAndReturnPointers() throws {
        let mock = BufferingMock()
        let subject: any Buffering = mock
        let bytes: [UInt8] = [1, 2, 3]
        mock.readCountClosure = { pointer, count in Int(pointer[count - 1]) }
        mock.pairReturnValue = ([], count: 4)
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            #expect(subject.read(start, count: 3) == 3)
            #expect(mock.readCountReceivedArguments?.bytes == start)
            #expect(mock.readCountReceivedInvocations.map(\.count) == [3])
        }
        #expect(subject.pair().count == 4)
        #expect(subject.isEmpty(0) == false)
        #expect(subject.poke(1) == 0)
    }

    @Test func closuresWithPointers() throws {
        let mock = BufferVisitingMock()
        var counts: [Int] = []
        mock.visitClosure = { body in body(UnsafeBufferPointer(start: nil, count: 0)) }
        mock.visit { counts.append($0.count) }
        #expect(counts == [0])
        _ = mock.keep { _ in counts.append(1) }
        mock.keepReceivedBody?(UnsafeBufferPointer(start: nil, count: 0))
        #expect(counts == [0, 1])
        mock.countClosure = { body in try [5].withUnsafeBufferPointer { try body($0.baseAddress!) } }
        #expect(mock.count { Int($0.pointee) } == 5)
    }

    @Test func genericPointers() throws {
        let mock = GenericBufferingMock()
        mock.loadClosure = { pointer in (pointer as? UnsafePointer<Int>)?.pointee ?? 0 }
        #expect([7].withUnsafeBufferPointer { mock.load($0.baseAddress!) } == 7)
        #expect(try mock.make("") == nil)
    }

    @Test func guardedPointers() async throws {
        let mock = SharedBufferingMock()
        mock.readCountClosure = { bytes, count in bytes + count }
        try [UInt8](repeating: 0, count: 2).withUnsafeBufferPointer { buffer in
            let start = try #require(buffer.baseAddress)
            #expect(try mock.read(start, count: 1) == start + 1)
            #expect(mock.readCountReceivedArguments?.bytes == start)
        }
        #expect(try mock.isEmpty(1) == false)
        let buffers = BufferActorMock()
        buffers.nextReturnValue = nil
        #expect([UInt8(0)].withUnsafeBufferPointer { buffers.next($0.baseAddress!) } == nil)
    }

    @Test func propertiesInitializersAndAssociatedTypes() {
        [UInt8](repeating: 0, count: 2).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let mock = BufferHoldingMock(base: start)
            #expect(mock.base == UnsafeRawPointer(start))
            mock.end = start
            mock.subscriptClosure = { $0 + 1 }
            #expect(mock.end == start)
            #expect(mock[start] == start + 1)
            let keeping = KeepingMock<Bytes>()
            keeping.keepReturnValue = start
            #expect(keeping.keep(start + 1) == start)
            let bytes = KeepingBytesMock()
            bytes.keepClosure = { $0 }
            #expect(bytes.keep(start) == start)
            #expect(bytes.keepReceivedItem == start)
        }
        #expect(KeepingBytesMock.restore() == nil)
        let step = BytesStepMock()
        step.underlyingCount = 3
        #expect(step.count == 3)
    }

    @Test func overridesCallTheClass() {
        let mock = BufferStoreMock()
        #expect(mock.poke(3) == 3)
        [UInt8(0)].withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            #expect(mock.read(start) == start)
            #expect(mock.check(start))
            #expect(mock.readReceivedBytes == start)
        }
        #expect(BufferModel.stub(count: 2).modify(count: 3).count == 3)
    }
}
