//: Stub
extension MOCKS {
    /// The stubs of a mock: `mock.on`.
    /*public*/ nonisolated protocol Stubs: Swift.Sendable {}

    /// The stubs of static members, guarded by a lock: those of a strict test, or those of all other tests.
    /*public*/ nonisolated final class StaticStubs: @unchecked Swift.Sendable {
        /*public*/ static var current: StaticStubs { Scope.current?.statics ?? shared }
        private static let shared = StaticStubs()

        private let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var stubs: [Swift.ObjectIdentifier: any Stubs] = [:]

        /// Returns the stubs of a mock, which it makes at first use.
        /*public*/ func stubs<Made: Stubs>(of mock: Any.Type, _ make: () -> Made) -> Made {
            lock.lock()
            defer { lock.unlock() }
            if let known = stubs[Swift.ObjectIdentifier(mock)] as? Made { return known }
            let made = make()
            stubs[Swift.ObjectIdentifier(mock)] = made
            return made
        }
    }

    /// The calls of several mocks, also of other modules, in their order: `MOCKS.Calls(cart, router).description`.
    /*public*/ nonisolated struct Calls: Swift.CustomStringConvertible {
        /// A line for each call.
        /*public*/ let description: Swift.String

        /// - Parameter mocks: mocks, or stubs of mocks such as `CartMock.on`.
        /*public*/ init(_ mocks: Any?..., file: Swift.StaticString = #file, line: Swift.UInt = #line) {
            var lines: [(number: Swift.UInt64, text: Swift.String)] = []
            for mock in mocks {
                for stub in Calls.stubs(of: mock, file, line) {
                    for (position, text) in stub.texts().enumerated() { lines.append((stub.numbers[position], text)) }
                }
            }
            description = lines.sorted { $0.number < $1.number }.map(\.text).joined(separator: "\n")
        }

        /// A mistake in the test stops it: without calls to show, its next line would fail and not say why.
        private static func stubs(of mock: Any?, _ file: Swift.StaticString, _ line: Swift.UInt) -> [NumberedCalls] {
            guard let mock else {
                Swift.fatalError(
                    "'Calls' was given nil instead of a mock. Make the mock first.", file: file, line: line)
            }
            if let stubs = NumberedCalls.all(in: mock) { return stubs }
            Swift.fatalError(
                "'Calls' takes mocks with stubs, and '\(Swift.type(of: mock))' is not a mock with stubs.", file: file,
                line: line)
        }
    }
}

extension MOCKS.Stubs {
    /// Found by reflection, because a list in each mock takes the compiler longer than a twentieth of the mock.
    fileprivate nonisolated var everyStub: [MOCKS.Recorder] {
        let values = Swift.Mirror(reflecting: self).children.map(\.value)
        if values.isEmpty, Swift.MemoryLayout<Self>.size > 0 {
            Swift.fatalError(
                "Stubs need reflection metadata. Build the tests without '-disable-reflection-metadata'.")
        }
        return values.compactMap { $0 as? MOCKS.Recorder }
    }

    /// Gives the mock a name in messages and in `Calls`, to tell it apart from others of its type.
    /*public*/ nonisolated func named(_ name: Swift.String) {
        for stub in everyStub { stub.rename(name) }
    }

    /// Forgets all calls and answers of the mock.
    /*public*/ nonisolated func reset() {
        for stub in everyStub { stub.reset() }
    }
}
