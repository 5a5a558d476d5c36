import MockgenModel

/// The members that a mock has for one call, and the part of the call's body that depends on it. Each shape of a style is one implementation: `ValuesBody`
/// for the styles that store values, `StubBody` for the style `stub`.
protocol CallBody {
    /// The names of all values that the style gives the call.
    var namesOfStyle: [String] { get }
    /// The names with which a test decides what an un-stubbed call does from now on.
    var namesToSet: [String] { get }
    /// The answers that a test has set, as the body refers to it.
    var answers: CallAnswers { get }
    /// Whether the mock records arguments.
    var records: Bool { get }
    /// Whether the stored result is there without a test.
    var hasInitialResult: Bool { get }
    /// The marks of the expressions in the body.
    var marks: CallMarks { get }
    var variables: [Variable] { get }
    /// The boxes that hold the variables.
    var boxes: [Box] { get }
    var stubs: [MemberStub] { get }

    /// The statements that count and record the call, and read what a test has set.
    func recording(by writer: CallWriter) -> [String]
    /// The statements in an initializer. It records in the mock that it makes, and finds what a test has set in the type.
    func recordingInitializer(by writer: CallWriter) -> [String]
    /// The whole body, if it is one expression.
    func expression(by writer: CallWriter) -> String?
    /// The whole body, if it is not the steps that most bodies have. Returns whether it is written.
    func writeAnswer(by writer: CallWriter, to code: inout Code) -> Bool
    /// Throws or stops where nothing answers the call; nil for the message that every mock has.
    func unstubbed(_ fallback: Fallback) -> String?
}
