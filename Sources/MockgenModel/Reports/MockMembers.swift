package struct MockMembers: Sendable {
    package struct Member: Hashable, Sendable {
        package var name: String
        package var type: String
        package var isStatic: Bool
        package var isSettable: Bool
        /// The code of a test that uses it: `service.on.load.returns(<#User#>)`, `service.loadCallsCount`.
        package var use: String

        package init(name: String, type: String, isStatic: Bool, isSettable: Bool, use: String? = nil) {
            self.name = name
            self.type = type
            self.isStatic = isStatic
            self.isSettable = isSettable
            self.use = use ?? name
        }
    }

    /// The members for one requirement.
    package struct Group: Hashable, Sendable {
        /// `func load(id:)`; nil for members that no single requirement needs.
        package var requirement: String?
        /// `func load(id: Int) async throws -> User`
        package var declaration: String?
        package var members: [Member]
        /// Whether it stops the test if a test gives it neither a value nor an answer.
        package var stops: Bool

        package init(requirement: String?, declaration: String? = nil, members: [Member], stops: Bool = false) {
            (self.requirement, self.declaration, self.members, self.stops) = (requirement, declaration, members, stops)
        }
    }

    /// With generic parameters: `StoreMock<Item>`.
    package var mock: String
    package var initializers: [String]
    /// The class whose initializers the mock inherits, if it does.
    package var initializersInheritedFrom: String?
    package var groups: [Group]
    /// The lines of a test that create the mock, one for each initializer: `let loading = LoadingMock(id: <#Int#>)`.
    package var creations: [String]

    package init(mock: String, initializers: [String], initializersInheritedFrom: String?, groups: [Group], creations: [String] = []) {
        self.mock = mock
        self.initializers = initializers
        self.initializersInheritedFrom = initializersInheritedFrom
        self.creations = creations
        self.groups = groups
    }
}
