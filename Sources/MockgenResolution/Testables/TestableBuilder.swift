package import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the properties that a testable subclass overrides, and the mocks for them.
package struct TestableBuilder {
    package let library: ProtocolLibrary
    package let mocks: [MockPlan]
    package let target: Module

    package init(library: ProtocolLibrary, mocks: [MockPlan], target: Module) {
        (self.library, self.mocks, self.target) = (library, mocks, target)
    }

    /// Returns the plan of the subclass, or the problems that prevent it.
    package func plan(
        of type: SelectedType, _ subject: ResolvedProtocol, settings: MockSettings
    ) -> (plan: TestablePlan?, problems: [Diagnostic]) {
        let reference = type.reference
        let declaration = subject.declaration
        if declaration.isFinal {
            return (nil, [.finalTestable(declaration, at: type.location)])
        }
        var problems: [Diagnostic] = []
        var dependencies: [TestablePlan.Dependency] = []
        let own = ownProperties(of: reference)
        for property in own where property.property.isMadeByItsClass {
            guard let obstacle = property.property.obstacleToOverriding else { continue }
            problems.append(.testableProperty(property.property, property.type, of: declaration, obstacle: obstacle))
        }
        let inherited = inherited(subject)
        let plain = own.compactMap(\.asDependency).filter { own in !inherited.contains { $0.property.name == own.property.name } }
        for candidate in inherited + plain {
            guard let name = protocolName(candidate.property.result) else { continue }
            guard let mock = mocks.first(where: { $0.conformance == name }) else {
                problems.append(
                    .noTestableMock(of: name, in: target.name, for: candidate.property, of: declaration, at: type.location))
                continue
            }
            guard !mock.isGeneric else {
                problems.append(.genericTestableMock(mock.settings.name, for: candidate.property, of: declaration))
                continue
            }
            var dependency = candidate
            dependency.mock = mock.settings.name
            dependencies.append(dependency)
        }
        if dependencies.isEmpty, problems.isEmpty {
            let received = own.filter { !$0.property.isMadeByItsClass }.map(\.property)
            problems.append(.nothingTestable(declaration, received: received, at: type.location))
        }
        let plan = TestablePlan(subject: subject, dependencies: dependencies, settings: settings, imports: subject.imports)
        return (plan, problems)
    }

    /// The computed, lazy and observed properties of the class and its superclasses.
    private func inherited(_ subject: ResolvedProtocol) -> [TestablePlan.Dependency] {
        subject.requirements.compactMap { requirement in
            let member = requirement.member
            guard member.kind == .property, !member.isStatic, member.effects == Effects(), !member.modifiers.contains("weak") else {
                return nil
            }
            return TestablePlan.Dependency(property: member, mock: "")
        }
    }

    private struct OwnProperty {
        let property: StoredProperty
        let type: TypeName

        /// A variable that only stores a value of its class.
        var asDependency: TestablePlan.Dependency? {
            guard property.isPlainVariable, property.isMadeByItsClass, property.obstacleToOverriding == nil else { return nil }
            var kept = Member(.property, property.name, type, conditions: property.conditions, location: property.location)
            kept.accessors = Accessors(isSettable: true, storage: .plain)
            return TestablePlan.Dependency(property: kept, mock: "")
        }
    }

    private func ownProperties(of reference: SourceIndex.Reference) -> [OwnProperty] {
        let index = library.index
        guard let model = try? index.file(reference).text.parseModel(index.declaration(reference), module: "") else { return [] }
        let symbols = SymbolTable(index, for: target)
        let speller = Speller(symbols: symbols)
        let resolver = TypeResolver(inside: reference, model, symbols)
        return model.properties.compactMap { property in
            guard let type = property.type.map({ speller.spelled(resolver.resolved($0)) }), protocolName(type) != nil else { return nil }
            return OwnProperty(property: property, type: type)
        }
    }

    /// `Routing` of `any Routing` and `(any Routing)?`. Nil if no source of the package declares it, because it cannot have a mock then.
    private func protocolName(_ type: TypeName) -> String? {
        switch type {
        case .optional(let type), .implicitlyUnwrapped(let type): return protocolName(type)
        case .any(let constraint):
            guard case .symbol(let name) = constraint, name.symbol.kind == .protocol, case .declaration(let reference) = name.symbol.source,
                library.index.module(reference).isLocal
            else { return nil }
            return name.spelling.joined(separator: ".")
        default: return nil
        }
    }
}

extension StoredProperty {
    /// Whether the class creates the value. A test can pass any other value.
    fileprivate var isMadeByItsClass: Bool { value != nil || isLazy || hasValue && !isOptionalWithoutValue }

    private var isOptionalWithoutValue: Bool { if case .optional = type { value == nil } else { false } }

    fileprivate var isPlainVariable: Bool { !isLazy && !isConstant && setterAccess >= .internal && !isWeak }

    fileprivate var obstacleToOverriding: String? {
        if access < .internal { return "private" }
        if isConstant { return "a constant" }
        return isFinal ? "final" : nil
    }
}
