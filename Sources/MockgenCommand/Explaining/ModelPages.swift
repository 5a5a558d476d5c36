/// Of models that cannot be stubbed, and of classes that can have no testable subclass.
let modelPages: [DiagnosticPage] = [
    DiagnosticPage(
        "unknown-type",
        "A name under 'models' or 'testable' is that of no type in the sources of the target.",
        example: """
            models: [LightModl]  # the struct is called LightModel
            """,
        remedy: "correct the name, or add the file that declares the type to 'sources'."),
    DiagnosticPage(
        "not-a-model",
        "Stubs are made of structs, classes and enums that the file of the stubs can see and copy.",
        example: """
            models: [Session]

            // Sources/App/Session.swift
            actor Session {}
            """,
        remedy: "follow the help: it says what to change, or which name to take out of 'models'."),
    DiagnosticPage(
        "model-initializer",
        """
        A stub is made by an initializer of its model. It must be visible to the tests, and neither fail, throw, wait nor be generic. \
        mockgen looks for it between the braces of the type, and takes the one that has most of the type's properties.
        """,
        example: """
            struct LightModel {
                let id: Int
                init(from json: [String: Any]) throws { … }
            }
            """,
        remedy: "declare an initializer that takes the properties: init(id: Int)."),
    DiagnosticPage(
        "model-property",
        """
        A struct without an initializer of its own is made by the one that the compiler adds. That is private where a property is, and what \
        it takes for a property with a wrapper or under '#if' cannot be told.
        """,
        example: """
            struct LightModel {
                let id: Int
                private var isDimmed = false
            }
            """,
        remedy: "declare an initializer in the struct that takes what a stub has to say."),
    DiagnosticPage(
        "model-value",
        "A stub has a value for each thing that its model keeps, and mockgen cannot invent one of this type.",
        example: """
            struct LightModel {
                let color: Color
            }
            """,
        remedy: "list the type under 'models' too, or say a value of it: defaults: { Color: Color.white }."),
    DiagnosticPage(
        "endless-stub",
        "The stub of a model needs that of another one, which needs the first: making one would never end.",
        example: """
            final class Room { let house: House; init(house: House) { self.house = house } }
            final class House { let hall: Room; init(hall: Room) { self.hall = hall } }
            """,
        remedy: "make one of the properties optional, or say a value of its type under 'defaults'."),
    DiagnosticPage(
        "not-testable",
        "A testable subclass is a subclass, and this type can have none in the tests.",
        example: """
            testable: [RootPresenter]

            // Sources/App/RootPresenter.swift
            final class RootPresenter {}
            """,
        remedy: "follow the help, or hand mocks to the initializer of the class and take its name out of 'testable'."),
    DiagnosticPage(
        "testable-property",
        """
        A class under test makes something of a protocol's type where no subclass can put a mock instead: a constant, or what is final or \
        private, cannot be overridden.
        """,
        example: """
            class RootPresenter {
                private let router: any Routing = Router()
            }
            """,
        remedy: "declare it so: private(set) lazy var router: any Routing = Router()."),
    DiagnosticPage(
        "testable-mock",
        "A testable subclass has the target's own mocks for what the class makes itself, and one of these is missing or has type parameters.",
        example: """
            protocols: [Presenting]
            testable: [RootPresenter]  # which has a lazy var of type Routing
            """,
        remedy: "add the protocol to 'protocols' of the target."),
    DiagnosticPage(
        "nothing-testable",
        """
        The class makes nothing of a protocol's type itself. What comes in through its initializer, or is set from outside, a test can hand \
        in as it is.
        """,
        example: """
            class RootPresenter {
                private let router: any Routing
                init(router: any Routing) { self.router = router }
            }
            """,
        remedy: "take the class out of 'testable', or declare what it needs so: private(set) lazy var router: any Routing = Router()."),
]
