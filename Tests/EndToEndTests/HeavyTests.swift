import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that take minutes, because they build packages or repeat a fault.
    static var heavy: Self {
        .enabled(
            if: runsAllTests,
            "it takes minutes: .ci/full runs it, and so does 'MOCKGEN_ALL_TESTS=1 swift test'")
    }
}
