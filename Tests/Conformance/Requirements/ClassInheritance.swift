/// Feature: a class whose extensions have members named like those of its mock
// mockgen: mock
class Parcel {
    var weight: Int { 1 }
    func send() {}
    func open() -> Int { 2 }
}

extension Parcel {
    var sendCalled: Bool { true }
    private var openCalled: Bool { false }
}

typealias Packet = Parcel

/// One step of a calculation.
class Step<Input> {
    private(set) var taken = 0
    init() {}
    init(first: Input) { taken = 1 }
    func take(_ input: Input) { taken += 1 }
    func pair(_ input: (Input, Input), _ other: Input?) -> [Input] { [input.0] }
    func change(_ input: inout Input) {}
    func many(_ inputs: Input...) -> Int { inputs.count }
    func follow(_ next: @escaping (Input) -> Input, _ now: (Input) -> Void) {}
    func kind(_ type: Input.Type) -> String { "\(type)" }
    func send(_ input: sending Input) {}
    var last: Input? { nil }
    subscript(_ input: Input) -> Int { 3 }
    final func compare(_ input: Input) -> Bool where Input: Comparable { input == input }
}

class LabelledStep<Label>: Step<Label> {
    func isText() -> Bool where Label == String { true }
}

/// Feature: superclasses with closures for their type parameters
// mockgen: mock
class ClosureStep: Step<(Int) -> String> {}

typealias Finish = @Sendable (Int) -> Void

// mockgen: mock
class FinishStep: Step<Finish> {}

/// Feature: superclasses with optionals, tuples, existentials and types of anything for their type parameters
// mockgen: mock
class OptionalStep: Step<Int?> {}

// mockgen: mock
class TupleStep: Step<(name: String, age: Int)> {}

// mockgen: mock
class ExistentialStep: Step<any Error> {}

// mockgen: mock
class AnyStep: Step<Any> {}

// mockgen: mock
class VoidStep: Step<Void> {}

/// Feature: constraints of a superclass that its type arguments meet
// mockgen: mock
class TextStep: LabelledStep<String> {}

/// Feature: a public class
// mockgen: mock
open class Bulletin {
    public init(title: String) {}
    open func post(_ line: String) -> Bool { true }
    open var lines: [String] { [] }
}

class Announcing {
    init() {}
    func announce(_ text: String) -> Int { 1 }
    @MainActor func show() -> Int { 2 }
    var volume: Int { 3 }
}

/// Feature: overrides that run elsewhere than their class
// mockgen: mock
@MainActor class Announcer: Announcing {
    override func announce(_ text: String) -> Int { 4 }
    override var volume: Int { 5 }
    func repeatAll() -> Int { 6 }
}

/// Feature: classes that are Sendable because of an extension or a protocol
// mockgen: mock
class TapeRecorder {
    init() {}
    func record(_ sound: String) -> Int { 0 }
}

extension TapeRecorder: @unchecked Sendable {}

protocol TapeRecording: TapeRecorder {
    func stop() -> Int
}

// mockgen: mock
class LoadFailure: Error, @unchecked Sendable {
    init() {}
    var reason: String { "" }
}
