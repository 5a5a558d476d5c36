//: Stub
extension Swift.Optional where Wrapped: Swift.ExpressibleByNilLiteral {
    /// Any value: `cart.on.add.when("tea", .any)`.
    public nonisolated static var any: Swift.Optional<Wrapped> { .some(nil) }
}

extension Mocks {
    /// The expectation of a test for one argument.
    ///
    /// The parameters are optionals of optionals of optionals, so that literals, constants and `.any` can stand side by
    /// side, and `nil` or a constant that is nil is not taken for `.any`.
    internal nonisolated enum Match {
        case any, nothing
        case value(Any)

        /// A function, because the argument of an initializer would be copied for each call.
        static func of<Value>(_ value: Value???) -> Match {
            switch value {
            case .none, .some(.some(.none)): .nothing
            case .some(.none): .any
            case .some(.some(.some(let value))): .value(value)
            }
        }

        func matches(_ argument: Any) -> Swift.Bool {
            switch self {
            case .any: true
            case .nothing: isNil(argument)
            case .value(let value): isEqual(value, argument) ?? false
            }
        }
    }

    /// The expectation of a test for the arguments of a call: `("tea", .any)`.
    internal nonisolated struct Expected {
        private let matches: [Match]

        /// An argument that cannot be compared would never be found: this is a failure of the test.
        init(_ matches: [Match], _ file: Swift.StaticString, _ line: Swift.UInt) {
            self.matches = matches
            for case .value(let value) in matches where isEqual(value, value) == nil {
                recordAnywhere(
                    "'\(Swift.type(of: value))' is not Equatable. Write '.any' for this argument, or a condition: '{ … }'.",
                    at: Location(file, line))
            }
        }

        //: Library
        /// `("tea", .any)`
        var description: Swift.String {
            let texts = matches.map { match in
                switch match {
                case .any: ".any"
                case .nothing: "nil"
                case .value(let value): described(value)
                }
            }
            return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
        }
        //: Stub

        func matches<Arguments>(_ arguments: Arguments) -> Swift.Bool {
            guard matches.count > 1 else { return matches.allSatisfy { $0.matches(arguments) } }
            return zip(matches, Swift.Mirror(reflecting: arguments).children).allSatisfy { $0.matches($1.value) }
        }
    }

    /// Compares values whose types are known only at run time. Objects that are not equatable are compared by identity.
    /// Nil if values of their type cannot be compared.
    internal nonisolated static func isEqual(_ left: Any, _ right: Any) -> Swift.Bool? {
        // A list, because a call for each part of a deep value would take more stack than there is.
        var pairs = [(left, right)]
        while let (left, right) = pairs.popLast() {
            guard let isEqual = isEqual(left, right, parts: &pairs) else { return nil }
            if !isEqual { return false }
        }
        return true
    }

    /// Compares values but for their parts, which it adds to a list.
    private nonisolated static func isEqual(_ left: Any, _ right: Any, parts: inout [(Any, Any)]) -> Swift.Bool? {
        if let left = left as? any Swift.Equatable { return isEqual(left, to: right) }
        if let left = left as? Any.Type { return left == right as? Any.Type }
        // The parts of a dictionary have no order.
        if let left = left as? [Swift.AnyHashable: Any] {
            guard let right = right as? [Swift.AnyHashable: Any], left.count == right.count else { return false }
            for (key, value) in left {
                guard let other = right[key] else { return false }
                parts.append((value, other))
            }
            return true
        }
        let mirrors = (Swift.Mirror(reflecting: left), Swift.Mirror(reflecting: right))
        let isOneType = Swift.type(of: left) == Swift.type(of: right)
        switch mirrors.0.displayStyle {
        case .class: return left as Swift.AnyObject === right as Swift.AnyObject
        case .optional, .tuple, .collection: break
        // Values that hold nothing are equal.
        case .struct where isOneType && mirrors.0.children.isEmpty && !(left is any Swift.CustomReflectable): return true
        case .enum where isOneType:
            // Only the name of a case without values tells it from others, unless the type has names of its own.
            if mirrors.0.children.isEmpty, mirrors.1.children.isEmpty {
                return left is any Swift.CustomStringConvertible ? nil : "\(left)" == "\(right)"
            }
            if mirrors.0.children.first?.label != mirrors.1.children.first?.label { return false }
        default: return nil
        }
        guard mirrors.0.children.count == mirrors.1.children.count else { return false }
        parts += zip(mirrors.0.children, mirrors.1.children).map { ($0.value, $1.value) }.reversed()
        return true
    }

    private nonisolated static func isEqual<Value: Swift.Equatable>(_ left: Value, to right: Any) -> Swift.Bool {
        right as? Value == left
    }

    private nonisolated static func isNil(_ value: Any) -> Swift.Bool {
        let mirror = Swift.Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.allSatisfy { isNil($0.value) }
    }
}

extension Mocks {
    /// A value, or `.any`.
    public typealias Expectation<Value> = Value???
}

extension Mocks.Answerable {
    /// A value, or `.any`.
    public typealias Expectation<Value> = Mocks.Expectation<Value>

    /// The calls with this argument. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ value: Expectation<Values>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line)
        -> Self.SomeCalls
    { when([.of(value)], file, line) }

    /// The calls with these arguments.
    public nonisolated func when<A, B>(
        _ first: Expectation<A>, _ second: Expectation<B>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.SomeCalls where Values == (A, B) { when([.of(first), .of(second)], file, line) }

    /// The calls with these arguments.
    public nonisolated func when<A, B, C>(
        _ first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, file: Swift.StaticString = #filePath,
        line: Swift.UInt = #line
    ) -> Self.SomeCalls where Values == (A, B, C) {
        when([.of(first), .of(second), .of(third)], file, line)
    }

    /// The calls with these arguments.
    public nonisolated func when<A, B, C, D>(
        _ first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.SomeCalls where Values == (A, B, C, D) {
        when([.of(first), .of(second), .of(third), .of(fourth)], file, line)
    }

    /// The calls with these arguments.
    public nonisolated func when<A, B, C, D, E>(
        _ first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.SomeCalls where Values == (A, B, C, D, E) {
        when([.of(first), .of(second), .of(third), .of(fourth), .of(fifth)], file, line)
    }

    /// The calls with these arguments.
    public nonisolated func when<A, B, C, D, E, F>(
        _ first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        _ sixth: Expectation<F>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.SomeCalls where Values == (A, B, C, D, E, F) {
        when([.of(first), .of(second), .of(third), .of(fourth), .of(fifth), .of(sixth)], file, line)
    }

    private nonisolated func when(_ matches: [Mocks.Match], _ file: Swift.StaticString, _ line: Swift.UInt) -> Self.SomeCalls {
        let expected = Mocks.Expected(matches, file, line)
        return when({ expected.matches($0) }, expected)
    }
}
