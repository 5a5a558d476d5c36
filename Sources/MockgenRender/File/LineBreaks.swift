import MockgenModel

/// A long line of Swift in three parts: the head that opens a block or a list, its content, and its end.
struct BrokenLine: Equatable {
    let head: String
    let lines: [String]
    let end: String
}

extension String {
    /// Breaks the line at its last block, or else at its list of parameters or arguments, its type, its generic arguments, or inside its
    /// string. Nil if it has none.
    /// - Parameter room: the number of characters that a line inside the list can have.
    func broken(room: Int) -> BrokenLine? {
        guard !hasPrefix("//"), !hasPrefix("@available("), !contains("#\""), !contains("\"\"\"") else { return nil }
        let groups = outerGroups
        if !isDeclaration, let block = groups.last, self[block.lowerBound] == "{" {
            let content = self[index(after: block.lowerBound)..<block.upperBound].trimmed
            return content.isEmpty ? nil : broken(atBlock: block, content, room: room)
        }
        let bracket: Character = hasPrefix("[") || hasPrefix("unsafe [") ? "[" : "("
        let lists = groups.filter { self[$0.lowerBound] == bracket && index(after: $0.lowerBound) < $0.upperBound }
        guard let list = isDeclaration ? lists.first : lists.last else {
            return brokenAtType ?? brokenAtGenerics(room: room) ?? brokenInString(room: room)
        }
        let items = String(self[index(after: list.lowerBound)..<list.upperBound]).items
        let end = String(self[list.upperBound])
        let (head, tail) = (String(self[...list.lowerBound]), String(self[index(after: list.upperBound)...]))
        if isDeclaration {
            return BrokenLine(head: head, lines: items.dropLast().map { $0 + "," } + items.suffix(1), end: end + tail)
        }
        if head.count > room + 4, let broken = brokenAtGenerics(room: room) { return broken }
        let all = items.joined(separator: ", ") + end + tail
        if all.count <= room { return BrokenLine(head: head, lines: [all], end: "") }
        return BrokenLine(head: head, lines: items.dropLast().map { $0 + "," } + items.suffix(1).map { $0 + end + tail }, end: "")
    }

    private func broken(atBlock block: ClosedRange<Index>, _ content: String, room: Int) -> BrokenLine {
        let parameters = content.hasPrefix("for ") ? nil : content.outer(" in ").first
        let (head, end) = (self[...block.lowerBound].trimmed, String(self[block.upperBound...]))
        guard let parameters else { return BrokenLine(head: head, lines: content.accessors ?? content.statements, end: end) }
        let names = content[..<parameters.upperBound].trimmed
        let statements = content[parameters.upperBound...].trimmed.statements
        guard head.count + 1 + names.count <= room + 4 else { return BrokenLine(head: head, lines: [names] + statements, end: end) }
        return BrokenLine(head: "\(head) \(names)", lines: statements, end: end)
    }

    /// `Type<` and its generic arguments.
    private func brokenAtGenerics(room: Int) -> BrokenLine? {
        guard let list = outerGroups.last(where: { self[$0.lowerBound] == "<" }) else { return nil }
        let content = String(self[index(after: list.lowerBound)..<list.upperBound])
        let items = content.items
        return BrokenLine(
            head: String(self[...list.lowerBound]),
            lines: content.count <= room ? [content] : items.dropLast().map { $0 + "," } + items.suffix(1),
            end: String(self[list.upperBound...]))
    }

    /// The parts of a message, preferably sentences, which are added together. A string without sentences can be a `StaticString`, which
    /// has no operator.
    private func brokenInString(room: Int) -> BrokenLine? {
        let pieces = split(separator: "\"", omittingEmptySubsequences: false)
        guard pieces.count == 3, pieces[0].isEmpty, pieces[1].contains(". "), !pieces[1].contains("\\") else { return nil }
        var parts: [String] = []
        var rest = pieces[1]
        while rest.count + pieces[2].count > room - 4, let space = rest.prefix(room - 4).lastBreak {
            parts.append("\"\(rest[...space])\"")
            rest = rest[rest.index(after: space)...]
        }
        guard let first = parts.first else { return nil }
        parts.append("\"\(rest)\"\(pieces[2])")
        return BrokenLine(head: first, lines: parts.dropFirst().map { "+ \($0)" }, end: "")
    }

