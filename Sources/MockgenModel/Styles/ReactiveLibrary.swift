/// The types of a reactive library that mocks treat in a way of their own.
package struct ReactiveLibrary: Hashable, Sendable {
    package let module: String
    /// A stream that a test cannot send values to, and the type that a mock has for it instead, made with `subject()`.
    package let observable: String
    package let subject: String
    /// A protocol of observers, and the type that stores any of them without losing the type of the elements.
    package let observer: String
    package let anyObserver: String

    package static let rxSwift = ReactiveLibrary(
        module: "RxSwift", observable: "Observable", subject: "PublishSubject", observer: "ObserverType", anyObserver: "AnyObserver")
}
