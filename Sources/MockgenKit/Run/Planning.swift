import MockgenConfig
import MockgenModel
import MockgenRender

extension SourceIndex {
    /// From the configuration of one target to its mocks: select -> parse -> resolve -> plan.
    func plans(for target: TargetConfiguration, compiledIn module: Module, admitted: Set<String>?) async throws(Diagnostics) -> [MockPlan] {
        let wanted = try Selection(index: self, target: target, admitted: admitted).protocols()
        let library = await ProtocolLibrary(parsing: wanted, in: self)
        let builder = SubjectBuilder(library)
        let plans = wanted.compactMap { reference in
            builder.subject(of: reference, for: module.name).map { subject in
                MockPlan(
                    subject: subject, settings: MockSettings(for: subject.declaration, in: target, isOnMainActor: module.isOnMainActor))
            }
        }
        let problems = library.problems + plans.flatMap(refusals) + clashes(among: plans, in: target)
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return plans
    }

    private func clashes(among plans: [MockPlan], in target: TargetConfiguration) -> [Diagnostic] {
        Dictionary(grouping: plans, by: \.settings.name).sorted { $0.key < $1.key }.compactMap { name, plans in
            let protocols = plans.map(\.subject.declaration)
            let conditions = Set(protocols.map(\.conditions))
            // Of several under different conditions only one is compiled.
            guard conditions.count < protocols.count || protocols.count > 1 && conditions.contains([]) else { return nil }
            return .duplicateMock(named: name, of: protocols, at: target.location)
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicateMock(named name: String, of protocols: [ProtocolDeclaration], at location: SourceLocation)
        -> Diagnostic
    {
        let protocols = protocols.sorted { ($0.module, $0.qualifiedName, $0.location) < ($1.module, $1.qualifiedName, $1.location) }
        let last = protocols[protocols.count - 1]
        return Diagnostic(
            "duplicate-mock", cause: .setup, "\(protocols.count) mocks would be named '\(name)'",
            help: "name one of them under 'overrides': \(last.module).\(last.qualifiedName): { name: \(last.module)\(name) }",
            at: location, notes: protocols.map { .init("of this protocol of module \($0.module)", at: $0.location) })
    }
}
