import MockgenModel

// The problems of a testable class and its dependencies.

extension Diagnostic {
    /// A class that creates none of its dependencies.
    /// - Parameter received: the properties whose values it gets from outside.
    static func nothingTestable(_ declaration: ProtocolDeclaration, received: [StoredProperty], at location: SourceLocation) -> Diagnostic {
        let example = received.first.map { "\($0.name): \($0.type?.description ?? "any Routing")" } ?? "router: any Routing"
        return Diagnostic(
            .nothingTestable, cause: .code,
            "'\(declaration.qualifiedName)' creates no dependency that a testable subclass could replace with a mock",
            help: "declare its dependencies as: private(set) lazy var \(example) = …, "
                + "or pass mocks to its initializer and remove it from 'testable'",
            at: location,
            notes: [.init("declared here", at: declaration.location)]
                + received.map { .init("'\($0.name)' is passed in from outside", at: $0.location) })
    }

    /// A dependency that a class creates, and that a subclass cannot override.
    /// - Parameter obstacle: `private`, `a constant`
    static func testableProperty(
        _ property: StoredProperty, _ type: TypeName, of declaration: ProtocolDeclaration, obstacle: String
    ) -> Diagnostic {
        Diagnostic(
            .testableProperty, cause: .code,
            "a testable subclass of '\(declaration.qualifiedName)' cannot replace '\(property.name)' with a mock: it is \(obstacle)",
            help: "declare it as: private(set) lazy var \(property.name): \(type) = …", at: property.location)
    }

    /// A dependency without a mock.
    static func noTestableMock(
        of name: String, in target: String, for property: Member, of declaration: ProtocolDeclaration, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .testableMock, cause: .code,
            "'\(property.writtenName)' of '\(declaration.qualifiedName)' needs a mock of '\(name)', and '\(target)' has none",
            help: "add '\(name)' to 'protocols' of '\(target)'", at: property.location,
            notes: [.init("its testable subclass is requested here", at: location)])
    }

    /// A dependency whose mock cannot replace it.
    static func genericTestableMock(_ mock: String, for property: Member, of declaration: ProtocolDeclaration) -> Diagnostic {
        Diagnostic(
            .testableMock, cause: .code,
            "'\(property.writtenName)' of '\(declaration.qualifiedName)' has the type '\(property.result)', whose mock '\(mock)' has type "
                + "parameters",
            help: "give '\(property.writtenName)' the type of a protocol without associated types, "
                + "or make it final and pass it to the initializer",
            at: property.location)
    }
}
