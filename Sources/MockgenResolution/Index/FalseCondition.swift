import MockgenModel
import MockgenOutline

extension SourceIndex {
    /// The modules of packages.
    var packageModules: Set<String> { Set(modules[..<standard].map(\.name)) }

    /// A condition around the declaration that certainly does not hold, so that the compiler leaves the declaration out.
    /// - Parameter hasErrors: whether the syntax of the declaration has errors, so that only a later compiler can compile it.
    package func falseCondition(around reference: Reference, hasErrors: Bool = false) -> String? {
        falseCondition(among: declaration(reference).conditions, inModule: reference.module, hasErrors: hasErrors)
    }

    func falseCondition(among conditions: [String], inModule module: Int, hasErrors: Bool = false) -> String? {
        guard !conditions.isEmpty else { return nil }
        let evaluator = BuildCondition(flags: modules[module].flags, modules: packageModules)
        return conditions.first { evaluator.value(of: $0) == false || hasErrors && BuildCondition.needsLaterCompiler($0) }
    }
}
