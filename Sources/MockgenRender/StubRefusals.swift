package import MockgenModel

/// Why a model cannot have stubs, a diagnostic for each thing that stands in the way; empty if it can.
package func refusals(_ plan: StubPlan) -> [Diagnostic] {
    let model = plan.model
    let values = plan.values
    let name = model.declaration.qualifiedName
    if model.declaration.kind == .enumeration, values.expression(for: model.type) == nil {
        return [.noCase(of: name, at: model.declaration.location)]
    }
    var problems: [Diagnostic] = []
    for part in model.parts where values.expression(for: part, of: model) == nil && !values.isGeneric(part.parameter.type, in: model) {
        problems.append(
            .noValue(part, of: name, isUnlisted: plan.types[part.parameter.type.withoutAttributes.nameAlone] == .unlisted))
    }
    if let circle = circle(plan) { problems.append(.endlessStub(of: name, circle, at: model.declaration.location)) }
    return problems
}

/// The way from a model's stub back to itself: `Parent.stub()` makes a `Child.stub()`, which makes a `Parent.stub()`.
private func circle(_ plan: StubPlan) -> [String]? {
    let start = plan.model.type.nameAlone
    var open = [[start]]
    var seen: Set<String> = []
    while let path = open.popLast() {
        guard let last = path.last, case .model(let model)? = plan.types[last] else { continue }
        for next in plan.values.models(in: model).sorted() {
            if next == start { return path + [next] }
            if seen.insert(next).inserted { open.append(path + [next]) }
        }
    }
    return nil
}

extension Diagnostic {
    fileprivate static func noValue(_ part: ModelSubject.Part, of name: String, isUnlisted: Bool) -> Diagnostic {
        let type = part.parameter.type.withoutAttributes
        let shown = if case .any(let constraint) = type { "\(constraint)" } else { "\(type)" }
        let value =
            "say which value to take: defaults: { \(shown.contains { !($0.isLetter || $0.isNumber || $0 == ".") } ? "\"\(shown)\"" : shown): … }"
        return Diagnostic(
            .modelValue, cause: .code,
            "'\(name)' cannot be stubbed: mockgen knows no value of '\(type)' for '\(part.parameter.name)'",
            help: isUnlisted ? "add '\(type.nameAlone)' to 'models', or \(value)" : value, at: part.location)
    }

    fileprivate static func noCase(of name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .modelValue, cause: .code, "'\(name)' cannot be stubbed: mockgen knows no values for any of its cases",
            help: "add the types of its values to 'models' or 'defaults', or take '\(name)' out of 'models'", at: location)
    }

    fileprivate static func endlessStub(of name: String, _ circle: [String], at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .endlessStub, cause: .code,
            "'\(name)' cannot be stubbed: its stub would contain itself (\(circle.joined(separator: " -> ")))",
            help: "make one of these properties optional, or set a value of its type under 'defaults'", at: location)
    }
}
