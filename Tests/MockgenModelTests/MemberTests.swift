import MockgenModel
import Testing

@Suite struct MemberTests {
    private static let t = TypeName.named("T")
    private static let generics = GenericClause(
        parameters: [GenericParameter(kind: .type, name: "U", inherited: t), GenericParameter(kind: .pack, name: "V", inherited: nil)],
        requirements: [GenericRequirement(left: t, relation: .equals, right: .array(t))])
    private static let parameter = {
        var parameter = Parameter(label: nil, name: "a", type: t)
        (parameter.isVariadic, parameter.attributes) = (true, ["@A"])
        return parameter
    }()
    private static let effects = Effects(isAsync: true, throwing: .typed(t))

    /// Every type that is written in a member is listed and mapped, and nothing else changes.
    @Test(arguments: [(.function, 6), (.initializer, 5)] as [(Member.Kind, Int)])
    func types(_ kind: Member.Kind, _ count: Int) {
        var member = Member(
            kind, "f", kind == .function ? Self.t : .void, attributes: ["@A"], modifiers: ["static"], conditions: ["B"],
            location: SourceLocation(path: "A.swift", line: 1, column: 2))
        (member.generics, member.parameters, member.effects) = (Self.generics, [Self.parameter], Self.effects)
        #expect(member.types.count == count)
        #expect(member.types.allSatisfy { $0.contains { $0 == Self.t } })
        let mapped = member.mapTypes { $0.map { $0 == Self.t ? .named("X") : $0 } }
        #expect(mapped.types == member.types.map { $0.map { $0 == Self.t ? .named("X") : $0 } })
        #expect(mapped.mapTypes { $0.map { $0 == .named("X") ? Self.t : $0 } } == member)
        #expect(member.isStatic)
    }

    @Test func genericClauses() {
        #expect(Self.generics.parameterList == "<U: T, each V>")
        #expect(Self.generics.whereClause == " where T == [T]")
        #expect(GenericClause().parameterList.isEmpty && GenericClause().whereClause.isEmpty)
        #expect(GenericParameter(kind: .value, name: "n", inherited: .named("Int")).description == "let n: Int")
        #expect(GenericRequirement(left: .named("A"), relation: .conforms, right: .named("B")).description == "A: B")
    }
}
