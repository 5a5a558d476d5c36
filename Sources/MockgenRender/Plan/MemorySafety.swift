import MockgenModel

/// Marks expressions with `unsafe`. A module with strict memory safety needs the mark where an expression uses a value of an unsafe type,
/// and the compiler warns about every other mark.
struct MemorySafety {
    let isStrict: Bool
    /// The associated types of the mock that are unsafe types.
    private let unsafeNames: Set<String>

    /// - Parameter aliases: the types that the mock declares.
    init(_ settings: MockSettings, aliases: [(name: String, type: TypeName)] = []) {
        isStrict = settings.compiler.contains(.strictMemorySafety)
        unsafeNames = isStrict ? Set(aliases.filter(\.type.isUnsafe).map(\.name)) : []
    }

    /// Whether an expression that uses a value of the type needs the mark.
    func isUnsafe(_ type: @autoclosure () -> TypeName) -> Bool {
        guard isStrict else { return false }
        let type = type()
        return type.isUnsafe || !unsafeNames.isEmpty && type.mentions(unsafeNames)
    }

    /// Whether an expression that uses values of these types needs the mark.
    func isUnsafe(anyOf types: @autoclosure () -> [TypeName]) -> Bool { isStrict && types().contains { isUnsafe($0) } }

    /// Whether a call of a function of the type needs the mark. Its errors need none.
    func isUnsafe(callOf function: @autoclosure () -> FunctionType) -> Bool {
        guard isStrict else { return false }
        let function = function()
        return isUnsafe(anyOf: function.parameters.map(\.type) + [function.result])
    }

    /// Whether a use of the member needs the mark, as `super.load(buffer)` does.
    func isUnsafe(_ member: @autoclosure () -> Member) -> Bool {
        guard isStrict else { return false }
        let member = member()
        if member.attributes.contains("@safe") { return false }
        return member.attributes.contains("@unsafe") || isUnsafe(anyOf: member.types)
    }

    /// `unsafe ` in front of an expression that uses a value of the type, or nothing.
    func mark(_ type: @autoclosure () -> TypeName) -> String { MemorySafety.mark(if: isUnsafe(type())) }

    static func mark(if isUnsafe: Bool) -> String { isUnsafe ? word : "" }

    fileprivate static let word = "unsafe "

    /// Whether conformances of the mock are unsafe: an associated type is.
    var hasUnsafeConformances: Bool { !unsafeNames.isEmpty }
}

extension String {
    var hasUnsafeMark: Bool { hasPrefix(MemorySafety.word) }

    /// Swift allows no mark behind an operator. The mark in front of the whole expression is enough.
    var withoutUnsafeMark: String { hasUnsafeMark ? String(dropFirst(MemorySafety.word.count)) : self }
}
