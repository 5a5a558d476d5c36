import MockgenModel

extension Rule<ModelPlan> {
    static var endlessModel: Rule {
        Rule(.endlessStub) { plan in
            guard !plan.hasNoCase, let circle = plan.circle else { return [] }
            return [
                Finding(
                    "'\(plan.model.declaration.qualifiedName)' cannot be stubbed: its stub would contain itself "
                        + "(\(circle.joined(separator: " -> ")))",
                    help: "make one of these properties optional, or set a value of its type under 'defaults'",
                    at: plan.model.declaration.location)
            ]
        }
    }
}

extension ModelPlan {
    /// The cycle from a model back to itself: `Parent.stub()` makes a `Child.stub()`, which makes a `Parent.stub()`.
    fileprivate var circle: [String]? {
        let start = model.type.nameAlone
        var open = [[start]]
        var seen: Set<String> = []
        while let path = open.popLast() {
            guard let last = path.last, case .model(let model)? = types[last] else { continue }
            for next in values.models(in: model).sorted() {
                if next == start { return path + [next] }
                if seen.insert(next).inserted { open.append(path + [next]) }
            }
        }
        return nil
    }
}
