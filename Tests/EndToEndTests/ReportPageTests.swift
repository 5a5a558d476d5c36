import Foundation
import TestSupport
import Testing

/// The page of `mockgen report` in a browser.
@Suite(
    .heavy,
    .enabled("Chromium is not installed, or does not run here") {
        (try? await chromium.run(["about:blank"], in: FileManager.default.temporaryDirectory))?.standardOutput.contains("<body>") == true
    })
struct ReportPageTests {
    private let package: TemporaryPackage
    private let page: String

    private static let ordering = """
        protocol RefillingOfAVeryLargeTeapotInTheBackRoomOfTheShop {
            func refill(untilTheCupOfTheGuestIsFull cup: [String: [String: [String: Int]]])
        }
        @MainActor protocol Ordering { func order(_ tea: String, cups: Int) throws -> Int }
        protocol Serving: Unknown {}
        private protocol Washing {}
        """

    /// Two mocks are up to date, one is missing, and one protocol cannot be mocked.
    init() async throws {
        package = try TeaShop.package(configuration: TeaShop.automockable, ordering: Self.ordering)
        _ = try await package.mockgen("generate")
        try package.write(TeaShop.automockable.replacing("[Ordering]", with: "all"), to: ".mockgen.yml")
        try package.write("let ordering = OrderingMock()", to: "Tests/ShopTests/OrderingTests.swift")
        let outcome = try await package.mockgen("report", "--html", "mocks.html")
        try #require(outcome.exitCode == 0, "\(outcome.text)")
        page = try package.read("mocks.html")
    }

    /// Runs a script in the page and returns what it puts into `result`.
    private func result(of script: String, width: Int = 1200, isDark: Bool = false) async throws -> String {
        let driven = page.replacing(
            "</body>",
            with: """
                <script>
                const texts = selector => [...document.querySelectorAll(selector)].map(element => element.textContent).join(' ');
                const visible = () => texts('.row:not([hidden]) .name');
                const type = words => { search.value = words; search.dispatchEvent(new Event('input')); };
                const press = state => document.querySelector(`[data-state=${state}]`).click();
                let result;
                \(script)
                setTimeout(() => { parent.postMessage(String(result), '*') }, 100);
                </script>
                </body>
                """)
        try package.write(driven, to: "driven.html")
        // A frame can be as narrow as a phone, a window of this browser cannot.
        let frame = """
            <!DOCTYPE html>
            <meta name="color-scheme" content="light dark">
            <script>onmessage = event => { document.title = 'result: ' + event.data }</script>
            <iframe src="driven.html" style="width: \(width)px; height: 800px; border: none"></iframe>
            """
        try package.write(frame, to: "frame.html")
        let outcome = try await chromium.run(
            [
                "--enable-logging=stderr", "--user-data-dir=\(package.root.plainPath)/browser",
                "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--window-size=1300,900", "--virtual-time-budget=2000",
                package.root.appending(path: "frame.html").absoluteString,
            ], in: package.root)
        let messages = outcome.standardError.split(separator: "\n").filter { $0.contains("CONSOLE") }
        #expect(messages == [], "the page logs nothing, which includes violations of its content security policy")
        let title = try #require(outcome.standardOutput.firstMatch(of: /<title>result: ([^<]*)<\/title>/), "\(outcome.text)")
        return String(title.1)
    }

    private static let refilling = "RefillingOfAVeryLargeTeapotInTheBackRoomOfTheShop"

    @Test(arguments: [
        ("", "Pricing \(refilling) Ordering Serving Washing"),
        ("type('orderCups')", "Ordering"),
        ("type('catalog/pricing.swift')", "Pricing"),
        ("type('  PRICE tea ')", "Pricing"),
        ("type('refillUntilTheCupOfTheGuestIsFullClosure')", refilling),
        ("type('nothing of this kind')", ""),
        ("type('orderCups'); type('')", "Pricing \(refilling) Ordering Serving Washing"),
        ("press('mocked')", "Pricing \(refilling) Ordering"),
        ("press('unused')", "Pricing \(refilling)"),
        ("press('unused'); press('stale')", refilling),
        ("press('mocked'); press('unsupported')", "Serving"),
        ("press('unused'); type('pri')", "Pricing"),
        ("press('unsupported')", "Serving"),
        ("press('unselected'); press('unselected')", "Pricing \(refilling) Ordering Serving Washing"),
        ("press('unselected')", "Washing"),
    ])
    func searchAndButtonsSelectRows(script: String, names: String) async throws {
        #expect(try await result(of: "\(script)\nresult = visible()") == names)
    }

