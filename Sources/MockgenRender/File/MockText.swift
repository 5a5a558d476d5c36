package import MockgenModel

/// A file of mocks, with the declaration that each part of it comes from.
package struct MockText: Sendable {
    /// Lines of the file, and the declaration in the sources that they come from.
    package struct SourceMapping: Sendable {
        package enum Kind: Hashable, Sendable {
            /// A whole mock with its name and the name of its protocol, or another type that mockgen generates.
            case part(name: String, of: String)
            case requirement
        }

        package let kind: Kind
        /// Counted from 0.
        package let lines: Range<Int>
        package let location: SourceLocation

        func moved(by count: Int) -> SourceMapping {
            SourceMapping(kind: kind, lines: lines.lowerBound + count..<lines.upperBound + count, location: location)
        }
    }

    /// The text in pieces, which avoids copies of thousands of parts.
    package let pieces: [String]
    package let mappings: [SourceMapping]
    package var text: String { pieces.joined() }

    /// Returns another generated file with the mappings of its mocks: the build tool plugin divides the mocks over several files.
    package func mocks(in file: String) -> MockText {
        let own = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = Dictionary(grouping: mappings.filter { $0.kind != .requirement }) { own[$0.lines.lowerBound] }
        var found: [SourceMapping] = []
        var line = 0
        while line < lines.count {
            let part = parts[lines[line]]?.first { part in
                line + part.lines.count <= lines.count && own[part.lines] == lines[line..<line + part.lines.count]
            }
            guard let part else {
                line += 1
                continue
            }
            found += mappings.filter { part.lines.contains($0.lines.lowerBound) }.map { $0.moved(by: line - part.lines.lowerBound) }
            line += part.lines.count
        }
        return MockText(pieces: [file], mappings: found)
    }
}

/// Renders parts on all cores.
package func rendered(_ plans: [Plan]) async -> [RenderedPart] {
    await plans.mapOnAllCores("rendered") { RenderedPart($0) }
}

extension MockText {
    /// The text of a file with these parts, whose order does not matter.
    /// - Parameters:
    ///   - condition: the condition of the `#if` around the imports and the parts.
    ///   - shared: nil if the module has only one file of mocks.
    package init(of parts: [RenderedPart], imports: [ImportLine], condition: String? = nil, shared: SharedHelpers? = nil) {
        // A part is large, and sorting moves each several times.
        let orders = parts.map(\.order)
        let sorted = parts.indices.sorted { orders[$0] < orders[$1] }
        let shared = shared ?? SharedHelpers(among: parts)
        let support = shared.isEmpty ? nil : shared.text
        var code = Code()
        for line in GeneratedFile.header { code.line(line) }
        code.blank()
        if let condition { code.line("#if \(condition)") }
        let foundation = support?.contains("Foundation") == true ? [ImportLine(path: "Foundation")] : []
        write((imports + shared.imports + foundation).merged(), to: &code)
        var pieces: [String] = []
        for number in sorted {
            code.blank()
            pieces += [code.skip(parts[number]), parts[number].text]
        }
        if let support {
            code.blank()
            code.line(support)
        }
        if condition != nil {
            code.blank()
            code.line("#endif")
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
