import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

extension SourceIndex {
    /// Returns a warning for each type of a module that has the name of a mock there: the compiler reports only this type, as a redeclaration.
    func alreadyDeclared(_ mocks: [MockPlan], in own: Module, of target: TargetConfiguration) -> [Diagnostic] {
        guard let number = number(ofModule: own.name) else { return [] }
        return mocks.flatMap { mock in
            // A type inside `#if` can be there where the mock is not.
            declarations(named: mock.settings.name, inModule: number).filter { declaration($0).conditions.isEmpty }.map {
                .alreadyDeclared(mock.settings.name, of: mock.subject.declaration.qualifiedName, in: target, at: location($0))
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func alreadyDeclared(
        _ mock: String, of name: String, in target: TargetConfiguration, at location: SourceLocation
    ) -> Diagnostic {
        let change =
            if case .patterns(let patterns) = target.protocols, patterns.contains(where: { $0.value.text == name }) {
                "remove '\(name)' from 'protocols'"
            } else {
                "add to the target: exclude: [\(name)]"
            }
        return Diagnostic(
            .alreadyDeclared, .warning, cause: .code, "mockgen generates another '\(mock)' for '\(target.name)', from '\(name)'",
            help: "delete this type to use the generated mock; to keep it, \(change)", at: location)
    }
}
