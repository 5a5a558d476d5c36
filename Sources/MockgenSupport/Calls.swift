//: Module
import Foundation

//: Stub
extension Mocks {
    /// The stubs of a mock: `mock.on`.
    @dynamicMemberLookup
    public nonisolated protocol Stubs: TextOfStubs {
        /// The stubs that are made.
        var stubs: Table { get }
    }

    /// The stubs that a mock has made: it makes each one when it is first used.
    public nonisolated final class Table: Locked, @unchecked Swift.Sendable {
        internal let mock: Mock
        /// Each stub has its place by the lines from its declaration to that of the table: numbers in the text would change all
        /// lines below a new requirement.
        private let line: Swift.Int
        internal let lock: any Foundation.NSLocking = Order.shared.lock
        private var stubs: [AnyStub?] = []

        /// - Parameters:
        ///   - mock: the name of the mock: `CartMock`.
        ///   - on: the name of the property that has the stubs.
        ///   - needsAnswers: false if calls without an answer go on to the class.
        ///   - line: a line below the stubs.
        public convenience init(
            _ mock: Swift.StaticString, on: Swift.StaticString = "on", needsAnswers: Swift.Bool = true, line: Swift.Int = #line
        ) { self.init(Mock("\(mock)", "mock.\(on)", needsAnswers: needsAnswers), line) }

        private init(_ mock: Mock, _ line: Swift.Int) { (self.mock, self.line) = (mock, line) }

        /// The stubs of static members: those of a strict test, or those of all other tests.
        public static func ofType(
            _ type: Any.Type, _ mock: Swift.StaticString, on: Swift.StaticString = "on", needsAnswers: Swift.Bool = true,
            line: Swift.Int = #line
        ) -> Table {
            Statics.current.object(of: type) { Table(Mock("\(mock)", "\(mock).\(on)", needsAnswers: needsAnswers), line) }
        }

        /// The stub of a member. Its name in messages is `add(item:quantity:)`.
        public subscript<New: AnyStub>(_ member: Swift.StaticString, stub: Swift.StaticString = #function, line: Swift.Int = #line) -> New {
            self[member, unrecorded: [:], needsAnswer: true, stub, line]
        }

        /// - Parameters:
        ///   - unrecorded: the text of each argument that a call does not record, by its position.
        ///   - needsAnswer: false for initializers.
        public subscript<Stub: AnyStub>(
            _ member: Swift.StaticString, unrecorded unrecorded: [Swift.Int: Swift.String], needsAnswer needsAnswer: Swift.Bool = true,
            stub: Swift.StaticString = #function, line: Swift.Int = #line
        ) -> Stub {
            lock.lock()
            defer { lock.unlock() }
            let position = self.line - line
            while stubs.count <= position { stubs.append(nil) }
            // A cast would take as long as the rest.
            if let stub = stubs[position] { return unsafe Swift.unsafeDowncast(stub, to: Stub.self) }
            let new = Stub(Place(mock: mock, member: member, stub: stub, unrecorded: unrecorded, needsAnswer: needsAnswer))
            stubs[position] = new
            return new
        }

        internal var all: [AnyStub] { locked { stubs.compactMap { $0 } } }

        internal func rename(_ name: Swift.String) { locked { mock.name = name } }

        /// Calls without an answer go on to another object, also those of stubs that are not made yet.
        internal func passOn(except others: [AnyStub]) {
            locked { mock.needsAnswers = false }
            for stub in all where !others.contains(where: { $0 === stub }) { stub.passesOn() }
        }
    }

    /// The type of an unavailable stub, named like overloads. It takes every call, because the compiler says that a name
    /// is unavailable only where the rest of the line is right.
    @dynamicMemberLookup @dynamicCallable public nonisolated struct UnavailableStub {
        /// Makes one for a member that is unavailable.
        public init() {}

        /// Takes what follows a dot.
        public subscript(dynamicMember member: Swift.String) -> UnavailableStub { self }

        /// Takes the arguments of a call.
        @discardableResult
        public func dynamicallyCall(withKeywordArguments arguments: Swift.KeyValuePairs<Swift.String, Any??>) -> UnavailableStub { self }
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
}

extension Mocks.Stubs {
    @available(
        *, unavailable,
        message: "no stub has this name: see 'swift package mockgen explain MOCK'. A get-only property has none: set it, 'mock.total = 3'"
    )
    public nonisolated subscript(dynamicMember name: Swift.String) -> Mocks.UnavailableStub { Mocks.UnavailableStub() }

    /// Gives the mock a name in messages, to tell it apart from others of its type.
    public nonisolated func rename(_ name: Swift.String) { stubs.rename(name) }

    /// Forgets all calls and answers of the mock.
    public nonisolated func reset() {
        for stub in stubs.all { stub.reset() }
    }
}
