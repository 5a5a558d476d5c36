import MockgenModel
import Testing

@testable import MockgenCommandLine
@testable import MockgenVerbs

/// The text of the page. How it looks and behaves in a browser is in `ReportPageTests`.
@Suite struct OverviewPageTests {
    private static let place = SourceLocation(path: "Sources/Tea.swift", line: 2, column: 10)

    private static func listing(
        _ name: String, mock: String? = nil, problems: [Diagnostic] = [], isUsed: Bool = true, details: MockDetails? = nil
    ) -> ProtocolListing {
        var listing = ProtocolListing(
            kind: .protocol, name: name, module: "Shop", location: place,
            verdict: mock == nil && problems.isEmpty ? Verdict(.notListed, at: place) : Verdict(.chosen(by: "all"), at: place), mock: mock,
            problems: problems
        )
        (listing.users, listing.details) = (isUsed ? ["Tests/TeaTests.swift"] : [], details)
        return listing
    }

    private static func details(
        isStale: Bool = false, lines: Int = 10, creations: [String] = [], groups: [MockMembers.Group] = []
    ) -> MockDetails {
        let members = MockMembers(
            mock: "TeaMock<Leaf>", initializers: [], initializersInheritedFrom: nil, groups: groups, creations: creations)
        return MockDetails(members: members, source: Array(repeating: "// Tea", count: lines), isStale: isStale)
    }

    private static func report(_ protocols: [ProtocolListing], named name: String = "Tea", output: String? = nil) -> OverviewReport {
        var list = ListReport()
        list.targets = [TargetListing(target: "TeaTests", output: output, protocols: protocols, isShared: false)]
        return OverviewReport(name: name, list: list)
    }

    private static let unsupported = Diagnostic(.unknownParent, .warning, cause: .code, "'Tea' inherits from <Leaf>", at: place)

