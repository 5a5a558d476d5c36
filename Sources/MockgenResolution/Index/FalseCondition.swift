import MockgenModel
import MockgenOutline

extension SourceIndex {
    var packageModules: Set<String> { Set(modules[..<standard].map(\.name)) }

    /// Returns a condition around the declaration that is certainly false, so that the compiler skips the declaration.
    /// - Parameter hasErrors: whether the declaration has syntax errors, so that only a later compiler can accept it.
    package func falseCondition(around reference: Reference, hasErrors: Bool = false) -> String? {
        falseCondition(among: declaration(reference).conditions, inModule: reference.module, hasErrors: hasErrors)
    }

    func falseCondition(among conditions: [String], inModule module: Int, hasErrors: Bool = false) -> String? {
        guard !conditions.isEmpty else { return nil }
        let evaluator = BuildCondition(flags: modules[module].flags, modules: packageModules)
        return conditions.first { evaluator.value(of: $0) == false || hasErrors && BuildCondition.needsLaterCompiler($0) }
    }
}
