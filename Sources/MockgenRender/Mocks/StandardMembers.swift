import MockgenModel

/// Writes the standard library members that a mock implements itself: it equals only itself, hashes its identity, and encodes no values.
struct StandardMembers {
    let context: MockContext

    func write(to code: inout Code) {
        let behaviors = context.subject.traits.behaviors
        let mock = context.settings.name
        if behaviors.contains(.equatable) {
            code.blank()
            code.line("\(modifiers)static func == (left: \(mock), right: \(mock)) -> \(bool) { left === right }")
        }
        if behaviors.contains(.hashable) {
            code.blank()
            code.line("\(modifiers)func hash(into hasher: inout \(name(.hasher))) { hasher.combine(\(identifier)(self)) }")
        }
        if behaviors.contains(.comparable), !context.subject.requirements.contains(where: { $0.member.isOperator("<") }) {
            code.blank()
            code.line(
                "\(modifiers)static func < (left: \(mock), right: \(mock)) -> \(bool) "
                    + "{ \(identifier)(left) < \(identifier)(right) }"
            )
        }
        if !behaviors.isDisjoint(with: [.encodable, .decodable]) {
            code.blank()
            code.line("// A mock encodes no values.")
            if codesByItself {
                let required = context.isFinal ? "" : "required "
                if behaviors.contains(.encodable) { code.line("\(modifiers)func encode(to encoder: any \(name(.encoder))) throws {}") }
                if behaviors.contains(.decodable) {
                    code.line("\(modifiers)\(required)init(from decoder: any \(name(.decoder))) throws {}")
                }
            } else {
                code.line("private enum CodingKeys: \(name(.codingKey)) {}")
            }
        }
        if behaviors.contains(.asyncSequence) { writeAsyncSequence(to: &code) }
    }

    private func name(_ name: StandardName) -> String { context.standard(name).description }

    private var bool: String { name(.bool) }
    private var identifier: String { name(.objectIdentifier) }
    private var iterator: TypeName { context.standard(.indexingIterator, [.array(.named("Element"))]) }

    /// Whether an associated type has the name `CodingKeys`, which the compiler would use for coding.
    var codesByItself: Bool { context.subject.associatedTypes.contains { $0.name == "CodingKeys" } }

    /// Whether the protocol declares the iterator of an AsyncSequence.
    private var declaresIterator: Bool { context.subject.requirements.contains(where: \.member.makesAsyncIterator) }

    /// The stored elements of an AsyncSequence, and its error. Any isolation can iterate over them.
    var variables: [Variable] {
        guard context.subject.traits.behaviors.contains(.asyncSequence), !declaresIterator else { return [] }
        let elements = Variable(context.elements, .array(.named("Element")), "[]", isStatic: false)
        return canFail ? [elements, Variable(context.failure, .optional(.named("Failure")), isStatic: false)] : [elements]
    }

    private var isGuarded: Bool { context.isIsolated || context.subject.traits.isSendable }

    /// Whether the protocol declares a failure type other than `Never`.
    private var canFail: Bool {
        context.subject.traits.behaviors.contains(.asyncSequence)
            && context.subject.associatedTypes.contains { $0.name == "Failure" } && !context.generics.isNever("Failure")
    }

    private var modifiers: String { [context.outsideIsolation, context.access].asModifiers }

    private func writeAsyncSequence(to code: inout Code) {
        guard !declaresIterator else { return }
        for variable in variables {
            code.blank()
            context.write(variable, modifiers, in: isGuarded ? .locked : .plain, to: &code)
        }
        code.blank()
        code.block("\(modifiers)struct AsyncIterator: \(name(.asyncIteratorProtocol))") { code in
            code.line("fileprivate var rest: \(iterator)")
            if canFail { code.line("fileprivate let failure: Failure?") }
            code.blank()
            guard canFail else {
                code.line("\(context.access)mutating func next() async -> Element? { rest.next() }")
                return
            }
            code.block("\(context.access)mutating func next() async throws(Failure) -> Element?") { code in
                code.line("if let element = rest.next() { return element }")
                code.line("if let failure { throw failure }")
                code.line("return nil")
            }
        }
        code.blank()
        let failure = canFail ? ", failure: \(context.failure)" : ""
        code.line(
            "\(modifiers)func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: \(context.elements).makeIterator()\(failure)) }"
        )
    }
}
