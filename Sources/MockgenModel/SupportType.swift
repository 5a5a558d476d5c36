/// The types that a generated file declares for its mocks, private to that file.
package enum SupportType: String, CaseIterable, Sendable {
    case guarded = "GuardedInMocks"
    case unstubbedError = "UnstubbedMember"
    case rethrowing = "RethrowingInMocks"
    case unchecked = "UncheckedInMocks"
    case cast = "CastInMocks"
    case genericStatics = "StaticsOfGenericMocks"

    /// Whether a name is that of one of them.
    package static func has(_ name: String) -> Bool { SupportType(rawValue: name) != nil }
}
