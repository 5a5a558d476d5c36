import MockgenModel

/// Marks expressions with `unsafe`. A module with strict memory safety needs the mark where an expression uses a value of an unsafe type,
/// and the compiler warns about every other mark.
struct MemorySafety {
    let isStrict: Bool
    /// The unsafe types inside the mock.
    private var unsafeNames: Set<String> = []
    /// Whether every use of `super` needs the mark.
    private(set) var hasUnsafeSuperclass = false
    /// The locations of inherited members whose uses need the mark.
    private var unsafeMembers: Set<SourceLocation> = []
    /// Whether a conformance of the mock is unsafe, because an associated type is.
    private(set) var hasUnsafeConformances = false

    init(_ settings: MockSettings) { isStrict = settings.compiler.contains(.strictMemorySafety) }

    init(_ settings: MockSettings, _ subject: ResolvedProtocol, aliases: [(name: String, type: TypeName)]) {
        self.init(settings)
        guard isStrict else { return }
        unsafeNames = Set(aliases.filter(\.type.isUnsafe).map(\.name))
        let hasUnsafeID = subject.requirements.contains { $0.member.propertyName == "id" && isUnsafe(anyOf: $0.member.types) }
        hasUnsafeConformances = !unsafeNames.isEmpty || hasUnsafeID && subject.traits.behaviors.contains(.identifiable)
        guard let superclass = subject.superclass else { return }
        hasUnsafeSuperclass = superclass.type.isUnsafe
        unsafeNames.formUnion(superclass.unsafeNames)
        unsafeMembers = Set(subject.requirements.filter { superclass.unsafeClasses.contains($0.origin) }.map(\.member.location))
    }

    /// Whether an expression that uses a value of the type needs the mark.
    func isUnsafe(_ type: @autoclosure () -> TypeName) -> Bool {
        guard isStrict else { return false }
        let type = type()
        return type.isUnsafe || !unsafeNames.isEmpty && type.mentions(unsafeNames)
    }

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
        return member.attributes.contains("@unsafe") || isUnsafe(anyOf: member.types) || hasUnsafeSuperclass
            || unsafeMembers.contains(member.location)
    }

    func marked(_ parameters: [Parameter]) -> [Parameter] { isStrict ? parameters.map(marked) : parameters }

    func marked(_ parameter: Parameter) -> Parameter {
        guard isStrict, let value = parameter.defaultValue, value != "nil", !value.hasUnsafeMark else { return parameter }
        var copy = parameter
        copy.defaultValue = mark(parameter.type) + value
        return copy
    }

    /// `unsafe ` in front of an expression that uses a value of the type, or nothing.
    func mark(_ type: @autoclosure () -> TypeName) -> String { MemorySafety.mark(if: isUnsafe(type())) }

    func mark(_ member: @autoclosure () -> Member) -> String { MemorySafety.mark(if: isUnsafe(member())) }

    static func mark(if isUnsafe: Bool) -> String { isUnsafe ? word : "" }

    static let word = "unsafe "
}

extension String {
    var hasUnsafeMark: Bool { hasPrefix(MemorySafety.word) }

    /// Swift does not allow a mark after an operator. The mark in front of the whole expression is enough.
    var withoutUnsafeMark: String { hasUnsafeMark ? String(dropFirst(MemorySafety.word.count)) : self }
}
