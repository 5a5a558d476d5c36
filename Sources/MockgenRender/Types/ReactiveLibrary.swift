/// The types of a reactive library with special support in mocks.
struct ReactiveLibrary: Hashable, Sendable {
    /// A protocol of observers, and the type that erases them but keeps the type of the elements.
    struct Observers: Hashable, Sendable {
        let requirement: String
        let any: String
    }

    let module: String
    /// A stream that a test cannot send values to. The mock has the `subject` instead, made with `subject()`.
    let observable: String
    let subject: String
    /// The call that makes the stream of a subject; empty if the subject is one.
    let conversion: String
    let observers: Observers?

    static let all = [
        ReactiveLibrary(
            module: "RxSwift", observable: "Observable", subject: "PublishSubject", conversion: "",
            observers: Observers(requirement: "ObserverType", any: "AnyObserver")),
        publishers(of: "Combine"), publishers(of: "OpenCombine"),
    ]

    /// OpenCombine uses the names of Combine.
    private static func publishers(of module: String) -> ReactiveLibrary {
        ReactiveLibrary(
            module: module, observable: "AnyPublisher", subject: "PassthroughSubject", conversion: ".eraseToAnyPublisher()", observers: nil)
    }
}
