import MockgenModel
import MockgenOutline

extension Rule<SelectedType> {
    static var notTestable: Rule {
        Rule(.notTestable) { type in
            guard let (reason, help) = type.obstacleToSubclass else { return [] }
            return [
                Finding(
                    sentence(type.name, reason), help: help, at: type.location,
                    notes: [.init("declared here", at: type.index.location(type.reference))])
            ]
        }
    }
}

private func sentence(_ name: String, _ reason: String) -> String { "'\(name)' cannot have a testable subclass: \(reason)" }

extension SelectedType {
    fileprivate var obstacleToSubclass: (reason: String, help: String)? {
        if declaration.kind != .class {
            return ("it is \(declaration.kind.noun), and only a class has subclasses", "remove its name from 'testable'")
        }
        if isPrivate { return ("it is private, and the subclass is in another file", "make the class internal") }
        if isClosed { return ("it belongs to another package, where only an open class can have a subclass", "declare the class open") }
        return genericContext.map { _ in ("it is nested in a generic type", "declare the class outside of it") }
    }
}

extension Diagnostic {
    /// The problem of a final class, which only its parsed declaration shows.
    static func finalTestable(_ declaration: ProtocolDeclaration, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notTestable, cause: .code, sentence(declaration.qualifiedName, "it is final"), help: "remove 'final'", at: location,
            notes: [.init("declared here", at: declaration.location)])
    }
}
