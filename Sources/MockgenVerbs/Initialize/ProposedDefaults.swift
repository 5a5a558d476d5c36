import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// The values that `init` proposes for enums and structs, which have no empty value: an un-stubbed member that returns one stops the test.
struct ProposedDefaults {
    /// A type, its value, and how many members return it.
    typealias Value = (type: String, expression: String, members: Int)

    let values: [Value]

    /// A longer list would hide the rest of the file.
    private static let maximum = 5
    private static let longest = 60

    init(_ values: [Value]) {
        self.values = Array(values.sorted { ($1.members, $0.type) < ($0.members, $1.type) }.prefix(Self.maximum))
    }

    init(for mocks: [MockPlan], in index: SourceIndex, compiledIn own: Module) {
        let members = Dictionary(grouping: mocks.flatMap(\.typesWithoutValue), by: \.self).mapValues(\.count)
        let types = members.keys.filter { $0.symbol != nil }
        let models = ModelResolver(types.compactMap(index.valueType).unique.sorted(), in: index, for: own)
        // A mock of a public protocol cannot use an internal initializer.
        let usable = models.models.filter { $0.access >= $0.declaration.access }
        let proposed = ProposedValues(of: usable, types: models.types)
        self.init(
            types.filter { index.valueType($0) != nil }.compactMap { type in
                proposed.expression(for: type).flatMap { expression in
                    expression.count > Self.longest ? nil : ("\(type)", expression, members[type] ?? 0)
                }
            })
    }

    /// The proposals for several targets.
    static func merged(_ all: [ProposedDefaults]) -> ProposedDefaults {
        let values = Dictionary(grouping: all.flatMap(\.values), by: \.type).values
        return ProposedDefaults(
            values.map { ($0[0].type, $0[0].expression, $0.map(\.members).max() ?? 0) })
    }

    /// Lines for the configuration, as a comment: a value that the user did not choose could hide a missing stub.
    var lines: [String] {
        guard !values.isEmpty else { return [] }
        return ["# defaults:   # un-stubbed members that return these types stop the test; with these lines they return the values"]
            + values.map { "#   \($0.type.asYAML): \($0.expression.asYAML)" }
    }
}

extension SourceIndex {
    /// The enum or struct of this package that a type is.
    fileprivate func valueType(_ type: TypeName) -> Reference? {
        guard let path = type.symbol?.path else { return nil }
        return declarations(named: path.joined(separator: ".")).first {
            module($0).isLocal && [.structure, .enumeration].contains(declaration($0).kind)
        }
    }
}