    /// `var name:` and its type, or `class Name:` and its parents.
    private var brokenAtType: BrokenLine? {
        let words: Set<Substring> = ["var", "let", "class", "actor", "struct"]
        guard let colon = firstRange(of: ": "), self[..<colon.lowerBound].split(separator: " ").contains(where: words.contains) else {
            return nil
        }
        return BrokenLine(head: self[..<colon.lowerBound] + ":", lines: [String(self[colon.upperBound...])], end: "")
    }

    /// Whether it begins a declaration with parameters.
    private var isDeclaration: Bool {
        guard hasSuffix("{") else { return false }
        let name = prefix { $0 != "(" && $0 != "<" }.split(separator: " ")
        return name.contains { $0 == "func" || $0.hasPrefix("init") || $0 == "subscript" } || name.last == "subscript"
    }

    /// The outermost pairs of brackets, also of those around generic arguments.
    private var outerGroups: [ClosedRange<Index>] {
        var groups: [ClosedRange<Index>] = []
        var open: [Index] = []
        visitBrackets { index, _, depth in
            if open.count < depth { open.append(index) }
            if open.count > depth, let start = open.popLast(), open.isEmpty { groups.append(start...index) }
        }
        return groups
    }

    private var items: [String] { separated(by: ",") }

    private var statements: [String] { separated(by: ";") }

    private func separated(by separator: String) -> [String] {
        let separators = outer(separator)
        let starts = [startIndex] + separators.map(\.upperBound)
        let ends = separators.map(\.lowerBound) + [endIndex]
        return zip(starts, ends).map { self[$0..<$1].trimmed }
    }

    /// The ranges of a text outside of all brackets.
    private func outer(_ text: String) -> [Range<Index>] {
        let first = text.unicodeScalars.first
        var ranges: [Range<Index>] = []
        visitBrackets { index, scalar, depth in
            guard depth == 0, scalar == first, self[index...].hasPrefix(text),
                let end = self.index(index, offsetBy: text.count, limitedBy: endIndex)
            else {
                return
            }
            ranges.append(index..<end)
        }
        return ranges
    }

    /// `get { … } set { … }` on two lines.
    private var accessors: [String]? {
        let groups = outerGroups
        guard groups.count == 2, hasPrefix("get"), hasSuffix("}"), self[groups[0].lowerBound] == "{" else { return nil }
        return [String(self[...groups[0].upperBound]), self[index(after: groups[0].upperBound)...].trimmed]
    }

    /// Calls the body with each scalar outside of strings, and the number of brackets that are open after it.
    private func visitBrackets(_ body: (Index, Unicode.Scalar, _ depth: Int) -> Void) {
        var (depth, last) = (0, Unicode.Scalar(" "))
        visitCode { index, scalar in
            switch scalar {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= depth > 0 ? 1 : 0
            case "<" where last.properties.isAlphabetic || last.properties.numericType != nil: depth += 1
            case ">" where last != "-" && last != " " && depth > 0: depth -= 1
            default: break
            }
            last = scalar
            body(index, scalar, depth)
        }
    }

    /// Calls the body with each scalar outside of strings. Scalars are much cheaper than characters.
    private func visitCode(_ body: (Index, Unicode.Scalar) -> Void) {
        var (isString, isEscaped) = (false, false)
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                isString.toggle()
            } else if !isString {
                body(index, scalar)
            }
        }
    }
}

extension Substring {
    /// The last space after a sentence, or else the last space.
    fileprivate var lastBreak: Index? {
        indices.last { self[$0] == " " && self[..<$0].hasSuffix(".") } ?? lastIndex(of: " ")
    }
}
