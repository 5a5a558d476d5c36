import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

extension Selection {
    /// The types that `models` names.
    func models(_ problems: inout [Diagnostic]) -> [NamedType] {
        named(target.models, key: "models", &problems) { index.obstacle(toStubOf: $0, at: $1) }
    }

    /// The classes that `testable` names.
    func testables(_ problems: inout [Diagnostic]) -> [NamedType] {
        named(target.testable, key: "testable", &problems) { index.obstacle(toTestableOf: $0, at: $1) }
    }

    private func named(
        _ names: [Located<Pattern>], key: String, _ problems: inout [Diagnostic],
        obstacle: (Reference, SourceLocation) -> Diagnostic?
    ) -> [NamedType] {
        var found: [NamedType] = []
        for name in names {
            let types = declarations(named: name.value)
            if types.isEmpty { problems.append(.unknownType(name, key: key, suggestion: suggestion(forType: name.value.text))) }
            if let problem = types.compactMap({ obstacle($0, name.location) }).first {
                problems.append(problem)
            } else {
                let new = types.filter { type in !found.contains { $0.reference == type } }
                found += new.map { NamedType(reference: $0, location: name.location) }
            }
        }
        return found
    }

    /// Of any kind: who names a protocol is told that it is one.
    private func declarations(named pattern: Pattern) -> [Reference] {
        let types = types(named: pattern)
        return types.isEmpty ? index.declarations(named: pattern.text).filter(isAdmitted) : types
    }

    private func suggestion(forType name: String) -> String? {
        nearest(to: name, among: index.types.filter { isAdmitted($0) && !isPrivate($0) }.map { index.declaration($0).qualifiedName })
    }
}

extension SourceIndex {
    /// What is known without parsing it: why a type can have no stubs.
    fileprivate func obstacle(toStubOf reference: Reference, at location: SourceLocation) -> Diagnostic? {
        let declaration = declaration(reference)
        func refusal(_ reason: String, _ help: String) -> Diagnostic {
            .notAModel(declaration.qualifiedName, reason, help: help, at: location, declared: self.location(reference))
        }
        let leaveOut = "take its name out of 'models'"
        guard [.structure, .class, .enumeration].contains(declaration.kind) else {
            let help =
                declaration.kind == .alias ? "name the type that it stands for" : "\(leaveOut); 'protocols' is the list of what is mocked"
            return refusal("it is \(declaration.kind.noun)", help)
        }
        guard access(reference) > .fileprivate else {
            return refusal("it is private, and the stubs are in another file", "make it internal, or \(leaveOut)")
        }
        guard module(reference).isLocal || isExported(reference) else {
            return refusal("it is internal to another package", "make it public, or \(leaveOut)")
        }
        if declaration.inherited.contains(where: { $0 == "~Copyable" || $0 == "~Escapable" }) {
            return refusal("it is not copyable", "write its stubs by hand, and \(leaveOut)")
        }
        if let outer = enclosing(reference).first(where: isGeneric) {
            let outer = self.declaration(outer).qualifiedName
            return refusal("it is nested in '\(outer)', a generic type", "declare it outside of '\(outer)'")
        }
        return nil
    }

    /// What is known without parsing it: why a class can have no testable subclass.
    fileprivate func obstacle(toTestableOf reference: Reference, at location: SourceLocation) -> Diagnostic? {
        guard obstacle(toMockOf: reference, at: location) != nil else { return nil }
        let declaration = declaration(reference)
        let (reason, help) =
            if declaration.kind != .class {
                ("it is \(declaration.kind.noun), and only a class has subclasses", "take its name out of 'testable'")
            } else if access(reference) <= .fileprivate {
                ("it is private, and the subclass is in another file", "make the class internal")
            } else if !module(reference).isLocal {
                ("it belongs to another package, where only an open class can have a subclass", "declare the class open")
            } else {
                ("it is nested in a generic type", "declare the class outside of it")
            }
        return .notTestable(declaration.qualifiedName, reason, help: help, at: location, declared: self.location(reference))
    }
}

extension Diagnostic {
    fileprivate static func unknownType(_ name: Located<Pattern>, key: String, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownType, cause: .setup, "'\(name.value.text)' in '\(key)' is not a type in the sources",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "check the spelling, and that 'sources' has the file that declares it",
            at: name.location)
    }

    fileprivate static func notAModel(
        _ name: String, _ reason: String, help: String, at location: SourceLocation, declared: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .notAModel, cause: .code, "'\(name)' cannot be stubbed: \(reason)", help: help, at: location,
            notes: [.init("declared here", at: declared)])
    }
}
