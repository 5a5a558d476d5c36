/// What mocks share, written once at the end of a file that needs it and private to it: nothing has to be linked into the tests.
package enum FileSupport {
    /// Types that it declares.
    package static let types: Set<String> = [unstubbedError, rethrowing, asyncRethrowing, unchecked, genericStatics]

    static let unstubbedError = "UnstubbedMember"
    static let rethrowing = "RethrowingInMocks"
    static let asyncRethrowing = "AsyncRethrowingInMocks"
    static let unchecked = "UncheckedInMocks"
    static let genericStatics = "StaticsOfGenericMocks"
    static let change = "change"
    static let mainActorDefault = "defaultOnMainActor"
    static let actorDefault = "defaultOnActor"

    static func declaration(of need: Code.Need) -> String? {
        switch need {
        case .lock: nil
        case .unstubbedError:
            """
            /// Thrown by a member that was called before a test had set what it returns.
            private nonisolated struct \(unstubbedError): Error, CustomStringConvertible {
                let description: String

                init(_ description: String) { self.description = description }
            }
            """
        case .rethrowing:
            """
            /// Lets a stub throw where the requirement says `rethrows`.
            private nonisolated enum \(rethrowing) {
                static func run<R: ~Copyable>(_ stub: () throws -> R, or rescue: (any Error) throws -> R) rethrows -> R {
                    do { return try stub() } catch { return try rescue(error) }
                }
            }
            """
        case .asyncRethrowing:
            """
            /// Lets a stub throw where the requirement says `async rethrows`.
            private nonisolated enum \(asyncRethrowing) {
                static func run<R: ~Copyable>(
                    isolation: isolated (any Actor)? = #isolation, _ stub: () async throws -> R, or rescue: (any Error) async throws -> R
                ) async rethrows -> R {
                    do { return try await stub() } catch { return try await rescue(error) }
                }
            }
            """
        case .unchecked:
            """
            /// Takes a value where the compiler would not let it go: who shares it with a mock, a test, knows what else has it.
            private nonisolated struct \(unchecked)<Value>: @unchecked Sendable {
                let value: Value

                init(_ value: Value) { self.value = value }
            }
            """
        case .mainActorDefault:
            """
            /// Makes a default value on the main actor.
            private nonisolated func \(mainActorDefault)<Value>(for member: String, _ make: @MainActor () -> Value) -> Value {
                MainActor.preconditionIsolated("\\(member) needs the main actor to make its default value: set a value, or run the test on the main actor")
                return MainActor.assumeIsolated { \(unchecked)(make()) }.value
            }
            """
        case .actorDefault:
            """
            /// Makes a default value on the actor that it belongs to.
            private nonisolated func \(actorDefault)<Value>(on actor: some Actor, for member: String, _ make: () -> Value) -> Value {
                actor.preconditionIsolated("\\(member) needs its actor to make its default value: set a value, or run the test on that actor")
                return make()
            }
            """
        case .change:
            """
            /// The new value where there is one, nil among them, and else the old one.
            private nonisolated func \(change)<Value>(_ old: Value?, to new: Value???) -> Value? {
                switch new {
                case .none: nil
                case .some(.none): old
                case .some(.some(let value)): value
                }
            }
            """
        case .genericStatics:
            """
            /// The static members of generic mocks, which can have no static storage of their own. Its lock guards all it has.
            private nonisolated final class \(genericStatics): @unchecked Sendable {
                static let shared = \(genericStatics)()
                /// Held by a call while it counts and records: what it uses of the mock takes it once more.
                let lock = NSRecursiveLock()
                private var values: [ObjectIdentifier: [String: Any]] = [:]

                subscript<Value>(_ mock: Any.Type, _ member: String, default value: @autoclosure () -> Value) -> Value {
                    get { lock.withLock { values[ObjectIdentifier(mock)]?[member].flatMap { $0 as? Value } } ?? value() }
                    set { lock.withLock { values[ObjectIdentifier(mock), default: [:]][member] = newValue } }
                }
            }
            """
        }
    }
}
