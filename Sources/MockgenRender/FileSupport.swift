import MockgenModel

/// What mocks share, written once at the end of a file that needs it and private to it: nothing has to be linked into the tests.
enum FileSupport {
    static let guarded = SupportType.guarded.rawValue
    static let unstubbedError = SupportType.unstubbedError.rawValue
    static let rethrowing = SupportType.rethrowing.rawValue
    static let unchecked = SupportType.unchecked.rawValue
    static let cast = SupportType.cast.rawValue
    static let genericStatics = SupportType.genericStatics.rawValue
    static let change = "change"
    static let mainActorDefault = "defaultOnMainActor"
    static let actorDefault = "defaultOnActor"
    /// With its module: projects have functions of that name.
    static let fatalError = "Swift.fatalError"

    /// Takes the value of an optional variable. Projects extend `Optional` with a `take()` of their own.
    static func taking(_ variable: String) -> String { "Swift.exchange(&\(variable), with: nil)" }

    /// Whether any of the declarations uses Foundation.
    static func usesFoundation(_ needs: Set<Code.Need>) -> Bool { !needs.isDisjoint(with: [.guarded, .rethrowing, .genericStatics]) }

    static func declaration(of need: Code.Need) -> String {
        switch need {
        case .guarded: guardedDeclaration
        case .unstubbedError:
            """
            /// The error that an un-stubbed member throws.
            private nonisolated struct \(unstubbedError): Error, CustomStringConvertible {
                let description: String

                init(_ description: String) { self.description = description }
            }
            """
        case .rethrowing: rethrowingDeclaration
        case .unchecked:
            """
            /// Passes a non-Sendable value across isolation. The test must not share it elsewhere.
            private nonisolated struct \(unchecked)<Value>: @unchecked Sendable {
                let value: Value

                init(_ value: Value) { self.value = value }
            }
            """
        case .mainActorDefault:
            """
            /// Makes a default value on the main actor.
            private nonisolated func \(mainActorDefault)<Value>(for member: String, _ make: @MainActor () -> Value) -> Value {
                MainActor.preconditionIsolated("'\\(member)' needs the main actor to make its default value. Set a value, or run the test on the main actor.")
                return MainActor.assumeIsolated { \(unchecked)(make()) }.value
            }
            """
        case .actorDefault:
            """
            /// Makes a default value on the actor that it belongs to.
            private nonisolated func \(actorDefault)<Value>(on actor: some Actor, for member: String, _ make: () -> Value) -> Value {
                actor.preconditionIsolated("'\\(member)' needs its actor to make its default value. Set a value, or run the test on that actor.")
                return make()
            }
            """
        case .cast:
            """
            /// Casts a value that a test provides to the type that a call of a generic member needs.
            private nonisolated enum \(cast) {
                static func cast<Given, Needed>(_ value: Given, _ name: StaticString, in member: StaticString = #function) -> Needed {
                    if let value = value as? Needed { return value }
                    \(fatalError)(
                        "\\(name) must be of type '\\(Needed.self)' in this call of '\\(member)', but it is of type "
                            + "'\\(type(of: value as Any))': \\(value). In the test, use a value of type '\\(Needed.self)'.")
                }
            }
            """
        case .change:
            """
            /// Returns the new value, which may be nil, or the old value if there is no new one.
            private nonisolated func \(change)<Value>(_ old: Value?, to new: Value???) -> Value? {
                switch new {
                case .none: nil
                case .some(.none): old
                case .some(.some(let value)): value
                }
            }
            """
        case .genericStatics: genericStaticsDeclaration
        }
    }

    /// The accessors yield in place: a getter that calls a closure takes the compiler twice as long. The lock is used as `NSLocking`,
    /// whose requirements no extension in the project can replace, as one of `NSLock` can.
    private static let guardedDeclaration = """
        /// The stubs and records of a mock, guarded by a lock.
        private nonisolated final class \(guarded)<Stubs: ~Copyable>: @unchecked Sendable {
            private let lock: any NSLocking = NSLock()
            /// Use it only between `hold()` and `release()`.
            var held: Stubs

            init(_ stubs: consuming Stubs) { held = stubs }

            /// Holds the lock for one access.
            var locked: Stubs {
                _read {
                    lock.lock()
                    defer { lock.unlock() }
                    yield held
                }
                _modify {
                    lock.lock()
                    defer { lock.unlock() }
                    yield &held
                }
            }

            func hold() { lock.lock() }

            func release() { lock.unlock() }
        }
        """

    /// At run time nothing tells whether the caller of a function that rethrows is ready for an error: only that a closure has thrown.
    private static let rethrowingDeclaration = """
        /// Lets a stub throw where the requirement says `rethrows`, after a closure that the caller passed has thrown.
        private nonisolated final class \(rethrowing): @unchecked Sendable {
            private let lock: any NSLocking = NSLock()
            private var hasThrown = false

            /// Records that a closure has thrown the error.
            func noting<Failure: Error>(_ error: Failure) -> Failure {
                lock.lock()
                defer { lock.unlock() }
                hasThrown = true
                return error
            }

            func run<R: ~Copyable>(
                _ name: StaticString, in member: StaticString = #function, _ stub: () throws -> R, or rescue: (any Error) throws -> R
            ) rethrows -> R {
                do { return try stub() } catch { return try rescue(checked(error, name, member)) }
            }

            func runAsync<R: ~Copyable>(
                _ name: StaticString, in member: StaticString = #function, isolation: isolated (any Actor)? = #isolation,
                _ stub: () async throws -> R, or rescue: (any Error) async throws -> R
            ) async rethrows -> R {
                do { return try await stub() } catch { return try await rescue(checked(error, name, member)) }
            }

            private func checked(_ error: any Error, _ name: StaticString, _ member: StaticString) -> any Error {
                lock.lock()
                defer { lock.unlock() }
                if hasThrown { return error }
                \(fatalError)(
                    "'\\(name)' threw '\\(error)', but no closure that was passed to '\\(member)' has thrown. A function that rethrows can "
                        + "throw only after one of its closures has thrown. Throw the error in that closure, or declare '\\(member)' "
                        + "with 'throws'.")
            }
        }
        """

    private static let genericStaticsDeclaration = """
        /// The static members of generic mocks. A generic class has no static storage.
        private nonisolated final class \(genericStatics): @unchecked Sendable {
            static let shared = \(genericStatics)()
            /// Recursive: a call holds it while it counts and records through members that hold it as well.
            private let lock: any NSLocking = NSRecursiveLock()
            private var values: [ObjectIdentifier: [String: Any]] = [:]

            func hold() { lock.lock() }

            func release() { lock.unlock() }

            subscript<Value>(_ mock: Any.Type, _ member: String, default value: @autoclosure () -> Value) -> Value {
                get {
                    hold()
                    defer { release() }
                    guard let stored = values[ObjectIdentifier(mock)]?[member] else { return value() }
                    return stored as? Value ?? value()
                }
                set {
                    hold()
                    defer { release() }
                    values[ObjectIdentifier(mock), default: [:]][member] = newValue
                }
            }
        }
        """
}
