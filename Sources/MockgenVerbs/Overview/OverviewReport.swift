package import MockgenModel

/// The contents of the page that `mockgen report` writes: all protocols with the details of their mocks, and the problems.
package struct OverviewReport: Sendable {
    /// The name of the folder.
    package var name: String
    package var list: ListReport
    /// The comparison of the checked-in files. Nothing is compiled for it.
    package var verify: VerifyReport

    package var problems: [Diagnostic] { (list.problems + verify.problems).unique }
}

package struct MockDetails: Sendable {
    /// Whether the checked-in file of the target has the mock as mockgen would write it.
    package enum State: String, Sendable {
        case upToDate
        case outOfDate
        case missing
        case notCheckedIn
    }

    package var members: MockMembers
    /// The lines of the generated declaration.
    package var source: [String]
    package var state: State
}
