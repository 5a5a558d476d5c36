import MockgenModel
import Testing

@Suite struct TypeMatchTests {
    private static let t = TypeName.named("T")
    private static let u = TypeName.named("U")
    private static let int = TypeName.named("Int")
    private static let string = TypeName.named("String")

    @Test(
        arguments: [
            ([t], [int], ["T": int]),
            ([.array(t)], [.array(.optional(int))], ["T": .optional(int)]),
            ([t, t], [int, int], ["T": int]),
            ([.dictionary(key: t, value: u)], [.dictionary(key: u, value: int)], ["T": u, "U": int]),
            ([int], [int], [:]),

            ([t, t], [int, string], nil),
            ([.array(t)], [.optional(int)], nil),
            ([.array(int)], [.array(t)], nil),
            ([.tuple([TupleElement(label: "a", type: t)])], [.tuple([TupleElement(label: "b", type: int)])], nil),
            ([t], [int, int], nil),
        ] as [([TypeName], [TypeName], [String: TypeName]?)])
    func typesOfParameters(_ types: [TypeName], _ others: [TypeName], _ expected: [String: TypeName]?) {
        var match = TypeMatch(of: ["T", "U"])
        #expect((match.add(types, as: others) ? match.types : nil) == expected)
    }
}
