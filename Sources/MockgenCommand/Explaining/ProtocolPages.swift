import MockgenModel

/// The pages about protocols that mockgen cannot mock.
let protocolPages: [DiagnosticPage] = [
    DiagnosticPage(
        .clashingRequirements,
        "Two requirements conflict with each other, so no type can conform to both protocols.",
        example: """
            protocol Screen { var title: String { get } }
            protocol Article { var title: Int { get } }
            """,
        remedy: "rename one of them, or mock the protocols separately."),
    DiagnosticPage(
        .unsupportedMember,
        """
        The body of a protocol contains something that is not a requirement, a macro for example.
        """,
        example: """
            protocol UserServicing {
                #requirements
            }
            """,
        remedy: "declare the requirement itself, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .unknownParent,
        """
        mockgen cannot find a parent protocol, so the mock would not have its requirements. mockgen searches the sources that the \
        target can see. For modules without sources, it searches the modules that the file imports: it reads their interface from the \
        toolchain or from the prebuilt module.
        """,
        example: "protocol UserServicing: SomeBinaryFramework.Service {}",
        remedy: """
            add the module that declares it to the dependencies of the test target, import the module in the protocol's file, or list \
            the protocol under 'exclude'.
            """),
    DiagnosticPage(
        .unsupportedParent,
        """
        A protocol inherits from a type that is neither a protocol nor a class, or from a protocol that a mock cannot implement: one of \
        numbers, strings or option sets, for example.
        """,
        example: "protocol UserServicing: SomeStruct {}",
        remedy: "correct the inheritance clause."),
    DiagnosticPage(
        .hiddenProtocol,
        "The mock has a higher access level than its protocol.",
        example: "access: public, with an internal protocol",
        remedy: "raise the access level of the protocol, or set 'access' for it under 'overrides'."),
    DiagnosticPage(
        .recursiveConstraint,
        """
        A constraint makes an associated type depend on Self. Associated types are generic parameters of the mock, and these cannot \
        depend on the mock itself.
        """,
        example: """
            protocol Node {
                associatedtype Parent where Parent.Child == Self
            }
            """,
        remedy: "remove the constraint from the protocol, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .conditionalAssociatedTypes,
        """
        The protocol declares associated types inside more than one '#if'. Associated types are generic parameters of the mock, and \
        each combination of conditions would need its own mock.
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
        remedy: "declare the associated types outside of '#if', or list the protocol under 'exclude'."),
    DiagnosticPage(
        .superclassInitializer,
        """
        A protocol has a superclass and requires an initializer. The initializer of the mock must call an initializer of the \
        superclass, but arguments are missing, or it is isolated to another actor.
        """,
        example: """
            protocol Screen: Controller {  // class Controller { init(frame: Frame) {} }
                init(title: String)
            }
            """,
        remedy: "add an initializer without parameters to the superclass, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .noncopyableProperty,
        """
        The type of a property is noncopyable. A mock cannot store a noncopyable value and also return it.
        """,
        example: """
            protocol Opening {
                var file: FileHandle { get }  // struct FileHandle: ~Copyable
            }
            """,
        remedy: "change it to a function that returns the value, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .noncopyableResult,
        """
        A generic function returns a value that may be noncopyable. A mock would have to store the value until the call, and it cannot \
        store a value of an arbitrary noncopyable type.
        """,
        example: """
            protocol Making {
                func make<T: ~Copyable>(_ type: T.Type) -> T
            }
            """,
        remedy: "return a copyable type or a specific noncopyable type, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .packsOfOneShape,
        """
        A requirement expands two parameter packs together, so both must have the same length. The compiler does not accept any \
        implementation of such a requirement.
        """,
        example: """
            protocol Pairing {
                func pair<each A, each B>(_ values: repeat (each A, each B))
            }
            """,
        remedy: "expand each pack separately, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .sequencePart,
        """
        A protocol constrains the slices, indices or iterator of a sequence or collection. The mock of a collection uses the default \
        slices and indices, and the mock of a sequence iterates over an array.
        """,
        example: """
            protocol Pages: Collection where SubSequence == ArraySlice<Element> {}
            """,
        remedy: "remove the constraint from the protocol, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .isolatedConformance,
        """
        A Sendable protocol fixes an associated type to a type whose conformances are isolated to the main actor, because its module \
        uses '.defaultIsolation(MainActor.self)'. A Sendable mock cannot use these conformances.
        """,
        example: """
            // .defaultIsolation(MainActor.self)
            struct User: Identifiable { var id: Int }
            protocol Storing<Item>: Sendable { associatedtype Item: Identifiable }
            protocol UserStoring: Storing<User> {}
            """,
        remedy: "declare the type nonisolated, or list the protocol under 'exclude'."),
    DiagnosticPage(
        .isolatedClosure,
        """
        In Swift 6 mode, and with the feature GlobalActorIsolatedTypesUsability, closures isolated to a global actor are Sendable. In \
        other modules they are not. If a protocol uses such a closure as a generic argument, and its module and the test target differ \
        in this, the compiler crashes on the mock (seen in Swift 6.3).
        """,
        example: """
            // in a module in Swift 5 mode, mocked in a test target in Swift 6 mode
            protocol Buttons {
                func show(_ action: Box<@MainActor () -> Void>)
            }
            """,
        remedy: "write '@MainActor @Sendable () -> Void', or use the same language mode in both modules."),
    DiagnosticPage(
        .thrownNever,
        """
        A protocol fixes the error type of its parent's closures to Never. The compiler crashes on every type that conforms to such a \
        protocol (seen in Swift 6.3).
        """,
        example: """
            protocol Running<Failure> {
                associatedtype Failure: Error
                func run(_ body: () throws(Failure) -> Void)
            }
            protocol SafelyRunning: Running where Failure == Never {}
            """,
        remedy: "mock the parent, whose mock is generic ('RunningMock<Never>'), or list the protocol under 'exclude'."),
    DiagnosticPage(
        .noncopyableSubscript,
        """
        The type of a settable subscript is noncopyable. A mock cannot store a noncopyable value and also return it.
        """,
        example: """
            protocol Shelf {
                subscript(index: Int) -> Box { get set }  // struct Box: ~Copyable
            }
            """,
        remedy: "replace it by two functions, or list the protocol under 'exclude'."),
]
