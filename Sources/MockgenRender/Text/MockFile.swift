package import MockgenModel

/// Renders parts on all cores.
package func rendered(_ plans: [Plan]) async -> [RenderedPart] {
    await plans.mapOnAllCores { RenderedPart($0) }
}

package func render(_ plans: [Plan], imports: [ImportLine]) async -> MockText {
    MockText(of: await rendered(plans), imports: imports)
}

extension MockText {
    /// The text of a file with these parts. The same parts give the same bytes, in whichever order they come.
    ///
    /// - Parameter shared: nil for the only file of mocks of a module.
    package init(of parts: [RenderedPart], imports: [ImportLine], shared: SharedHelpers? = nil) {
        // A part is large, and sorting moves each several times.
        let orders = parts.map(\.order)
        let sorted = parts.indices.sorted { orders[$0] < orders[$1] }
        let shared = shared ?? SharedHelpers(among: parts)
        let needs = parts.reduce(into: shared.needs) { $0.formUnion($1.needs.filter { !$0.isShared }) }
        var code = Code()
        for line in GeneratedFile.header { code.line(line) }
        code.blank()
        write(
            (imports + shared.imports + (needs.contains(where: \.usesFoundation) ? [ImportLine(path: "Foundation")] : [])).merged(),
            to: &code)
        var pieces: [String] = []
        for number in sorted {
            code.blank()
            pieces += [code.skip(parts[number]), parts[number].text]
        }
        let hiddenNames = parts.reduce(into: shared.hiddenNames) { $0.formUnion($1.hiddenNames) }
        for need in HelperType.allCases where needs.contains(need) {
            code.blank()
            code.lines(HelperDeclarations(hiddenNames: hiddenNames, importsTesting: shared.isAlone).declaration(of: need))
        }
        self.init(pieces: pieces + [code.text], mappings: code.mappings)
    }
}

private func write(_ imports: [ImportLine], to code: inout Code) {
    for line in imports.sorted() {
        code.conditional(line.conditions) {
            $0.line((line.attributes + [line.access?.rawValue, "import", line.path].compactMap(\.self)).joined(separator: " "))
        }
    }
}
