package enum BuiltInStyle: String, CaseIterable, Sendable {
    case automockable
    /// The names of Uber's RIBs and of Mockolo.
    case handler
    case spy
    /// One value for each member, which answers its calls and records them.
    case stub
}

extension BuiltInStyle {
    package var style: Style {
        switch self {
        case .automockable: .automockable
        case .handler: .handler
        case .spy: .spy
        case .stub: .stub
        }
    }
}

extension Style {
    package static let automockable = Style(
        naming: .label, keepsHistory: true,
        patterns: [
            .callCount: "{member}CallsCount",
            .called: "{member}Called",
            .receivedArgument: "{member}Received{Argument}",
            .receivedArguments: "{member}ReceivedArguments",
            .invocations: "{member}ReceivedInvocations",
            .thrownError: "{member}ThrowableError",
            .returnValue: "{member}ReturnValue",
            .handler: "{member}Closure",
            .storage: "underlying{Member}",
        ],
        propertyStorage: .sourcery)

    static let handler = Style(
        initializer: .properties,
        patterns: [
            .callCount: "{member}CallCount",
            .invocations: "{member}ArgValues",
            .handler: "{member}Handler",
            .storage: "stored{Member}",
            .setCount: "{member}SetCallCount",
            .subject: "{member}Subject",
        ])

    static let spy = Style(
        patterns: [
            .called: "{member}WasCalled",
            .receivedArgument: "{member}Param",
            .receivedArguments: "{member}Params",
            .invocations: "{member}History",
            .thrownError: "{member}ToThrow",
            .returnValue: "{member}ToReturn",
            .storage: "stored{Member}",
        ],
        returnsEmptyValues: true)

    static let stub = Style(
        autoclosures: .values, roles: [.storage, .stubs, .stub, .subject],
        patterns: [.stubs: "on", .stub: "{member}", .storage: "stored{Member}", .subject: "{member}Subject"],
        propertyStorage: .plain, staticStorage: .current, storesClosures: false, reportsStops: true, hasMembersOnDemand: true,
        // `mock.on.init` would be a call.
        hasHeadings: false, initializerStem: "initializer")
}
