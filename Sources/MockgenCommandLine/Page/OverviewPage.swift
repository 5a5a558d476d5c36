import MockgenConsole
package import MockgenModel

extension OverviewReport {
    /// The beginning of every page. mockgen replaces only files that begin with it.
    package static let pageMarker = "<!DOCTYPE html>\n<!-- Made by mockgen report"

    /// The page: one file that loads nothing. Without scripts, it still shows everything except the search and the copy buttons.
    package var page: String {
        let html: HTML = """
            \(HTML(stringLiteral: Self.pageMarker)). Run it again to replace this file. -->
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>Mocks of \(name)</title>
            <style>\(pageStyle)</style>
            </head>
            <body>
            <header>
            <h1>Mocks of \(name)</h1>
            \(numbersLine)
            \(controls)
            </header>
            <main>
            \(problemList)
            \(list.targets.map(\.section))
            <p id="nothing" hidden>Nothing here has all of these words.</p>
            </main>
            <script>\(pageScript)</script>
            </body>
            </html>

            """
        return html.text
    }

    private var numbersLine: HTML {
        "<p class=\"numbers\">\(counted(numbers.mocks, "mock")) of \(counted(list.targets.count, "target")), \(counted(numbers.lines, "line"))</p>"
    }

    /// The search, and a button for each state that occurs on the page.
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
            <input id="search" type="search" placeholder="Search protocols, mocks and members" aria-label="Search" autocomplete="off">
            \(buttons)</div>
            """
    }

    private var problemList: HTML? {
        guard !problems.isEmpty else { return nil }
        return """
            <section class="problems">
            <h2>\(counted(problems.count, "problem"))</h2>
            <ul>
            \(problems.inOrder.map(\.item))</ul>
            </section>
            """
    }
}

extension TargetListing {
    fileprivate var section: HTML {
        let lines = protocols.compactMap(\.details).map(\.lines).reduce(0, +)
        return """
            <section class="target">
            <h2>\(target)</h2>
            <p class="location">\(summary)</p>
            \(protocols.map { $0.row(linesOfTarget: lines) })</section>

            """
    }
}

extension Diagnostic {
    fileprivate var item: HTML {
        let start: HTML? = location.map { "<code class=\"at\">\("\($0)")</code> " }
        let help: HTML? = help.map { "<span class=\"help\">\($0)</span>" }
        return
            "<li class=\"\(severity == .error ? "error" : "warning")\">\(start)\(message) <code class=\"id\">\(id.rawValue)</code>\(help)</li>\n"
    }
}

extension ProtocolListing {
    fileprivate func row(linesOfTarget: Int) -> HTML {
        let word: HTML = kind == .class ? "class " : ""
        let badges = states.compactMap(\.badge)
        let title: HTML = mock.map { "<span class=\"mock\">\($0)</span>" } ?? "<span class=\"mock none\">no mock</span>"
        return """
            <details class="row" data-states="\(states.map(\.rawValue).joined(separator: " "))">
            <summary><span class="name">\(word)\(name)</span> \(title) <span class="badges">\(badges)</span>\
            \(details.map { size($0.lines, of: linesOfTarget) })</summary>
            <p class="why">\(reason)</p>
            <p class="why">\(shownLocation)</p>
            \(problems.isEmpty ? nil : "<ul>\n\(problems.map(\.item))</ul>" as HTML)
            \(details?.members.list)
            </details>

            """
    }

    private var shownLocation: HTML {
        location.map { "declared at <code>\("\($0)")</code>, module \(module)" } ?? "declared in module \(module)"
    }

    /// The share of lines is about the share of compile time, because each line of a style costs about the same.
    private func size(_ lines: Int, of all: Int) -> HTML {
        let thousandths = all > 0 ? lines * 1000 / all : 0
        let share = "\(thousandths / 10).\(thousandths % 10)"
        return """
            <span class="size" title="of the lines of all mocks of the target, and about of their compile time">\
            <span class="bar" style="width: \(share)%"></span><span class="lines">\(counted(lines, "line")), \(share) %</span></span>
            """
    }
}

extension MockMembers {
    fileprivate var list: HTML {
        let type = mock.prefix { $0 != "<" }
        // A call has neither the `?` of `init?` nor generic parameters.
        let initializers = self.initializers.map { "<li>\(copied(String(type + $0.drop { $0 != "(" })))</li>\n" as HTML }
        let inherited: HTML? = initializersInheritedFrom.map { "<p class=\"why\">with the initializers of \($0)</p>" }
        return """
            <ul class="members">
            \(initializers)</ul>
            \(inherited)\(groups.map(\.list))
            """
    }
}

extension MockMembers.Group {
    fileprivate var list: HTML {
        let title: HTML = requirement.map { "<code>\($0)</code>" } ?? "For the whole mock"
        return
            "<h3>\(title)</h3>\n<ul class=\"members\">\n\(members.map { "<li>\(copied($0.name)) <code>\($0.type)</code></li>\n" })</ul>\n"
    }
}

private func copied(_ name: String) -> HTML {
    "<button type=\"button\" class=\"copy\" data-copy=\"\(name)\" title=\"Copy\"><code>\(name)</code></button>"
}
