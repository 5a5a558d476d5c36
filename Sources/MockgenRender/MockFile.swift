package import MockgenModel

/// A mock that is wanted: of what, and how.
package struct MockPlan: Sendable {
    package var subject: MockSubject
    package var settings: MockSettings

    package init(subject: MockSubject, settings: MockSettings) {
        self.subject = subject
        self.settings = settings
    }
}

/// The text of a file with these mocks. The same plans give the same bytes, in whichever order they come.
package func render(_ plans: [MockPlan], imports: [ImportLine]) -> String {
    var code = Code()
    code.line(GeneratedFile.marker)
    code.blank()
    write(imports, to: &code)
    let plans = plans.sorted { ($0.settings.name, $0.subject.declaration.module) < ($1.settings.name, $1.subject.declaration.module) }
    for plan in plans {
        code.blank()
        MockWriter(plan).write(to: &code)
    }
    if code.lines.contains(where: { $0.contains("throw \(UnstubbedError.name)(") }) {
        code.blank()
        for line in UnstubbedError.declaration.split(separator: "\n", omittingEmptySubsequences: false) { code.line(String(line)) }
    }
    return code.lines.joined(separator: "\n") + "\n"
}

private func write(_ imports: [ImportLine], to code: inout Code) {
    for line in imports.sorted() {
        code.conditional(line.conditions) { $0.line((line.attributes + ["import", line.path]).joined(separator: " ")) }
    }
}
