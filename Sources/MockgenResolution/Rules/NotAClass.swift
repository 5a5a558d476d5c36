import MockgenModel
import MockgenOutline

extension Rule<SelectedType> {
    static var notAClass: Rule {
        Rule(.notAClass) { type in
            guard type.declaration.kind != .class else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: it is \(type.declaration.kind.noun), which cannot have subclasses",
                    help: "declare a protocol with the members to mock, and list it")
            ]
        }
    }
}
