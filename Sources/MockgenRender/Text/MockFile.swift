package import MockgenModel

/// The text of a file with these parts. The same plans give the same bytes, in whichever order they come.
package func render(_ plans: [Plan], imports: [ImportLine]) async -> MockText {
    let plans = plans.sorted { $0.order < $1.order }
    var mocks = Code()
    let rendered = await plans.flatMap(\.parts).mapOnAllCores { plan in
        var code = Code()
        plan.write(to: &code)
        return code
    }
    for mock in rendered {
        mocks.blank()
        mocks.append(mock)
    }
    var code = Code()
    code.line(GeneratedFile.marker)
    code.blank()
    write((imports + (mocks.needs.contains(where: \.usesFoundation) ? [ImportLine(path: "Foundation")] : [])).merged(), to: &code)
    code.blank()
    code.append(mocks)
    let hiddenNames = plans.reduce(into: Set<StandardName>()) { $0.formUnion($1.hiddenNames) }
    for need in HelperType.allCases where mocks.needs.contains(need) {
        code.blank()
        code.lines(HelperDeclarations(hiddenNames: hiddenNames).declaration(of: need))
    }
    return MockText(text: code.lines.joined(separator: "\n") + "\n", mappings: code.mappings)
}

private func write(_ imports: [ImportLine], to code: inout Code) {
    for line in imports.sorted() {
        code.conditional(line.conditions) {
            $0.line((line.attributes + [line.access?.rawValue, "import", line.path].compactMap(\.self)).joined(separator: " "))
        }
    }
}
