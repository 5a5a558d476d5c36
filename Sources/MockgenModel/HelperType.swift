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

    package var description: String { rawValue }

    /// Whether its declaration uses Foundation.
    package var usesFoundation: Bool {
        switch self {
        case .call, .value, .rethrowing, .statics: true
        default: false
        }
    }
}
