import MockgenModel

extension MockContext {
    /// The attribute of a value that names a deprecated type. Without the attribute, the compiler warns.
    func deprecation(of types: @autoclosure () -> [TypeName], for member: Member) -> String? {
        // Few members are deprecated, so most types need no check.
        guard !member.attributes.isEmpty, let attribute = member.attributes.firstNonNil(\.deprecation) else { return nil }
        return types().contains(where: \.isDeprecated) ? attribute : nil
    }
}

extension String {
    /// The part of the attribute that a stored property can have: `@available(macOS, deprecated: 12)`, without `introduced` and `message`.
    fileprivate var deprecation: String? {
        let opening = "@available("
        guard hasPrefix(opening), hasSuffix(")") else { return nil }
        let arguments = dropFirst(opening.count).dropLast().split(separator: ",").map { $0.drop(while: \.isWhitespace) }
        guard arguments.count > 1, let deprecated = arguments.dropFirst().first(where: { $0.hasPrefix("deprecated") }) else { return nil }
        return "@available(\(arguments[0]), \(deprecated))"
    }
}
