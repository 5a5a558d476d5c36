import MockgenModel

/// The members that a mock has for one call: stored values, or a stub.
struct CallBody {
    /// The names of the values that a test can set for an un-stubbed call.
    let namesToSet: [String]
    let answers: CallAnswers
    var values = CallValues()
    /// Whether the mock has a result before a test sets one.
    var hasInitialResult = false
    var storage = Storage.plain
    /// The flag of the mock that each call sets. An initializer is not a call.
    var flag: String?
    /// Nil also if no test uses it, or if the call is impossible.
    var stub: MemberStub?

    var records: Bool { stub != nil || values.recordsAll || !values.ofParameters.isEmpty }

    func records(_ argument: Argument) -> Bool { stub != nil || values.records(argument) }
}
