import MockgenModel

/// Valid Swift that the compiler crashes on or rejects, for which a rule stands in.
struct CompilerBug: Sendable {
    struct Module: Sendable {
        var name = "App"
        var languageMode = "6"
        let text: String
    }

    let rule: Diagnostic.ID
    /// The newest compiler that is known to have the bug.
    let version: String
    /// The modules to compile, each after those it imports. The last one fails.
    let modules: [Module]
}

extension CompilerBug {
    static let all = [thrownNever, isolatedClosure, noncopyableClosure, packClosure, packsOfOneShape]

    private static let thrownNever = CompilerBug(
        rule: .thrownNever, version: "6.3.1",
        modules: [
            Module(
                text: """
                    protocol Running<Failure> {
                        associatedtype Failure: Error
                        func run(_ body: () throws(Failure) -> Void)
                    }
                    protocol SafelyRunning: Running where Failure == Never {}
                    class SafelyRunningMock: SafelyRunning {
                        func run(_ body: () -> Void) { body() }
                    }
                    """)
        ])

    private static let isolatedClosure = CompilerBug(
        rule: .isolatedClosure, version: "6.3.1",
        modules: [
            Module(
                languageMode: "5",
                text: """
                    public struct Box<Value> {}
                    public protocol Buttons {
                        func show(_ action: Box<@MainActor () -> Void>)
                    }
                    """),
            Module(
                name: "Tests",
                text: """
                    @preconcurrency import App
                    class ButtonsMock: Buttons {
                        func show(_ action: Box<@MainActor () -> Void>) {}
                    }
                    """),
        ])

    private static let noncopyableClosure = CompilerBug(
        rule: .noncopyableClosure, version: "6.3.1",
        modules: [
            Module(
                text: """
                    public struct Token: ~Copyable {}
                    public struct Pair<Value: ~Copyable>: ~Copyable {}
                    extension Pair: Copyable where Value: Copyable {}
                    """),
            Module(
                name: "Tests",
                text: """
                    import App
                    class OpeningMock {
                        var openClosure: ((borrowing Pair<Token>) -> Void)?
                    }
                    """),
        ])

    private static let packClosure = CompilerBug(
        rule: .packClosure, version: "6.3.1",
        modules: [
            Module(
                text: """
                    protocol Observing {
                        func observer<each Value>(of values: repeat each Value) -> (repeat each Value) -> Void
                    }
                    class ObservingMock: Observing {
                        var observer: Any?
                        func observer<each Value>(of values: repeat each Value) -> (repeat each Value) -> Void {
                            observer as! (repeat each Value) -> Void
                        }
                    }
                    """)
        ])

    private static let packsOfOneShape = CompilerBug(
        rule: .packsOfOneShape, version: "6.3.1",
        modules: [
            Module(
                text: """
                    protocol Pairing {
                        func pair<each A, each B>(_ values: repeat (each A, each B))
                    }
                    class PairingMock: Pairing {
                        func pair<each A, each B>(_ values: repeat (each A, each B)) {}
                    }
                    """)
        ])
}
