import MockgenModel

/// A class that creates none of its dependencies.
struct IndependentClass {
    let declaration: ProtocolDeclaration
    let received: [StoredProperty]
    let location: SourceLocation
}

extension Rule<IndependentClass> {
    static var nothingTestable: Rule {
        Rule(.nothingTestable) { type in
            let example = type.received.first.map { "\($0.name): \($0.type?.description ?? "any Routing")" } ?? "router: any Routing"
            return [
                Finding(
                    "'\(type.declaration.qualifiedName)' creates no dependency that a testable subclass could replace with a mock",
                    help: "declare its dependencies as: private(set) lazy var \(example) = …, "
                        + "or pass mocks to its initializer and remove it from 'testable'",
                    at: type.location,
                    notes: [.init("declared here", at: type.declaration.location)]
                        + type.received.map { .init("'\($0.name)' is passed in from outside", at: $0.location) })
            ]
        }
    }
}
