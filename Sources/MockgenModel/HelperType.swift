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
    /// The support of stubs: a namespace called `Mocks`, or this name if another type is called so. It comes last because it is long.
    case stub = "MockSupport"
    case publicStub = "PublicMockSupport"

    package var description: String { rawValue }

    /// Whether a module has it once, in one of its files of mocks.
    package var isShared: Bool { self == .stub || self == .publicStub }

    package var usesFoundation: Bool {
        switch self {
        case .call, .stub, .publicStub, .value, .rethrowing, .statics: true
        default: false
        }
    }
}
