import MockgenModel

/// The members that a mock has for one call, and the style's part of the call's body: `ValuesBody` for styles that store values,
/// `StubBody` for the style `stub`.
protocol CallBody {
    /// The names of the values that a test can set for an un-stubbed call.
    var namesToSet: [String] { get }
    var answers: CallAnswers { get }
    var records: Bool { get }
    func records(_ argument: Argument) -> Bool
    /// Whether the mock has a result before a test sets one.
    var hasInitialResult: Bool { get }
    var variables: [Variable] { get }
    var boxes: [Box] { get }
    var stubs: [MemberStub] { get }

    /// The statements that count and record the call, and read the configured answers.
    func recording(by writer: CallWriter) -> [String]
    /// The statements in an initializer, which records in the new mock and reads the answers of the type.
    func recordingInitializer(by writer: CallWriter) -> [String]
    /// The whole body, if it is one expression.
    func expression(by writer: CallWriter) -> String?
    /// Writes the whole body if it differs from the usual steps. Returns whether it did.
    func writeAnswer(by writer: CallWriter, to code: inout Code) -> Bool
    /// Throws or stops in an un-stubbed call. Nil selects the message that every mock has.
    func unstubbed(_ fallback: Fallback) -> String?
}
