/// What a run found about mocks that should be up to date and compile.
package struct VerifyReport: Sendable {
    package var targets: [String] = []
    package var mocks = 0
    /// Checked-in files that are as they should be.
    package var fresh: [String] = []
    /// Targets whose mocks the compiler takes.
    package var compiled: [String] = []
    package var problems: [Diagnostic] = []
    /// A unified diff for each file that is not as it should be, if they are wanted.
    package var diffs: [String] = []

    package init() {}
}
