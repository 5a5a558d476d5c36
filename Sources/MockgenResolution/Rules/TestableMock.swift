import MockgenModel

/// A dependency of a testable class without a mock that can replace it.
struct UnmockedDependency {
    enum Reason {
        case noMock(of: String, in: String)
        case genericMock(String)
    }

    let reason: Reason
    let dependency: TestablePlan.Dependency
    let declaration: ProtocolDeclaration
    let location: SourceLocation
}

extension Rule<UnmockedDependency> {
    static var testableMock: Rule {
        Rule(.testableMock) { unmocked in
            let property = unmocked.dependency.property
            let subject = "'\(property.writtenName)' of '\(unmocked.declaration.qualifiedName)'"
            switch unmocked.reason {
            case .noMock(let name, let target):
                return [
                    Finding(
                        "\(subject) needs a mock of '\(name)', and '\(target)' has none",
                        help: "add '\(name)' to 'protocols' of '\(target)'", at: property.location,
                        notes: [.init("its testable subclass is requested here", at: unmocked.location)])
                ]
            case .genericMock(let mock):
                return [
                    Finding(
                        "\(subject) has the type '\(property.result)', whose mock '\(mock)' has type parameters",
                        help: "give '\(property.writtenName)' the type of a protocol without associated types, "
                            + "or make it final and pass it to the initializer",
                        at: property.location)
                ]
            }
        }
    }
}
