/// Of protocols that cannot be read or mocked.
let protocolPages: [DiagnosticPage] = [
    DiagnosticPage(
        "syntax-error",
        "The declaration is not Swift as the compiler reads it. mockgen makes no mock from a guess.",
        example: """
            protocol UserServicing {
                func load(id Int)
            }
            """,
        remedy: "correct the Swift syntax."),
    DiagnosticPage(
        "not-utf8",
        "A declaration that matters has bytes that are not UTF-8, which Swift sources are written in.",
        example: "a file saved as Latin-1 by an old editor",
        remedy: "save the file as UTF-8."),
    DiagnosticPage(
        "unreadable-source",
        "A source file of a module that the target can see cannot be read.",
        example: "a link to a file that is gone",
        remedy: "check that it exists and may be read."),
    DiagnosticPage(
        "unreadable-declaration",
        """
        A declaration was found, but the text there cannot be read as one: something above it does not end where it should.
        """,
        example: "a comment or string that is not closed above a protocol",
        remedy: "check the lines above it."),
    DiagnosticPage(
        "clashing-requirements",
        "Two of the protocols that a mock conforms to ask for members that no class can have beside each other.",
        example: """
            protocol Screen { var title: String { get } }
            protocol Article { var title: Int { get } }
            """,
        remedy: "rename one of them, or mock the protocols apart."),
    DiagnosticPage(
        "unsupported-member",
        """
        The body of a protocol has something that mockgen cannot read as a requirement, a macro for example, and so cannot meet.
        """,
        example: """
            protocol UserServicing {
                #requirements
            }
            """,
        remedy: "write the requirement out, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "unknown-parent",
        """
        A protocol inherits from one that is declared in no source that the target can see, and in no other module that its file \
        imports: of those, mockgen reads the interface that the toolchain prints or that comes with a prebuilt module. Its \
        requirements would be missing in the mock.
        """,
        example: "protocol UserServicing: SomeBinaryFramework.Service {}",
        remedy: """
            make the module that declares it a dependency of the test target, import it where the protocol is declared, or leave the \
            protocol out with 'exclude'.
            """),
    DiagnosticPage(
        "unsupported-parent",
        """
        A protocol inherits from something that is neither a protocol nor a class, or from a protocol that no class can stand in \
        for: those of numbers, strings and option sets, for example.
        """,
        example: "protocol UserServicing: SomeStruct {}",
        remedy: "correct the inheritance clause."),
    DiagnosticPage(
        "hidden-protocol",
        "A mock cannot be seen by more code than the protocol that it conforms to.",
        example: "access: public, with an internal protocol",
        remedy: "declare the protocol as visible as its mock, or set 'access' for it under 'overrides'."),
    DiagnosticPage(
        "recursive-constraint",
        """
        A constraint makes an associated type depend on the type that conforms. Associated types are generic parameters of a \
        mock, and those cannot depend on the mock itself.
        """,
        example: """
            protocol Node {
                associatedtype Parent where Parent.Child == Self
            }
            """,
        remedy: "take the constraint out of the protocol, or leave it out with 'exclude'."),
    DiagnosticPage(
        "conditional-associated-types",
        """
        Associated types are generic parameters of the mock. Those of this protocol stand under more than one '#if', and each \
        combination would need a mock of its own.
        """,
        example: """
            protocol Store {
                #if DEBUG
                    associatedtype Log
                #endif
                #if os(Linux)
                    associatedtype File
                #endif
            }
            """,
        remedy: "declare the associated types outside of '#if', or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "superclass-initializer",
        """
        A protocol has a superclass and asks for an initializer. That of the mock has to call one of the superclass, and has not \
        the arguments that this asks for, or does not run on the actor where it has to be called.
        """,
        example: """
            protocol Screen: Controller {  // class Controller { init(frame: Frame) {} }
                init(title: String)
            }
            """,
        remedy: "give the superclass an initializer without parameters, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "noncopyable-property",
        """
        A property of a noncopyable type is given by lending what the mock keeps, which a mock that must be told the value \
        cannot do.
        """,
        example: """
            protocol Opening {
                var file: FileHandle { get }  // struct FileHandle: ~Copyable
            }
            """,
        remedy: "make it a function that returns the value, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "noncopyable-result",
        """
        A generic function returns what may be noncopyable. A mock would have to keep the value until it is called, and cannot keep one \
        of any noncopyable type.
        """,
        example: """
            protocol Making {
                func make<T: ~Copyable>(_ type: T.Type) -> T
            }
            """,
        remedy: "return a copyable type or one noncopyable type, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "callers-actor-closure",
        """
        A generic closure that takes variadic or noncopyable values can be handed to a stub only as it is, and one that does not escape only \
        for the time of the call, which Swift arranges for no async function that runs on the actor of its caller.
        """,
        example: """
            protocol Batching {
                nonisolated(nonsending) func run<T>(_ each: (T...) -> Void) async
            }
            """,
        remedy: "make the closure @escaping, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "packs-of-one-shape",
        """
        Parameter packs that are expanded together must have as many types as each other. The compiler concludes that from the signature, and \
        then takes no member with the same signature for the requirement: nothing can conform.
        """,
        example: """
            protocol Pairing {
                func pair<each A, each B>(_ values: repeat (each A, each B))
            }
            """,
        remedy: "expand each pack alone, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "sequence-part",
        """
        The mock of a collection has the slices and indices that every collection has by default, and that of a sequence iterates over an \
        array. A protocol that asks for others of a certain type, or for more of an iterator, could be met by a type that is written for it.
        """,
        example: """
            protocol Pages: Collection where SubSequence == ArraySlice<Element> {}
            """,
        remedy: "take the constraint out of the protocol, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "isolated-conformance",
        """
        In a module that is on the main actor by default, a type conforms to protocols on the main actor only. What fixes an associated type \
        to such a type can be conformed to on the main actor only as well, but a Sendable protocol asks for everywhere.
        """,
        example: """
            // .defaultIsolation(MainActor.self)
            struct User: Identifiable { var id: Int }
            protocol Storing<Item>: Sendable { associatedtype Item: Identifiable }
            protocol UserStoring: Storing<User> {}
            """,
        remedy: "declare the type nonisolated, or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "isolated-closure",
        """
        A closure on a global actor is Sendable in Swift 6, and in modules with GlobalActorIsolatedTypesUsability, but not in others. The \
        compiler (seen in Swift 6.3) crashes on what conforms in a module of the one kind to a protocol of the other kind that has a generic \
        type of such closures.
        """,
        example: """
            // in a module of Swift 5, mocked in a test target of Swift 6
            protocol Buttons {
                func show(_ action: Box<@MainActor () -> Void>)
            }
            """,
        remedy: "write '@MainActor @Sendable () -> Void', or bring the module to Swift 6 or the target to Swift 5."),
    DiagnosticPage(
        "thrown-never",
        """
        The compiler crashes (seen in Swift 6.3) on whatever conforms to a protocol that fixes to Never what the closures of its parent \
        throw, also on a type that is written by hand.
        """,
        example: """
            protocol Running<Failure> {
                associatedtype Failure: Error
                func run(_ body: () throws(Failure) -> Void)
            }
            protocol SafelyRunning: Running where Failure == Never {}
            """,
        remedy: "mock the parent, whose mock is generic ('RunningMock<Never>'), or leave the protocol out with 'exclude'."),
    DiagnosticPage(
        "noncopyable-subscript",
        """
        A subscript that can be set, of a noncopyable type, would have to keep what it is given and give it away as well.
        """,
        example: """
            protocol Shelf {
                subscript(index: Int) -> Box { get set }  // struct Box: ~Copyable
            }
            """,
        remedy: "make it two functions, or leave the protocol out with 'exclude'."),
]