    @Test(arguments: [
        (listing("Tea", mock: "TeaMock", details: details()), [RowState.mocked]),
        (listing("Tea", mock: "TeaMock", isUsed: false, details: details()), [.mocked, .unused]),
        (listing("Tea", mock: "TeaMock", details: details(isStale: true)), [.mocked, .stale]),
        (listing("Tea", mock: "TeaMock", isUsed: false, details: details(isStale: true)), [.mocked, .unused, .stale]),
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
            requirement: "func brew(_:)", declaration: "func brew(_ leaf: Leaf)",
            members: [MockMembers.Member(name: "brewClosure", type: "((Leaf) -> Void)?", isStatic: false, isSettable: true)])
        let other = MockMembers.Group(
            requirement: nil, members: [MockMembers.Member(name: "journal", type: "[String]", isStatic: false, isSettable: false)])
        let creation = "let tea = TeaMock<<#Leaf#>>(cup: <#Cup#>)"
        let details = Self.details(creations: [creation], groups: [group, other])
        let page = Self.report([Self.listing("Tea", mock: "TeaMock", details: details)]).page
        for text in ["let tea = TeaMock&lt;&lt;#Leaf#&gt;&gt;(cup: &lt;#Cup#&gt;)", "brewClosure", "journal"] {
            #expect(page.contains(#"<button class="copy"><code>\#(text)</code></button>"#), "\(text)")
        }
        #expect(page.contains("<code>func brew(_ leaf: Leaf)</code>") && page.contains("For the whole mock"))
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
        for width in [50, 100, 5] { #expect(page.contains("style=\"width: \(width)%\""), "\(width) % of the largest") }
    }

    @Test func rowsHaveAddresses() {
        var anchors = Anchors()
        let made = [["App Tests", "Shop", "Tea"], ["App Tests", "Shop", "Tea"], ["App\"Tests", "Shop", "Tea"], ["é.日_1"], ["search"]].map {
            words in
            words.count == 3 ? anchors.anchor(words[0], words[1], words[2]) : anchors.anchor(words[0])
        }
        #expect(made == ["App-Tests.Shop.Tea", "App-Tests.Shop.Tea-2", "App-Tests.Shop.Tea-3", "é.日_1", "search-2"])
    }

    @Test func mocksPrecedeOtherProtocols() throws {
        let page = Self.report([
            Self.listing("Cup"), Self.listing("Pot", problems: [Self.unsupported]),
            Self.listing("Tea", mock: "TeaMock", details: Self.details()),
        ]).page
        let ids = page.matches(of: /class="row" id="([^"]*)"/).map { String($0.1) }
        #expect(ids == ["TeaTests.Shop.Tea", "TeaTests.Shop.Pot", "TeaTests.Shop.Cup"])
        for id in ids { #expect(page.contains(##"href="#\##(id)""##), "a link to \(id)") }
    }

    @Test func severalTargetsHaveAnIndex() {
        var report = Self.report([Self.listing("Tea", mock: "TeaMock", isUsed: false, details: Self.details()), Self.listing("Cup")])
        #expect(!report.page.contains("<nav"), "an index of one target")
        report.list.targets.append(TargetListing(target: "CupTests", output: nil, protocols: [], isShared: false))
        #expect(report.page.contains(##"<li><a href="#TeaTests">TeaTests</a> <span>1 mock, unused: 1</span></li>"##))
        #expect(report.page.contains(##"<li><a href="#CupTests">CupTests</a> <span>0 mocks</span></li>"##))
    }

    @Test func aRowListsTheFilesThatUseTheMock() {
        var listing = Self.listing("Tea", mock: "TeaMock", details: Self.details())
        listing.users = (1...22).map { "Tests/T\($0).swift" }
        let page = Self.report([listing]).page
        #expect(page.contains("Used in 22 files") && page.contains("<code>Tests/T20.swift</code>") && page.contains("<li>and 2 more</li>"))
        #expect(!page.contains("T21"))
    }

    @Test func testsOfOtherModulesImportASharedMock() {
        let details = Self.details(creations: ["let tea = TeaMock()"])
        var report = Self.report([Self.listing("Tea", mock: "TeaMock", details: details)])
        #expect(!report.page.contains("<code>import TeaTests</code>"))
        report.list.targets[0].isShared = true
        #expect(report.page.contains("<code>import TeaTests</code>"))
    }

    @Test func aButtonForEachStateThatOccurs() {
        let page = Self.report([Self.listing("Cup"), Self.listing("Tea", mock: "TeaMock", isUsed: false, details: Self.details())]).page
        let buttons = page.matches(of: /data-state="([^"]*)"[^>]*>([^<]*) <span>(\d+)</).map { "\($0.1): \($0.2), \($0.3)" }
        #expect(buttons == ["mocked: Mocked, 1", "unused: Unused, 1", "unselected: Not selected, 1"])
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
            kind: .protocol, name: text + "2", module: text + "3", location: location,
            verdict: Verdict(.chosen(by: text + "4"), at: location),
            mock: text + "5",
            problems: [])
        let member = MockMembers.Member(name: text + "7", type: text + "8", isStatic: false, isSettable: true)
        let members = MockMembers(
            mock: text, initializers: [], initializersInheritedFrom: text + "9",
            groups: [MockMembers.Group(requirement: text + "10", members: [member])], creations: [text + "6"])
        listing.details = MockDetails(members: members, source: [text + "15"], isStale: false)
        listing.users = [text + "16"]
        listing.wayToMock = WayToMock(text + "17", lines: [text + "18", text + "19"])
        var report = Self.report([listing], named: text + "11", output: text + "12")
        report.list.targets[0].isShared = true
        report.list.targets.append(report.list.targets[0])
        for number in report.list.targets.indices { report.list.targets[number].target = text + "2\(number)" }
        report.list.problems = [Diagnostic(.staleMocks, cause: .code, text + "13", help: text + "14", at: location)]
        let page = report.page
        for number in Set(1...21).subtracting([9]) {
            #expect(page.contains("\(escaped)\(number)"), "text \(number)")
            #expect(!page.contains("\(text)\(number)"), "text \(number)")
        }
    }

    @Test func problemsOfTheSetUpAreOnThePageAndOfTheRun() {
        var report = Self.report([])
        report.list.problems = [Sample.error, Sample.warning]
        #expect(report.page.contains("<summary>2 problems</summary>") && report.page.contains(##"<a href="#problems">2 problems</a>"##))
        #expect(report.page.contains("<code class=\"at\">.mockgen.yml:4:19</code> &#39;Tee&#39; matches no protocol"))
        #expect(Report(report, page: "a.html").diagnostics.map(\.id) == [Sample.error.id])
    }
}
