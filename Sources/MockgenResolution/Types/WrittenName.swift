import MockgenModel

/// One of the names of a type, with its generic arguments.
struct WrittenName {
    let name: String
    let arguments: [TypeName]
}

extension TypeName {
    /// The names from the outermost to the innermost.
    var writtenNames: [WrittenName] {
        switch self {
        case .named(let name, let arguments): [WrittenName(name: name, arguments: arguments)]
        case .member(let base, let name, let arguments): base.writtenNames + [WrittenName(name: name, arguments: arguments)]
        default: []
        }
    }
}
