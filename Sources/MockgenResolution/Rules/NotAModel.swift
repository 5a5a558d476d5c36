import MockgenModel
import MockgenOutline

extension Rule<SelectedType> {
    static var notAModel: Rule {
        Rule(.notAModel) { type in
            guard let (reason, help) = type.obstacleToStubs else { return [] }
            return [
                Finding(
                    "'\(type.name)' cannot be stubbed: \(reason)", help: help, at: type.location,
                    notes: [.init("declared here", at: type.index.location(type.reference))])
            ]
        }
    }
}

extension SelectedType {
    fileprivate var obstacleToStubs: (reason: String, help: String)? {
        let leaveOut = "remove its name from 'models'"
        switch declaration.kind {
        case .structure, .class, .enumeration: break
        case .alias: return ("it is \(declaration.kind.noun)", "name the type that the alias means")
        case .actor, .protocol:
            return ("it is \(declaration.kind.noun)", "\(leaveOut); 'protocols' lists the types to mock")
        }
        if isPrivate { return ("it is private, and the stubs are in another file", "make it internal, or \(leaveOut)") }
        if !module.isLocal, !index.isExported(reference) {
            return ("it is internal to another package", "make it public, or \(leaveOut)")
        }
        if declaration.inherited.contains(where: { $0 == "~Copyable" || $0 == "~Escapable" }) {
            return ("it is not copyable", "write its stubs by hand, and \(leaveOut)")
        }
        return genericContext.map { ("it is nested in '\($0)', a generic type", "declare it outside of '\($0)'") }
    }
}

extension Diagnostic {
    /// The problem of a type with a parameter pack, which only its parsed declaration shows.
    static func modelWithPack(_ parameter: GenericParameter, of model: ModelDeclaration) -> Diagnostic {
        Diagnostic(
            .notAModel, cause: .code,
            "'\(model.qualifiedName)' cannot be stubbed: its generic parameter '\(parameter)' is a parameter pack",
            help: "write its stubs by hand, and remove it from 'models'", at: model.location)
    }
}
