import MockgenModel

/// The pages about models without stubs and classes without testable subclasses.
let modelPages: [DiagnosticPage] = [
    DiagnosticPage(
        .unknownType,
        "The sources of the target declare no type with a name listed under 'models' or 'testable'.",
        example: """
            models: [LightModl]  # the struct is called LightModel
            """,
        remedy: "correct the name, or add the file that declares the type to 'sources'."),
    DiagnosticPage(
        .notAModel,
        "mockgen makes stubs only of structs, classes and enums that are visible to the tests and can be copied.",
        example: """
            models: [Session]

            // Sources/App/Session.swift
            actor Session {}
            """,
        remedy: "follow the 'help:' line, or remove the name from 'models'."),
    DiagnosticPage(
        .modelInitializer,
        """
        A stub calls an initializer of its model. The initializer must be visible to the tests, and must not be failable, throwing, \
        async or generic. mockgen looks for it in the declaration of the type (not in extensions), and chooses the one that sets the \
        most properties.
        """,
        example: """
            struct LightModel {
                let id: Int
                init(from json: [String: Any]) throws { … }
            }
            """,
        remedy: "declare an initializer with a parameter for each property: init(id: Int)."),
    DiagnosticPage(
        .modelProperty,
        """
        The struct has only the memberwise initializer that the compiler adds. This initializer is private if a property is private, \
        and mockgen does not know its parameters if a property has a wrapper or is inside '#if'.
        """,
        example: """
            struct LightModel {
                let id: Int
                private var isDimmed = false
            }
            """,
        remedy: "declare an initializer in the struct."),
    DiagnosticPage(
        .modelValue,
        "A stub needs a value for each property of its model, and mockgen does not know a value of this type.",
        example: """
            struct LightModel {
                let color: Color
            }
            """,
        remedy: "add the type to 'models', or set a value: defaults: { Color: Color.white }."),
    DiagnosticPage(
        .endlessStub,
        "Two models contain each other, so creating a stub would never end.",
        example: """
            final class Room { let house: House; init(house: House) { self.house = house } }
            final class House { let hall: Room; init(hall: Room) { self.hall = hall } }
            """,
        remedy: "make one of the properties optional, or set a value of its type under 'defaults'."),
    DiagnosticPage(
        .notTestable,
        "The tests cannot declare a subclass of this type.",
        example: """
            testable: [RootPresenter]

            // Sources/App/RootPresenter.swift
            final class RootPresenter {}
            """,
        remedy: "follow the 'help:' line, or pass mocks to the initializer of the class and remove its name from 'testable'."),
    DiagnosticPage(
        .testableProperty,
        """
        A class creates a dependency that a subclass cannot replace with a mock: Swift does not allow overriding a constant, or a \
        final or private property.
        """,
        example: """
            class RootPresenter {
                private let router: any Routing = Router()
            }
            """,
        remedy: "declare it like this: private(set) lazy var router: any Routing = Router()."),
    DiagnosticPage(
        .testableMock,
        "A testable subclass needs a mock of the target for each dependency, and one mock is missing or generic.",
        example: """
            protocols: [Presenting]
            testable: [RootPresenter]  # has a lazy var of type Routing
            """,
        remedy: "add the protocol to the target's 'protocols'."),
    DiagnosticPage(
        .nothingTestable,
        """
        The class creates no dependency of a protocol type itself, so a testable subclass has nothing to replace. A test can pass mocks \
        to its initializer.
        """,
        example: """
            class RootPresenter {
                private let router: any Routing
                init(router: any Routing) { self.router = router }
            }
            """,
        remedy:
            "remove the class from 'testable', or declare its dependencies like this: private(set) lazy var router: any Routing = Router()."
    ),
]
