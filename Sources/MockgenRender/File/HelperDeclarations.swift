import MockgenModel

/// The declarations of helper types in one file.
struct HelperDeclarations {
    /// The standard names that a type of the sources hides in this file.
    let hiddenNames: Set<StandardName>
    let importsTesting: Bool

    private var standard: StandardTypes { StandardTypes(hidden: hiddenNames) }

    func name(_ name: StandardName) -> String { standard(name).description }

    func declaration(of type: HelperType) -> String {
        switch type {
        case .call: call
        case .stub: RuntimeText.text(standard, isPublic: false, importsTesting: importsTesting)
        case .publicStub: RuntimeText.text(standard, isPublic: true, importsTesting: importsTesting)
        case .value: value
        case .unstubbed: unstubbed
        case .rethrowing: rethrowing
        case .unchecked: unchecked
        case .cast: cast
        case .mainActorDefault: mainActorDefault
        case .actorDefault: actorDefault
        case .statics: statics
        case .change: change
        }
    }

    private var unstubbed: String {
        """
        /// The error that an un-stubbed member throws.
        private nonisolated struct \(HelperType.unstubbed): \(name(.error)), \(name(.customStringConvertible)) {
            let description: \(name(.string))

            init(_ description: \(name(.string))) { self.description = description }
        }
        """
    }

    /// At run time nothing tells whether the caller of a function that rethrows is ready for an error: only that a closure has thrown.
    private var rethrowing: String {
        """
        /// Lets a stub throw where the requirement says `rethrows`, after a closure that the caller passed has thrown.
        private nonisolated final class \(HelperType.rethrowing): @unchecked \(name(.sendable)) {
            private let lock: any \(name(.nsLocking)) = \(name(.nsLock))()
            private var hasThrown = false

            /// Records that a closure has thrown the error.
            func noting<Failure: \(name(.error))>(_ error: Failure) -> Failure {
                lock.lock()
                defer { lock.unlock() }
                hasThrown = true
                return error
            }

            func run<R: ~Copyable>(
                _ name: \(name(.staticString)), in member: \(name(.staticString)) = #function, _ stub: () throws -> R,
                or rescue: (any \(name(.error))) throws -> R
            ) rethrows -> R {
                do { return try stub() } catch { return try rescue(checked(error, name, member)) }
            }

            func runAsync<R: ~Copyable>(
                _ name: \(name(.staticString)), in member: \(name(.staticString)) = #function,
                isolation: isolated (any \(name(.actor)))? = #isolation, _ stub: () async throws -> R,
                or rescue: (any \(name(.error))) async throws -> R
            ) async rethrows -> R {
                do { return try await stub() } catch { return try await rescue(checked(error, name, member)) }
            }

            private func checked(
                _ error: any \(name(.error)), _ name: \(name(.staticString)), _ member: \(name(.staticString))
            ) -> any \(name(.error)) {
                lock.lock()
                defer { lock.unlock() }
                if hasThrown { return error }
                \(standard.function("fatalError"))(
                    "'\\(name)' threw '\\(error)', but no closure that was passed to '\\(member)' has thrown. A function that rethrows can "
                        + "throw only after one of its closures has thrown. Throw the error in that closure, or declare '\\(member)' "
                        + "with 'throws'.")
            }
        }
        """
    }

    private var unchecked: String {
        """
        /// Passes a non-Sendable value across isolation. The test must not share it elsewhere.
        private nonisolated struct \(HelperType.unchecked)<Value>: @unchecked \(name(.sendable)) {
            let value: Value

            init(_ value: Value) { self.value = value }
        }
        """
    }

    private var cast: String {
        """
        /// Casts a value that a test provides to the type that a call of a generic member needs.
        private nonisolated enum \(HelperType.cast) {
            static func cast<Given, Needed>(
                _ value: Given, _ name: \(name(.staticString)), in member: \(name(.staticString)) = #function
            ) -> Needed {
                if let value = value as? Needed { return value }
                \(standard.function("fatalError"))(
                    "\\(name) must be of type '\\(Needed.self)' in this call of '\\(member)', but it is of type "
                        + "'\\(type(of: value as Any))': \\(value). In the test, use a value of type '\\(Needed.self)'.")
            }
        }
        """
    }

    private var mainActorDefault: String {
        """
        /// Makes a default value on the main actor.
        private nonisolated enum \(HelperType.mainActorDefault) {
            static func make<Value>(for member: \(name(.string)), _ make: @\(name(.mainActor)) () -> Value) -> Value {
                \(name(.mainActor)).preconditionIsolated(
                    "'\\(member)' needs the main actor to make its default value. Set a value, or run the test on the main actor.")
                return \(name(.mainActor)).assumeIsolated { \(HelperType.unchecked)(make()) }.value
            }
        }
        """
    }

    private var actorDefault: String {
        """
        /// Makes a default value on the actor that it belongs to.
        private nonisolated enum \(HelperType.actorDefault) {
            static func make<Value>(on actor: some \(name(.actor)), for member: \(name(.string)), _ make: () -> Value) -> Value {
                actor.preconditionIsolated(
                    "'\\(member)' needs its actor to make its default value. Set a value, or run the test on that actor.")
                return make()
            }
        }
        """
    }

    private var statics: String {
        """
        /// The static members of generic mocks. A generic class has no static storage.
        private nonisolated final class \(HelperType.statics): @unchecked \(name(.sendable)) {
            static let shared = \(HelperType.statics)()
            /// Recursive: a call holds it while it counts and records through members that hold it as well.
            private let lock: any \(name(.nsLocking)) = \(name(.nsRecursiveLock))()
            private var values: [\(name(.objectIdentifier)): [\(name(.string)): Any]] = [:]

            func hold() { lock.lock() }

            func release() { lock.unlock() }

            subscript<Value>(_ mock: Any.Type, _ member: \(name(.string)), default value: @autoclosure () -> Value) -> Value {
                get {
                    hold()
                    defer { release() }
                    guard let stored = values[\(name(.objectIdentifier))(mock)]?[member] else { return value() }
                    return stored as? Value ?? value()
                }
                set {
                    hold()
                    defer { release() }
                    values[\(name(.objectIdentifier))(mock), default: [:]][member] = newValue
                }
            }
        }
        """
    }

    private var change: String {
        """
        /// Returns the new value of a copy's property, which may be nil, or the old value if there is no new one.
        private nonisolated enum \(HelperType.change) {
            static func change<Value>(_ old: Value?, to new: Value???) -> Value? {
                switch new {
                case .none: nil
                case .some(.none): old
                case .some(.some(let value)): value
                }
            }
        }
        """
    }
}