    @Test(arguments: [
        ("source", "\(refilling) Ordering Serving Washing"), ("name", "Ordering \(refilling) Serving Washing"),
        ("lines", "Ordering \(refilling) Serving Washing"), ("users", "Ordering \(refilling) Serving Washing"),
    ])
    func rowsCanBeSorted(by order: String, names: String) async throws {
        let sorted = try await result(
            of: """
                type('app'); order.value = '\(order)'; order.dispatchEvent(new Event('change')); result = texts('#ShopTests .name');
                """)
        #expect(sorted == names)
    }

    /// Also a row that the search has hidden.
    @Test func anAddressOpensItsRow() async throws {
        let opened = try await result(
            of: """
                type('pricing'); location.hash = 'ShopTests.Shop.Washing'; openAddress();
                result = [...document.querySelectorAll('.row[open]:not([hidden]) .name')].map(name => name.textContent).join(' ');
                """)
        #expect(opened == "Washing")
    }

    @Test func targetsWithoutRowsAreHidden() async throws {
        let shown = "result = texts('.target:not([hidden]) h2')"
        #expect(try await result(of: shown) == "CatalogTests ShopTests")
        #expect(try await result(of: "type('orderCups'); \(shown)") == "ShopTests")
    }

    @Test(arguments: [("", ""), ("type('orderCups')", "1 of 5"), ("press('unused')", "2 of 5"), ("type('xyz')", "0 of 5")])
    func foundRowsAreCounted(script: String, count: String) async throws {
        #expect(try await result(of: "\(script); result = document.getElementById('count').textContent") == count)
    }

    /// A colleague gets the same view from the address, and an unknown view shows all rows.
    @Test(arguments: [
        (
            "type('tea & cups'); press('unused'); order.value = 'name'; order.dispatchEvent(new Event('change')); type('pri')",
            "?search=pri&amp;state=unused&amp;order=name"
        ),
        (
            "location.hash = '?search=tea+%26&state=stale&order=lines'; openAddress(); keepView()",
            "?search=tea+%26&amp;state=stale&amp;order=lines"
        ),
        ("location.hash = '?state=none&order=none'; openAddress(); keepView()", "?"),
    ])
    func theAddressHasTheView(script: String, address: String) async throws {
        #expect(try await result(of: "\(script); result = location.hash.slice(1)") == address)
    }

    @Test func aKeyGoesToTheSearch() async throws {
        let focused = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))"
        #expect(try await result(of: "\(focused); result = document.activeElement.id") == "search")
    }

    /// Ordering is used, so the other mock of its target is marked.
    @Test func noRowIsMarkedUnusedIfAllAre() async throws {
        let marked = "[...document.querySelectorAll('.badge.unused')].filter(badge => badge.checkVisibility())"
        #expect(try await result(of: "result = \(marked).map(badge => badge.closest('.target').id).join(' ')") == "ShopTests")
    }

    /// A browser without the clipboard interface copies by selecting a text.
    @Test(arguments: ["{ writeText: async text => { result = text } }", "undefined"])
    func aButtonCopiesItsLine(clipboard: String) async throws {
        let copied = try await result(
            of: """
                Object.defineProperty(navigator, 'clipboard', { value: \(clipboard) });
                document.execCommand = () => { result = document.activeElement.value };
                [...document.querySelectorAll('.copy')].find(button => button.textContent.startsWith('ordering.orderCupsReturnValue')).click();
                """)
        #expect(copied == "ordering.orderCupsReturnValue = &lt;#Int#&gt;")
    }

    @Test(arguments: [360, 700, 1200], [false, true])
    func everyWidthAndBothColorsFit(width: Int, isDark: Bool) async throws {
        let measured = try await result(
            of: """
                for (const row of document.querySelectorAll('details')) row.open = true;
                const widest = document.documentElement.scrollWidth <= innerWidth;
                result = [innerWidth, widest, getComputedStyle(document.body).backgroundColor].join(' ');
                """, width: width, isDark: isDark)
        #expect(measured == "\(width) true \(isDark ? "rgb(23, 23, 26)" : "rgb(255, 255, 255)")")
    }
}

/// Prints the elements of a page after its scripts have run. Its sandbox needs rights that a container does not have; the page is our own.
private let chromium = CommandLineTool(
    "/usr/bin/env", "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom")
