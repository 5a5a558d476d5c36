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

extension MockPlan {
    /// What a mock's file has to import for it. Everything is there for the sake of the mock's own declarations.
    package var imports: [ImportLine] {
        let isSeen = settings.access > .internal && settings.compiler.contains(.internalImportsByDefault)
        let isUnsafe = settings.compiler.contains(.strictMemorySafety)
        return subject.imports.map { line in
            var copy = line
            if isSeen { copy.access = settings.access }
            if isUnsafe, line.attributes.contains("@preconcurrency") { copy.attributes.append("@unsafe") }
            return copy
        }
    }
}

/// The text of a file with these mocks. The same plans give the same bytes, in whichever order they come.
package func render(_ plans: [MockPlan], imports: [ImportLine]) async -> MockText {
    let plans = plans.sorted { ($0.settings.name, $0.subject.declaration.module) < ($1.settings.name, $1.subject.declaration.module) }
    var mocks = Code()
    let rendered = await plans.flatMap(\.variants).mapOnAllCores { plan in
        var code = Code()
        MockWriter(plan).write(to: &code)
        return code
    }
    for mock in rendered {
        mocks.blank()
        mocks.append(mock)
    }
    var code = Code()
    code.line(GeneratedFile.marker)
    code.blank()
    write((imports + (mocks.needs.contains(.lock) ? [ImportLine(path: "Foundation")] : [])).merged(), to: &code)
    code.blank()
    code.append(mocks)
    var facts = TypeFacts()
    for plan in plans { facts.hidden.formUnion(plan.subject.facts.hidden) }
    for need in Code.Need.allCases where mocks.needs.contains(need) {
        guard let declaration = FileSupport.declaration(of: need) else { continue }
        code.blank()
        code.lines(declaration.naming(facts.standard, where: facts.hidden))
    }
    return MockText(text: code.lines.joined(separator: "\n") + "\n", places: code.places)
}

private func write(_ imports: [ImportLine], to code: inout Code) {
    for line in imports.sorted() {
        code.conditional(line.conditions) {
            $0.line((line.attributes + [line.access?.rawValue, "import", line.path].compactMap(\.self)).joined(separator: " "))
        }
    }
}

extension String {
    /// With the hidden names in it spelled so that they mean what they say.
    fileprivate func naming(_ standard: (String) -> TypeName, where hidden: Set<String>) -> String {
        guard !hidden.isEmpty else { return self }
        var text = ""
        var rest = self[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber }
            text += hidden.contains(String(word)) ? standard(String(word)).description : String(word)
            rest = rest.dropFirst(word.count)
            text += rest.prefix { !($0.isLetter || $0.isNumber) }
            rest = rest.drop { !($0.isLetter || $0.isNumber) }
        }
        return text
    }
}
