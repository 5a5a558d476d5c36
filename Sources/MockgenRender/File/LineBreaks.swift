/// A long line of Swift in three parts: the head that opens a block or a list, its content, and its end.
struct BrokenLine: Equatable {
    let head: String
    let lines: [String]
    let end: String
}

extension String {
    /// Breaks the line at its last block, or else at its list of parameters or arguments, or at its type. Nil if it has none.
    /// - Parameter room: the number of characters that a line inside the list can have.
    func broken(room: Int) -> BrokenLine? {
        guard !hasPrefix("//"), !hasPrefix("@available("), !contains("#\""), !contains("\"\"\"") else { return nil }
        let groups = outerGroups
        if let block = groups.last, hasSuffix("}"), self[block.lowerBound] == "{", block.upperBound == index(before: endIndex) {
            let content = self[index(after: block.lowerBound)..<block.upperBound].trimmed
            guard !content.isEmpty else { return nil }
            return BrokenLine(head: self[...block.lowerBound].trimmed, lines: content.accessors, end: "}")
        }
        let bracket: Character = hasPrefix("[") || hasPrefix("unsafe [") ? "[" : "("
        let lists = groups.filter { self[$0.lowerBound] == bracket && index(after: $0.lowerBound) < $0.upperBound }
        guard let list = isDeclaration ? lists.first : lists.last else { return brokenAtType }
        let items = String(self[index(after: list.lowerBound)..<list.upperBound]).items
        let end = String(self[list.upperBound])
        let (head, tail) = (String(self[...list.lowerBound]), String(self[index(after: list.upperBound)...]))
        if isDeclaration {
            return BrokenLine(head: head, lines: items.dropLast().map { $0 + "," } + items.suffix(1), end: end + tail)
        }
        let all = items.joined(separator: ", ") + end + tail
        if all.count <= room { return BrokenLine(head: head, lines: [all], end: "") }
        return BrokenLine(head: head, lines: items.dropLast().map { $0 + "," } + items.suffix(1).map { $0 + end + tail }, end: "")
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

    /// The outermost pairs of brackets.
    private var outerGroups: [ClosedRange<Index>] {
        var groups: [ClosedRange<Index>] = []
        var open: [Index] = []
        visitCode { index, character in
            if "([{".contains(character) { open.append(index) }
            if ")]}".contains(character), let start = open.popLast(), open.isEmpty { groups.append(start...index) }
        }
        return groups
    }

    private var items: [String] {
        var items: [String] = []
        var (depth, start, last) = (0, startIndex, Character(" "))
        visitCode { index, character in
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "<" where last.isLetter || last.isNumber: depth += 1
            case ">" where last != "-" && last != " ": depth -= 1
            case "," where depth == 0:
                items.append(self[start..<index].trimmed)
                start = self.index(after: index)
            default: break
            }
            last = character
        }
        return items + [self[start...].trimmed]
    }

    /// `get { … } set { … }` on two lines; anything else on one.
    private var accessors: [String] {
        let groups = outerGroups
        guard groups.count == 2, hasPrefix("get"), hasSuffix("}"), self[groups[0].lowerBound] == "{" else { return [self] }
        return [String(self[...groups[0].upperBound]), self[index(after: groups[0].upperBound)...].trimmed]
    }

    /// Calls the body with each character outside of strings.
    private func visitCode(_ body: (Index, Character) -> Void) {
        var (isString, isEscaped) = (false, false)
        for index in indices {
            let character = self[index]
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isString.toggle()
            } else if !isString {
                body(index, character)
            }
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
