import MockgenModel
import Testing

@Suite struct TypeNameTests {
    private static let int = TypeName.named("Int")
    private static let function = TypeName.function(FunctionType(parameters: [FunctionTypeParameter(type: int)], result: .void))
    private static let composition = TypeName.composition([.named("A"), .named("B")])

    /// Prints parentheses only if they are necessary.
    @Test(
        arguments: [
            (.void, "Void"),
            (.optional(.optional(int)), "Int??"),
            (.implicitlyUnwrapped(int), "Int!"),
            (.array(.dictionary(key: int, value: .optional(int))), "[[Int: Int?]]"),
            (.inlineArray(count: .value("3"), element: int), "[3 of Int]"),
            (.tuple([TupleElement(label: "a", type: int), TupleElement(type: int)]), "(a: Int, Int)"),
            (.optional(function), "((Int) -> Void)?"),
            (.array(function), "[(Int) -> Void]"),
            (.optional(composition), "(A & B)?"),
            (.any(composition), "any A & B"),
            (.optional(.any(.named("A"))), "(any A)?"),
            (.implicitlyUnwrapped(.some(.named("A"))), "(some A)!"),
            (.metatype(.any(.named("A"))), "(any A).Type"),
            (.any(.metatype(.named("A"))), "any A.Type"),
            (.protocolMetatype(.named("A")), "A.Protocol"),
            (.optional(.suppressed(.named("Copyable"))), "(~Copyable)?"),
            (.composition([.named("A"), .suppressed(.named("Copyable"))]), "A & ~Copyable"),
            (.tuple([TupleElement(type: .expansion(.element(.named("T"))))]), "(repeat each T)"),
            (.member(.element(.named("T")), "Element"), "(each T).Element"),
            (.member(.named("A", [int]), "B", [int]), "A<Int>.B<Int>"),
            (.attributed(["@escaping", "@Sendable"], function), "@escaping @Sendable (Int) -> Void"),
            (.optional(.attributed(["@Sendable"], function)), "(@Sendable (Int) -> Void)?"),
            (
                .function(FunctionType(parameters: [FunctionTypeParameter(name: "a", type: int, isVariadic: true)], result: function)),
                "(_ a: Int...) -> (Int) -> Void"
            ),
            (
                .function(FunctionType(parameters: [], effects: Effects(isAsync: true, throwing: .typed(.named("E"))), result: int)),
                "() async throws(E) -> Int"
            ),
        ] as [(TypeName, String)])
    func printing(_ type: TypeName, _ text: String) {
        #expect(type.description == text)
    }

    @Test(
        arguments: [
            (.void, true), (.named("Void"), true), (.member(.named("Swift"), "Void"), true), (.named("Int"), false),
            (.optional(.void), false),
        ] as [(TypeName, Bool)])
    func isVoid(_ type: TypeName, _ isVoid: Bool) {
        #expect(type.isVoid == isVoid)
    }

    /// One of each case, each with a `T` in it.
    private static let everyKind: [TypeName] = {
        let t = TypeName.named("T")
        return [
            t, .named("A", [t]), .member(t, "B"), .member(.named("A"), "B", [t]), .optional(t), .implicitlyUnwrapped(t), .array(t),
            .dictionary(key: t, value: .named("A")), .dictionary(key: .named("A"), value: t), .inlineArray(count: t, element: .named("A")),
            .inlineArray(count: .value("3"), element: t), .tuple([TupleElement(label: "a", type: t), TupleElement(type: t)]),
            .function(FunctionType(parameters: [FunctionTypeParameter(name: "a", type: t, isVariadic: true)], result: .void)),
            .function(FunctionType(parameters: [], result: t)),
            .function(FunctionType(parameters: [], effects: Effects(isAsync: true, throwing: .typed(t)), result: .void)),
            .composition([.named("A"), t]), .some(t), .any(t), .metatype(t), .protocolMetatype(t), .suppressed(t), .expansion(t),
            .element(t),
            .attributed(["inout"], t),
        ]
    }()

    @Test(arguments: everyKind)
    func substitution(_ type: TypeName) {
        let changed = type.map { $0 == .named("T") ? .named("U") : $0 }
        #expect(changed != type)
        #expect(changed.description == type.description.replacing("T", with: "U").replacing("Uype", with: "Type"))
        #expect(type.map { $0 } == type)
        #expect(type.contains { $0 == .named("T") })
        #expect(!changed.contains { $0 == .named("T") })
    }

    @Test func innerTypesAreMappedFirst() {
        let type = TypeName.array(.optional(.named("A")))
        var order: [String] = []
        _ = type.map { part in
            order.append(part.description)
            return part
        }
        #expect(order == ["A", "A?", "[A?]"])
        order = []
        type.visit { order.append($0.description) }
        #expect(order == ["[A?]", "A?", "A"])
    }

    @Test func mappedTypesAreNotMappedAgain() {
        let type = TypeName.named("A", [.named("A")])
        #expect(
            type.map { if case .named("A", let arguments) = $0 { .named("B", arguments + [.named("A")]) } else { $0 } }.description
                == "B<B<A>, A>")
    }
}
