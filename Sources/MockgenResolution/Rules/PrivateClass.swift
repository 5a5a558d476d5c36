import MockgenModel

extension Rule<SelectedType> {
    static var privateClass: Rule {
        Rule(.privateClass) { type in
            guard type.isPrivate else { return [] }
            return [
                type.finding(
                    "'\(type.name)' cannot be mocked: it is private, and the mock is in another file",
                    help: "make the class internal, or remove its name from 'protocols'")
            ]
        }
    }
}
