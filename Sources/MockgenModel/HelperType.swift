/// The helper types of generated code. Each file declares those that it uses as private types, so the tests link no library.
package enum HelperType: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case call = "CallInMocks"
    case value = "ValueInMocks"
    case unstubbed = "UnstubbedInMocks"
    case rethrowing = "RethrowingInMocks"
    case unchecked = "UncheckedInMocks"
    case cast = "CastInMocks"
    case mainActorDefault = "MainActorDefaultInMocks"
    case actorDefault = "ActorDefaultInMocks"
    case statics = "StaticsInMocks"
    case change = "ChangeInMocks"
    /// All that stubs need. It is public where a mock is. The last one, as it is long.
    case stub = "StubInMocks"
    case publicStub = "PublicStubInMocks"

    package var description: String { rawValue }

    /// The names that it declares in the module, if they are not private to a file.
    package var sharedNames: [String] {
        switch self {
        case .stub:
            [
                "AnswerInMocks", "AnsweredCallsInMocks", "AnswersInMocks", "AsyncAnswersInMocks", "AsyncFunctionInMocks",
                "AsyncStubInMocks", "Calls", "CallsInMocks", "ClosureAnswersInMocks", "ClosureStubInMocks", "ConditionInMocks",
                "FailureInMocks", "FunctionInMocks", "MainActorAnswersInMocks", "MainActorAsyncAnswersInMocks",
                "MainActorAsyncFunctionInMocks", "MainActorAsyncStubInMocks", "MainActorFunctionInMocks", "MainActorStubInMocks",
                "PlainAnswersInMocks", "RecordedCallsInMocks", "StaticStubsInMocks", "StubInMocks",
                "StubsInMocks", "ValuesInMocks",
            ]
        default: []
        }
    }

    /// Whether a module has it once, in one of its files of mocks.
    package var isShared: Bool { self == .stub || self == .publicStub }

    /// Whether its declaration uses Foundation.
    package var usesFoundation: Bool {
        switch self {
        case .call, .stub, .publicStub, .value, .rethrowing, .statics: true
        default: false
        }
    }
}
