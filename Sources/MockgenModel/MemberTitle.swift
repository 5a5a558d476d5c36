extension Member {
    /// The requirement in a few words, as people speak of it: `func load(id:)`, `static var shared`.
    package var title: String {
        let prefix = isStatic ? "static " : ""
        return switch kind {
        case .function(let function): "\(prefix)func \(function.name)(\(labels(of: function.parameters)))"
        case .property(let property): "\(prefix)var \(property.name) { get\(property.accessors.isSettable ? " set" : "") }"
        case .subscript(let value): "\(prefix)subscript(\(labels(of: value.parameters)))"
        case .initializer(let initializer): "init\(initializer.failing.rawValue)(\(labels(of: initializer.parameters)))"
        }
    }

    private func labels(of parameters: [Parameter]) -> String { parameters.map { "\($0.label ?? "_"):" }.joined() }
}
