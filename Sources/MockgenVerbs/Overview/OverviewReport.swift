package import MockgenModel

/// The contents of the page that `mockgen report` writes: all protocols with the details of their mocks, and the problems.
package struct OverviewReport: Sendable {
    /// The name of the package's folder, as the title of the page.
    package var name: String
    package var list: ListReport
}

package struct MockDetails: Sendable {
    package var members: MockMembers
    /// The lines of the generated declaration.
    package var source: [String]
    /// Whether the checked-in file of the target does not have the mock as mockgen would write it.
    package var isStale: Bool
}
