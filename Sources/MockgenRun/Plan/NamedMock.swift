import MockgenModel
import MockgenRender

/// The name of a mock and its declaration.
struct NamedMock: Equatable {
    let name: String
    /// `protocol` or `class`.
    let kind: String
    let module: String
    let context: [String]
    /// The name of the declaration without its enclosing types.
    let simpleName: String
    let conditions: [String]
    let location: SourceLocation

    var qualifiedName: String { (context + [simpleName]).joined(separator: ".") }
}

extension NamedMock {
    init(_ plan: MockPlan) {
        let declaration = plan.subject.declaration
        self.init(
            name: plan.settings.name, kind: declaration.kind.rawValue, module: declaration.module, context: declaration.context,
            simpleName: declaration.name, conditions: declaration.conditions, location: declaration.location)
    }
}
