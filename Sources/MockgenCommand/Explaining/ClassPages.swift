import MockgenModel

/// The pages about classes that mockgen cannot mock.
let classPages: [DiagnosticPage] = [
    DiagnosticPage(
        .notAClass,
        "The mock of a type is a subclass of it, and only classes can have subclasses.",
        example: """
            // mockgen: mock
            actor Session {}
            """,
        remedy: "declare a protocol with the members to mock, make the type conform to it, and list the protocol."),
    DiagnosticPage(
        .privateClass,
        "The class is private to its file, and the mock is in another file.",
        example: "private class Session {}",
        remedy: "make the class internal, or remove its name from 'protocols'."),
    DiagnosticPage(
        .closedClass,
        "The class belongs to another package, and is not open. Swift does not allow a subclass of it.",
        example: "public class Session {}  // in a package that yours depends on",
        remedy: "declare the class open, or mock a protocol of your own that the class conforms to."),
    DiagnosticPage(
        .untypedProperty,
        """
        A property has no type annotation, and mockgen cannot infer its type from the initial value. Unlike the compiler, mockgen \
        reads only declarations.
        """,
        example: """
            class Session {
                var token = makeToken()
            }
            """,
        remedy: "add the type: var token: Token = makeToken()."),
    DiagnosticPage(
        .genericContext,
        "The class is nested in a generic type and can use its generic parameters. A mock outside that type cannot name them.",
        example: """
            struct Cache<Key> {
                class Entry {}
            }
            """,
        remedy: "move the class out of the generic type, or mock a protocol that it conforms to."),
    DiagnosticPage(
        .constrainedMember,
        """
        A member of a superclass has a 'where' clause, so it exists only for some generic arguments. mockgen cannot tell whether the \
        subclass inherits it.
        """,
        example: """
            class Store<Item> {
                func sort() where Item: Comparable {}
            }
            class Basket: Store<Coin> {}
            """,
        remedy: "make the member final or move it to an extension. mockgen does not override such members."),
    DiagnosticPage(
        .finalClass,
        "The class is final. The mock of a class is a subclass, and a final class cannot have one.",
        example: "final class Session {}",
        remedy: "remove 'final', or mock a protocol that the class conforms to."),
    DiagnosticPage(
        .noInitializer,
        "The mock of a class calls an initializer of the class, and no initializer is visible to the mock.",
        example: """
            class Session {
                private init() {}
            }
            """,
        remedy: "make an initializer internal or public, or mock a protocol that the class conforms to."),
    DiagnosticPage(
        .opaqueResult,
        "A member returns an opaque type ('some …'). An override cannot return the same hidden type.",
        example: """
            class Shelf {
                func books() -> some Sequence<String> { [] }
            }
            """,
        remedy: "return an 'any' type, or make the member final: mockgen does not override final members."),
    DiagnosticPage(
        .parameterPack,
        "A function of the class has a parameter pack, and Swift does not support overriding such a function.",
        example: """
            class Session {
                func log<each Value>(_ values: repeat each Value) {}
            }
            """,
        remedy: "make the function final: mockgen does not override final members."),
    DiagnosticPage(
        .unsettledInitializer,
        """
        The class has no initializer of its own, so the compiler adds one. In a module with '.defaultIsolation(MainActor.self)', the \
        isolation of this initializer depends on the initial values of the properties. The mock would have to repeat the isolation, \
        and mockgen cannot infer it.
        """,
        example: "class Session { var store = Store() }",
        remedy: "add 'init() {}' to the class."),
    DiagnosticPage(
        .variadicSuper,
        "With 'callsSuper: true', the mock forwards calls to the class, and Swift cannot forward variadic arguments.",
        example: """
            class Session {
                func log(_ values: Int...) {}
            }
            """,
        remedy: "set 'callsSuper: false' for the class under 'overrides', or make the parameter an array."),
]
