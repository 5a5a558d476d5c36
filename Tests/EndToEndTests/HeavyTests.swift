import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that take long, because they build packages, start a browser or repeat a fault.
    static var heavy: Self {
        .enabled(
            if: runsAllTests,
            "it takes long: .ci/full runs it, and so does 'MOCKGEN_ALL_TESTS=1 swift test'")
    }
}
