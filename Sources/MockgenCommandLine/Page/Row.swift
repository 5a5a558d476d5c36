import MockgenConsole
import MockgenModel
import MockgenVerbs

/// A protocol or class, with its mock or the way to have one.
struct Row {
    let listing: ProtocolListing
    let anchor: String
    /// The module that other modules import for the mock.
    let importedModule: String?
    let linesOfTarget: Int
    let linesOfLargest: Int

    var html: HTML {
        let states = listing.states
        let word: HTML = listing.kind == .class ? "class " : ""
        let title: HTML = listing.mock.map { "<span class=\"mock\">\($0)</span>" } ?? "<span class=\"mock none\">no mock</span>"
        let numbers: HTML? = listing.details.map { " data-lines=\"\($0.source.count)\" data-users=\"\(listing.users.count)\"" }
        return """
            <details class="row" id="\(anchor)" data-states="\(states.map(\.rawValue).joined(separator: " "))"\(numbers)>
            <summary><span class="name">\(word)\(listing.name)</span> \(title) <span class="badges">\(states.compactMap(\.badge))</span>\
            \(listing.details.map { size($0.source.count) })<a class="link" href="#\(anchor)" title="Link to this row">#</a></summary>
            <p class="why">\(listing.reason)</p>
            <p class="why">\(shownLocation)</p>
            \(listing.problems.isEmpty ? nil : "<ul>\n\(listing.problems.map(\.listItem))</ul>\n" as HTML)\
            \(listing.wayToMock?.html)\(listing.details.map(mock))</details>

            """
    }

    private var shownLocation: HTML {
        listing.location.map { "declared at <code>\("\($0)")</code>, module \(listing.module)" } ?? "declared in module \(listing.module)"
    }

    /// The share of lines is about the share of compile time, because each line of a style costs about the same. The bar of the largest mock
    /// is full, because a share of hundreds of mocks would be a thin line.
    private func size(_ lines: Int) -> HTML {
        let thousandths = linesOfTarget > 0 ? lines * 1000 / linesOfTarget : 0
        let share = "\(thousandths / 10).\(thousandths % 10)"
        return """
            <span class="size" title="of the lines of all mocks of the target, and about of their compile time">\
            <span class="bar" style="width: \(lines * 100 / max(1, linesOfLargest))%"></span>\
            <span class="lines">\(counted(lines, "line")), \(share) %</span></span>
            """
    }

    private func mock(_ details: MockDetails) -> HTML {
        let lines = (importedModule.map { ["import \($0)"] } ?? []) + details.members.creations
        return """
            <h3>Create it in a test</h3>
            <ul class="members">
            \(lines.map { "<li>\(copied($0))</li>\n" })</ul>
            \(users)\(details.members.groups.map(\.html))\
            <details class="source"><summary>Generated source</summary>
            <pre><code>\(details.source.joined(separator: "\n"))</code></pre>
            </details>

            """
    }

    private var users: HTML? {
        guard !listing.users.isEmpty else { return nil }
        let shown = listing.users.prefix(20).map { "<li><code>\($0)</code></li>\n" as HTML }
        let others: HTML? = listing.users.count > 20 ? "<li>and \(listing.users.count - 20) more</li>\n" : nil
        return "<h3>Used in \(counted(listing.users.count, "file"))</h3>\n<ul class=\"users\">\n\(shown)\(others)</ul>\n"
    }
}

extension WayToMock {
    fileprivate var html: HTML {
        let paste: HTML? = lines.isEmpty ? nil : "<p>\(copied(lines.joined(separator: "\n")))</p>\n"
        return "<h3>To mock it</h3>\n<p>\(step)</p>\n\(paste)"
    }
}

extension Diagnostic {
    var listItem: HTML {
        let start: HTML? = location.map { "<code class=\"at\">\("\($0)")</code> " }
        let help: HTML? = help.map { "<span class=\"help\">\($0)</span>" }
        return
            "<li class=\"\(severity == .error ? "error" : "warning")\">\(start)\(message) <code class=\"id\">\(id.rawValue)</code>\(help)</li>\n"
    }
}

extension MockMembers.Group {
    fileprivate var html: HTML {
        let title: HTML = (declaration ?? requirement).map { "<code>\($0)</code>" } ?? "For the whole mock"
        let items = members.map { member -> HTML in
            // The declaration has the types of a stub.
            "<li>\(copied(member.use))\(member.isSettable ? " <code>\(member.type)</code>" as HTML : nil)</li>\n"
        }
        return "<h3>\(title)</h3>\n<ul class=\"members\">\n\(items)</ul>\n"
    }
}

/// A button that copies its text.
private func copied(_ text: String) -> HTML { "<button class=\"copy\"><code>\(text)</code></button>" }
