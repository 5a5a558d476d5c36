import MockgenConsole
import MockgenModel
package import MockgenVerbs

extension OverviewReport {
    /// The beginning of every page. mockgen replaces only files that begin with it.
    package static let pageMarker = "<!DOCTYPE html>\n<!-- Made by mockgen report"

    /// The page: one file that loads nothing. Without scripts, it still shows everything; only the search, the order and the copy buttons
    /// need them.
    package var page: String {
        var anchors = Anchors()
        let sections = list.targets.map { TargetSection($0, &anchors) }
        let html: HTML = """
            \(HTML(stringLiteral: Self.pageMarker)). Run it again to replace this file. -->
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>Mocks of \(name)</title>
            <style>\(pageStyle)</style>
            <noscript><style>.controls, .copy::after { display: none }</style></noscript>
            </head>
            <body>
            <header>
            <h1>Mocks of \(name)</h1>
            \(numbersLine)
            \(controls)
            </header>
            <main>
            \(problemList)
            \(sections.count > 1 ? index(of: sections) : nil)
            \(sections.map(\.html))
            </main>
            <footer class="numbers">mockgen \(mockgenVersion)</footer>
            <script>\(pageScript)</script>
            </body>
            </html>

            """
        return html.text
    }

    private var numbersLine: HTML {
        let link: HTML? = list.problems.isEmpty ? nil : ", <a href=\"#problems\">\(counted(list.problems.count, "problem"))</a>"
        return
            "<p class=\"numbers\">\(counted(numbers.mocks, "mock")) of \(counted(list.targets.count, "target")), \(counted(numbers.lines, "line"))\(link)</p>"
    }

    private func index(of sections: [TargetSection]) -> HTML {
        """
        <nav aria-label="Targets">
        <ul>
        \(sections.map(\.item))</ul>
        </nav>
        """
    }

    /// The search, the order of the rows, and a button for each state that occurs on the page.
    private var controls: HTML {
        let buttons = RowState.allCases.compactMap { state -> HTML? in
            let count = count(state)
            guard count > 0 else { return nil }
            return """
                <button type="button" class="filter \(state.rawValue)" data-state="\(state.rawValue)" aria-pressed="false">\(state.title) \
                <span>\(count)</span></button>

                """
        }
        return """
            <div class="controls">
            <input id="search" type="search" placeholder="Search protocols, mocks and members" aria-label="Search" aria-keyshortcuts="/" \
            title="Press / to search" autocomplete="off">
            <select id="order" aria-label="Order">
            <option value="source">Order: as declared</option>
            <option value="name">Order: by name</option>
            <option value="lines">Order: largest first</option>
            <option value="users">Order: most used first</option>
            </select>
            \(buttons)<output id="count"></output>
            </div>
            """
    }

    private var problemList: HTML? {
        guard !list.problems.isEmpty else { return nil }
        return """
            <details class="problems" id="problems"\(list.problems.count > 5 ? nil : " open" as HTML)>
            <summary>\(counted(list.problems.count, "problem"))</summary>
            <ul>
            \(list.problems.inOrder.map(\.listItem))</ul>
            </details>
            """
    }
}
