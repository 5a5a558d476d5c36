import MockgenModel

/// The names of a type from the outermost to the innermost, each with its generic arguments.
struct WrittenName: RandomAccessCollection {
    typealias Component = (name: String, arguments: [TypeName])
    private let components: [Component]

    init(_ type: TypeName, path: [String]) {
        var components: [Component] = []
        var rest: TypeName? = type
        while let type = rest {
            switch type {
            case .named(let name, let arguments): (rest, components) = (nil, components + [(name, arguments)])
            case .member(let base, let name, let arguments): (rest, components) = (base, components + [(name, arguments)])
            default: rest = nil
            }
        }
        self.components = components.reversed()
    }

    private init(_ components: [Component]) { self.components = components }

    var path: [String] { components.map(\.name) }
    var startIndex: Int { components.startIndex }
    var endIndex: Int { components.endIndex }
    subscript(position: Int) -> Component { components[position] }
    func prefix(_ length: Int) -> WrittenName { WrittenName(Array(components[..<length])) }
}
