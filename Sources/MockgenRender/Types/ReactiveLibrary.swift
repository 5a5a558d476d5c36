/// The types of a reactive library with special support in mocks.
struct ReactiveLibrary: Hashable, Sendable {
    /// A protocol of observers, and the type that erases them but keeps the type of the elements.
    struct Observers: Hashable, Sendable {
        let requirement: String
        let any: String
    }

    /// A type of stream that a test can send values to.
    struct Subject: Hashable, Sendable {
        enum Start: Hashable, Sendable {
            /// The call behind the name of the type.
            case call(String)
            /// The call needs the first value of the stream, behind this label.
            case value(label: String)
        }

        let type: String
        let start: Start
    }

    let module: String
    /// A stream that a test cannot send values to. The mock has a subject instead: the first one, if no annotation names another.
    let observable: String
    let subjects: [Subject]
    /// The call that makes the stream of a subject; empty if the subject is one.
    let conversion: String
    let observers: Observers?

    static let all = [
        ReactiveLibrary(
            module: "RxSwift", observable: "Observable",
            subjects: [
                Subject(type: "PublishSubject", start: .call("()")),
                Subject(type: "ReplaySubject", start: .call(".create(bufferSize: 1)")),
                Subject(type: "BehaviorSubject", start: .value(label: "value: ")),
            ], conversion: "",
            observers: Observers(requirement: "ObserverType", any: "AnyObserver")),
        publishers(of: "Combine"), publishers(of: "OpenCombine"),
    ]

    /// OpenCombine uses the names of Combine.
    private static func publishers(of module: String) -> ReactiveLibrary {
        ReactiveLibrary(
            module: module, observable: "AnyPublisher",
            subjects: [
                Subject(type: "PassthroughSubject", start: .call("()")),
                Subject(type: "CurrentValueSubject", start: .value(label: "")),
            ], conversion: ".eraseToAnyPublisher()", observers: nil)
    }
}
