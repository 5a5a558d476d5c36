import MockgenModel
import Testing

@testable import MockgenCommandLine

/// The text of the page. How it looks and behaves in a browser is in `ReportPageTests`.
@Suite struct OverviewPageTests {
    private static let place = SourceLocation(path: "Sources/Tea.swift", line: 2, column: 10)

    private static func listing(
        _ name: String, mock: String? = nil, problems: [Diagnostic] = [], isUsed: Bool = true, details: MockDetails? = nil
    ) -> ProtocolListing {
        var listing = ProtocolListing(
            name: name, module: "Shop", location: place,
            verdict: mock == nil && problems.isEmpty ? .notListed(at: place) : .chosen(by: "all", at: place), mock: mock, problems: problems
        )
        (listing.users, listing.details) = (isUsed ? ["Tests/TeaTests.swift"] : [], details)
        return listing
    }

    private static func details(
        _ state: MockDetails.State = .upToDate, lines: Int = 10, initializers: [String] = [], groups: [MockMembers.Group] = []
    ) -> MockDetails {
        let members = MockMembers(mock: "TeaMock<Leaf>", initializers: initializers, initializersInheritedFrom: nil, groups: groups)
        return MockDetails(members: members, lines: lines, state: state)
    }

    private static func report(_ protocols: [ProtocolListing], named name: String = "Tea", output: String? = nil) -> OverviewReport {
        var list = ListReport()
        list.targets = [TargetListing(target: "TeaTests", output: output, protocols: protocols, isShared: false)]
        return OverviewReport(name: name, list: list, verify: VerifyReport())
    }

    private static let unsupported = Diagnostic(.unknownParent, .warning, cause: .code, "'Tea' inherits from <Leaf>", at: place)

    @Test(arguments: [
        (listing("Tea", mock: "TeaMock", details: details()), [RowState.mocked]),
        (listing("Tea", mock: "TeaMock", details: details(.notCheckedIn)), [.mocked]),
        (listing("Tea", mock: "TeaMock", isUsed: false, details: details()), [.mocked, .unused]),
        (listing("Tea", mock: "TeaMock", details: details(.outOfDate)), [.mocked, .stale]),
        (listing("Tea", mock: "TeaMock", isUsed: false, details: details(.missing)), [.mocked, .unused, .stale]),
        (listing("Tea"), [.unselected]),
        (listing("Tea", problems: [unsupported]), [.unsupported]),
    ])
    func eachRowHasItsStates(_ listing: ProtocolListing, _ states: [RowState]) {
        #expect(listing.states == states)
        let report = Self.report([listing])
        for state in RowState.allCases {
            #expect(report.count(state) == (states.contains(state) ? 1 : 0), "\(state)")
            #expect(report.page.contains(#"data-state="\#(state.rawValue)""#) == states.contains(state), "a button for '\(state)'")
            let badge = #"<span class="badge \#(state.rawValue)">"#
            #expect(report.page.contains(badge) == (states.contains(state) && RowState.noted.contains(state)), "a badge for '\(state)'")
        }
        #expect(report.page.contains(#"data-states="\#(states.map(\.rawValue).joined(separator: " "))""#))
    }

    @Test func membersCanBeCopied() {
        let group = MockMembers.Group(
            requirement: "func brew(_:)",
            members: [MockMembers.Member(name: "brewClosure", type: "((Leaf) -> Void)?", isStatic: false, isSettable: true)])
        let other = MockMembers.Group(
            requirement: nil, members: [MockMembers.Member(name: "journal", type: "[String]", isStatic: false, isSettable: false)])
        let details = Self.details(initializers: ["init()", "init?<Cup: P>(cup: Cup)"], groups: [group, other])
        let page = Self.report([Self.listing("Tea", mock: "TeaMock", details: details)]).page
        for text in ["TeaMock()", "TeaMock(cup: Cup)", "brewClosure", "journal"] {
            #expect(page.contains(#"data-copy="\#(text)""#), "\(text)")
        }
        #expect(page.contains("<code>func brew(_:)</code>") && page.contains("For the whole mock"))
        #expect(page.contains("<code>((Leaf) -&gt; Void)?</code>"))
    }

    @Test func linesAreAShareOfTheTarget() {
        let rows = [("Tea", 10), ("Cup", 20), ("Pot", 1)].map { name, lines in
            Self.listing(name, mock: name + "Mock", details: Self.details(lines: lines))
        }
        let page = Self.report(rows, output: "Tests/Mocks.swift").page
        #expect(page.contains("3 mocks of 1 target, 31 lines"))
        #expect(page.contains("3 mocks, in Tests/Mocks.swift"))
        for share in ["10 lines, 32.2 %", "20 lines, 64.5 %", "1 line, 3.2 %"] { #expect(page.contains(share), "\(share)") }
    }

    @Test func aPageWithoutMocksSaysSo() {
        let page = Self.report([]).page
        #expect(page.contains("0 mocks of 1 target, 0 lines"))
        #expect(!page.contains("data-state="), "a button that selects nothing")
    }

    /// Names come from files of others, who must not be able to add an element, a script or an attribute.
    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        (#"" onclick="alert(1)"#, "&quot; onclick=&quot;alert(1)"),
        ("' onclick='alert(1)", "&#39; onclick=&#39;alert(1)"),
        ("</style>&lt;", "&lt;/style&gt;&amp;lt;"),
        ("é\u{1B}[31m日本", #"é\u{1B}[31m日本"#),
    ])
    func everyTextIsEscaped(_ text: String, _ escaped: String) {
        let location = SourceLocation(path: text + "1", line: 2, column: 10)
        var listing = ProtocolListing(
            name: text + "2", module: text + "3", location: location, verdict: .chosen(by: text + "4", at: location), mock: text + "5",
            problems: [])
        let member = MockMembers.Member(name: text + "7", type: text + "8", isStatic: false, isSettable: true)
        let members = MockMembers(
            mock: text, initializers: ["init(\(text)6)"], initializersInheritedFrom: text + "9",
            groups: [MockMembers.Group(requirement: text + "10", members: [member])])
        listing.details = MockDetails(members: members, lines: 1, state: .upToDate)
        var report = Self.report([listing], named: text + "11", output: text + "12")
        report.list.problems = [Diagnostic(.staleMocks, cause: .code, text + "13", help: text + "14", at: location)]
        let page = report.page
        for number in 1...14 {
            #expect(page.contains("\(escaped)\(number)"), "text \(number)")
            #expect(!page.contains("\(text)\(number)"), "text \(number)")
        }
    }

    @Test func problemsOfTheSetUpAreOnThePageAndOfTheRun() {
        var report = Self.report([])
        report.list.problems = [Sample.error, Sample.warning]
        report.verify.problems = [Sample.warning]
        #expect(report.page.contains("<h2>2 problems</h2>"))
        #expect(report.page.contains("<code class=\"at\">.mockgen.yml:4:19</code> &#39;Tee&#39; matches no protocol"))
        #expect(Report(report, page: "a.html").diagnostics.map(\.id) == [Sample.error.id])
    }
}
