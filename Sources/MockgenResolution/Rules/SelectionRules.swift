package import MockgenModel
import MockgenOutline

/// The rules for classes. Each assumes that the type breaks none before it.
package let classRules: [Rule<SelectedType>] = [
    .once(.notAClass) { type in
        guard type.declaration.kind != .class else { return nil }
        return type.finding(
            "'\(type.name)' cannot be mocked: it is \(type.declaration.kind.noun), which cannot have subclasses",
            help: "declare a protocol with the members to mock, and list it")
    },
    .once(.privateClass) { type in
        guard type.isPrivate else { return nil }
        return type.finding(
            "'\(type.name)' cannot be mocked: it is private, and the mock is in another file",
            help: "make the class internal, or remove its name from 'protocols'")
    },
    .once(.closedClass) { type in
        guard type.isClosed else { return nil }
        return type.finding(
            "'\(type.name)' cannot be mocked: '\(type.module.name)' belongs to another package, "
                + "where only an open class can have a subclass",
            help: "declare the class open, or declare a protocol in your package, make the class conform to it, and mock that")
    },
    .once(.genericContext) { type in
        guard let outer = type.genericContext, type.isInConstrainedExtension else { return nil }
        return type.finding(
            "'\(type.name)' cannot be mocked: it is nested in '\(outer)', a generic type, and the extension around it has a 'where' "
                + "clause",
            help: "declare the class in '\(outer)' itself, or mock a protocol that it conforms to")
    },
]

package let modelRules: [Rule<SelectedType>] = [
    .once(.notAModel) { type in
        guard let (reason, help) = type.obstacleToStubs else { return nil }
        return type.finding("'\(type.name)' cannot be stubbed: \(reason)", help: help)
    }
]

package let testableRules: [Rule<SelectedType>] = [
    .once(.notTestable) { type in
        guard let (reason, help) = type.obstacleToSubclass else { return nil }
        return type.finding(sentence(type.name, reason), help: help)
    }
]

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

    fileprivate var obstacleToSubclass: (reason: String, help: String)? {
        if declaration.kind != .class {
            return ("it is \(declaration.kind.noun), and only a class has subclasses", "remove its name from 'testable'")
        }
        if isPrivate { return ("it is private, and the subclass is in another file", "make the class internal") }
        if isClosed { return ("it belongs to another package, where only an open class can have a subclass", "declare the class open") }
        return genericContext.map { _ in ("it is nested in a generic type", "declare the class outside of it") }
    }
}

private func sentence(_ name: String, _ reason: String) -> String { "'\(name)' cannot have a testable subclass: \(reason)" }

extension Diagnostic {
    /// The problem of a type with a parameter pack, which only its parsed declaration shows.
    static func modelWithPack(_ parameter: GenericParameter, of model: ModelDeclaration) -> Diagnostic {
        Diagnostic(
            .notAModel, cause: .code,
            "'\(model.qualifiedName)' cannot be stubbed: its generic parameter '\(parameter)' is a parameter pack",
            help: "write its stubs by hand, and remove it from 'models'", at: model.location)
    }

    /// The problem of a final class, which only its parsed declaration shows.
    static func finalTestable(_ declaration: ProtocolDeclaration, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notTestable, cause: .code, sentence(declaration.qualifiedName, "it is final"), help: "remove 'final'", at: location,
            notes: [.init("declared here", at: declaration.location)])
    }
}
