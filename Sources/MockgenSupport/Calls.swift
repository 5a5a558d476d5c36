//: Module
import Foundation

//: Stub
extension Mocks {
    /// The stubs of a mock: `mock.on`.
    @dynamicMemberLookup
    public nonisolated protocol Stubs: Swift.Sendable {
        var stubs: Table { get }
    }

    /// The stubs that a mock has made: it makes each one when it is first used.
    public nonisolated final class Table: @unchecked Swift.Sendable {
        private let mock: Mock
        private let lock: any Foundation.NSLocking = Order.shared.lock
        private var stubs: [Recorder?] = []

        /// - Parameters:
        ///   - mock: the name of the mock: `CartMock`.
        ///   - on: the name of the property that has the stubs.
        ///   - needsAnswers: false if calls without an answer go on to the class.
        public init(_ mock: Swift.StaticString, on: Swift.StaticString = "on", needsAnswers: Swift.Bool = true) {
            self.mock = Mock("\(mock)", "mock.\(on)", needsAnswers: needsAnswers)
        }

        private init(ofType mock: Mock) { self.mock = mock }

        /// The stubs of static members: those of a strict test, or those of all other tests.
        public static func ofType(
            _ type: Any.Type, _ mock: Swift.StaticString, on: Swift.StaticString = "on",
            needsAnswers: Swift.Bool = true
        ) -> Table {
            (Scope.current?.statics ?? StaticStubs.shared).table(of: type) {
                Table(ofType: Mock("\(mock)", "\(mock).\(on)", needsAnswers: needsAnswers))
            }
        }

        /// - Parameters:
        ///   - number: the position of the stub in the table.
        ///   - member: the name in messages, `add(item:quantity:)`.
        ///   - stub: the name of the stub.
        public subscript<Stub: Recorder>(
            _ number: Swift.Int, _ member: Swift.StaticString, stub: Swift.StaticString = #function
        ) -> Stub {
            made(number, stub) { Place(mock: mock, member: member, stub: stub) }
        }

        /// - Parameters:
        ///   - unrecorded: the text of each argument that a call does not record, by its position.
        ///   - needsAnswer: false for initializers.
        public func stub<Stub: Recorder>(
            _ number: Swift.Int, _ member: Swift.StaticString, stub: Swift.StaticString = #function,
            unrecorded: [Swift.Int: Swift.String] = [:], needsAnswer: Swift.Bool = true
        ) -> Stub {
            made(number, stub) { Place(mock: mock, member: member, stub: stub, unrecorded: unrecorded, needsAnswer: needsAnswer) }
        }

        private func made<Stub: Recorder>(_ number: Swift.Int, _ name: Swift.StaticString, _ place: () -> Place) -> Stub {
            lock.lock()
            defer { lock.unlock() }
            while stubs.count <= number { stubs.append(nil) }
            if let stub = stubs[number] {
                // A merge may have mixed two versions of a file. A cast would take as long as the rest.
                let other = stub.place.stub
                guard Swift.type(of: stub) == Stub.self, unsafe other.utf8Start == name.utf8Start || "\(other)" == "\(name)" else {
                    Swift.fatalError("'\(mock.name)' has '\(other)' and '\(name)' at \(number), as after a merge. Generate its file again.")
                }
                return unsafe Swift.unsafeDowncast(stub, to: Stub.self)
            }
            let stub = Stub(place())
            stubs[number] = stub
            return stub
        }

        internal var all: [Recorder] {
            lock.lock()
            defer { lock.unlock() }
            return stubs.compactMap { $0 }
        }

        internal func rename(_ name: Swift.String) {
            lock.lock()
            defer { lock.unlock() }
            mock.name = name
        }

        /// Calls without an answer go on to another object, also those of stubs that are not made yet.
        internal func passOn(except others: [Recorder]) {
            lock.lock()
            mock.needsAnswers = false
            lock.unlock()
            for stub in all where !others.contains(where: { $0 === stub }) { stub.passesOn() }
        }
    }

    /// The type of an unavailable stub, named like overloads. It takes every call, because the compiler says that a name
    /// is unavailable only where the rest of the line is right.
    @dynamicMemberLookup @dynamicCallable
    public nonisolated struct Overloads {
        public init() {}

        public subscript(dynamicMember member: Swift.String) -> Overloads { self }

        @discardableResult
        public func dynamicallyCall(
            withKeywordArguments arguments: Swift.KeyValuePairs<Swift.String, Any??>
        ) -> Overloads { self }
    }

    /// The facts that the stubs of a mock have in common. The lock of the stubs guards them.
    nonisolated final class Mock {
        /// `CartMock`, or the name that a test has given the mock.
        internal var name: Swift.String
        /// How a test refers to the stubs: `mock.on`.
        internal let path: Swift.String
        internal var needsAnswers: Swift.Bool
        internal let scope = Scope.current

        internal init(_ name: Swift.String, _ path: Swift.String, needsAnswers: Swift.Bool) {
            (self.name, self.path, self.needsAnswers) = (name, path, needsAnswers)
        }
    }

    /// The member to which a stub belongs.
    nonisolated struct Place {
        internal let mock: Mock
        /// `add(item:quantity:)`
        internal let member: Swift.StaticString
        internal let stub: Swift.StaticString
        /// `.get`, if the stub is that of an accessor.
        internal var accessor: Swift.StaticString = ""
        internal var unrecorded: [Swift.Int: Swift.String] = [:]
        internal var needsAnswer = true

        /// Calls of accessors need no answers.
        internal func accessor(_ name: Swift.StaticString) -> Place {
            var place = self
            (place.accessor, place.needsAnswer) = (name, false)
            return place
        }
    }

    /// The stubs of static members, guarded by a lock.
    internal nonisolated final class StaticStubs: @unchecked Swift.Sendable {
        static let shared = StaticStubs()

        private let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var tables: [Swift.ObjectIdentifier: Table] = [:]

        func removeAll() {
            lock.lock()
            let old = Swift.exchange(&tables, with: [:])
            lock.unlock()
            _ = old
        }

        /// Returns the table of a mock, which it makes at first use.
        func table(of mock: Any.Type, _ make: () -> Table) -> Table {
            lock.lock()
            defer { lock.unlock() }
            let table = tables[Swift.ObjectIdentifier(mock)] ?? make()
            tables[Swift.ObjectIdentifier(mock)] = table
            return table
        }
    }
}

extension Mocks.Stubs {
    @available(
        *, unavailable,
        message: "the mock has no stub of this name. A property that is only read has none: set it, 'mock.total = 3'"
    )
    public nonisolated subscript(dynamicMember name: Swift.String) -> Mocks.Overloads { Mocks.Overloads() }

    /// Gives the mock a name in messages, to tell it apart from others of its type.
    public nonisolated func rename(_ name: Swift.String) { stubs.rename(name) }

    /// Forgets all calls and answers of the mock.
    public nonisolated func reset() {
        for stub in stubs.all { stub.reset() }
    }
}
