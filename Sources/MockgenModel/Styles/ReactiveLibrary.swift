/// The types of a reactive library with special support in mocks.
package struct ReactiveLibrary: Hashable, Sendable {
    /// A protocol of observers, and the type that stores any of them without losing the type of the elements.
    package struct Observers: Hashable, Sendable {
        package let requirement: String
        package let any: String
    }

    package let module: String
    /// A stream that a test cannot send values to, and the type that a mock has instead, made with `subject()`.
    package let observable: String
    package let subject: String
    /// The call that makes the stream of a subject; empty if the subject is one.
    package let conversion: String
    package let observers: Observers?

    package static let all = [
        ReactiveLibrary(
            module: "RxSwift", observable: "Observable", subject: "PublishSubject", conversion: "",
            observers: Observers(requirement: "ObserverType", any: "AnyObserver")),
        publishers(of: "Combine"), publishers(of: "OpenCombine"),
    ]

    /// OpenCombine has the names of Combine.
    private static func publishers(of module: String) -> ReactiveLibrary {
        ReactiveLibrary(
            module: module, observable: "AnyPublisher", subject: "PassthroughSubject", conversion: ".eraseToAnyPublisher()", observers: nil)
    }
}
