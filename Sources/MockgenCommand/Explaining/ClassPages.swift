/// Of classes that cannot be mocked.
let classPages: [DiagnosticPage] = [
    DiagnosticPage(
        "not-a-class",
        "The mock of a type is its subclass, and only classes have subclasses.",
        example: """
            // mockgen: mock
            actor Session {}
            """,
        remedy: "declare a protocol with what is to be mocked, make the type conform to it, and list that."),
    DiagnosticPage(
        "private-class",
        "The class is private to its file, and its mock is in another.",
        example: "private class Session {}",
        remedy: "make it internal, or take its name out of 'protocols'."),
    DiagnosticPage(
        "closed-class",
        "Outside of its own package a class can have a subclass only if it is open.",
        example: "public class Session {}  // in a package that yours depends on",
        remedy: "declare the class open, or mock a protocol of your own that the class conforms to."),
    DiagnosticPage(
        "untyped-property",
        """
        A property of a class has no written type, and its value does not tell which it is. mockgen reads declarations; it does \
        not infer types as the compiler does.
        """,
        example: """
            class Session {
                var token = makeToken()
            }
            """,
        remedy: "write its type: var token: Token = makeToken()."),
    DiagnosticPage(
        "generic-context",
        "A class that is nested in a generic type has the type parameters of that, which a mock outside cannot name.",
        example: """
            struct Cache<Key> {
                class Entry {}
            }
            """,
        remedy: "declare the class outside of the generic type, or mock a protocol that it conforms to."),
    DiagnosticPage(
        "constrained-member",
        "A member with a 'where' clause is there for some type arguments only. Whether a superclass's is there for those that it is "
            + "inherited with is more than the sources at hand tell.",
        example: """
            class Store<Item> {
                func sort() where Item: Comparable {}
            }
            class Basket: Store<Coin> {}
            """,
        remedy: "make the member final: the mock then leaves it as it is. Or declare it in an extension."),
    DiagnosticPage(
        "final-class",
        "A final class has no subclass, and so no mock.",
        example: "final class Session {}",
        remedy: "take 'final' away, or mock a protocol that the class conforms to."),
    DiagnosticPage(
        "no-initializer",
        "A mock is made by an initializer of its superclass, and none of these may be called from it.",
        example: """
            class Session {
                private init() {}
            }
            """,
        remedy: "make one of the initializers visible to the mock, or mock a protocol that the class conforms to."),
    DiagnosticPage(
        "opaque-result",
        "What a member returns as 'some' type is of one hidden type, which no override can return.",
        example: """
            class Shelf {
                func books() -> some Sequence<String> { [] }
            }
            """,
        remedy: "make the member final: the mock then leaves it as it is. Or return an 'any' type."),
    DiagnosticPage(
        "parameter-pack",
        "Swift cannot override a function with a parameter pack, so the mock of a class cannot answer for it.",
        example: """
            class Session {
                func log<each Value>(_ values: repeat each Value) {}
            }
            """,
        remedy: "make the function final: the mock then leaves it as it is."),
    DiagnosticPage(
        "unsettled-initializer",
        "The compiler gives a class without initializers one. In a module on the main actor by default it belongs to the actor only if "
            + "what a property begins with does, and a mock in a target that is on the main actor by default has to say which.",
        example: "class Session { var store = Store() }",
        remedy: "write 'init() {}' in the class."),
    DiagnosticPage(
        "variadic-super",
        "With 'callsSuper' the mock hands calls on to the class, and Swift cannot hand variadic arguments on.",
        example: """
            class Session {
                func log(_ values: Int...) {}
            }
            """,
        remedy: "set 'callsSuper: false' for the class under 'overrides', or make the parameter an array."),
]
