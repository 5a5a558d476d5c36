import MockgenModel

/// The stems that Mockolo gives to members, which depend on their order: a property keeps its name, then the first function of each name.
/// Every other member gets as many words of its declaration as a unique name needs.
struct MockoloNames {
    private(set) var stems: [String]
    private var taken: Set<String> = []

    /// - Parameters:
    ///   - stems: the stem of each member without any word.
    ///   - name: the words of a type.
    init(_ stems: [String], of written: [Member], _ name: (TypeName) -> String) {
        self.stems = stems
        var waiting: [(index: Int, words: ArraySlice<String>)] = []
        for (index, member) in written.enumerated() {
            if member.kind == .property { taken.insert(stems[index]) } else { waiting.append((index, member.mockoloWords(name)[...])) }
        }
        var wordless: [Int] = []
        while !waiting.isEmpty {
            waiting.removeAll { taken.insert(self.stems[$0.index]).inserted }
            wordless += waiting.filter(\.words.isEmpty).map(\.index)
            waiting.removeAll(where: \.words.isEmpty)
            for position in waiting.indices { self.stems[waiting[position].index] += waiting[position].words.removeFirst() }
        }
        addNumbers(to: wordless)
    }

    /// `name1`, `name12`, `name123`, for functions with the same words.
    private mutating func addNumbers(to wordless: [Int]) {
        var numbers: [String: (last: Int, text: String)] = [:]
        for index in wordless {
            let stem = stems[index]
            var number = numbers[stem, default: (0, "")]
            repeat {
                number.last += 1
                number.text += "\(number.last)"
            } while !taken.insert(stem + number.text).inserted
            stems[index] = stem + number.text
            numbers[stem] = number
        }
    }
}

extension Member {
    /// The words that distinguish a member from others with its name, in the order of Mockolo.
    fileprivate func mockoloWords(_ words: (TypeName) -> String) -> [String] {
        let name = writtenName.withoutBackTicks.lowercased()
        let labels = parameters.map { $0.label ?? ($0.isUnnamed ? "_arg" : $0.name) }.map(\.identifier)
        // Skips a label that the name repeats: `popViewController(viewController:)`.
        let own = labels.filter { $0.count < 2 || !name.hasSuffix($0.lowercased()) }.map(\.capitalizedFirst)
        let generic = generics.parameters.map { $0.name.capitalizedFirst + ($0.inherited.map(words) ?? "") }
        let constraints = generics.requirements.map(\.mockoloName).joined()
        let types = parameters.map { words($0.type) }
        let result = result.isVoid ? "" : String(words(result).prefix(32))
        return (own + generic + [constraints] + types + [result, isStatic ? "static" : ""]).filter { !$0.isEmpty }
    }
}

extension GenericRequirement {
    /// `where T.Item: P & Q` -> `TItemPAndQ`
    fileprivate var mockoloName: String {
        "\(left)\(right)".replacing("&", with: "And").filter { $0 != " " && $0 != "." }
    }
}

extension TypeName {
    /// The words of the type, as in Mockolo 2.6: `[Item?]` -> `ItemOptional`, `@escaping (Int) -> Void` -> `EscapingIntVoid`.
    var mockoloName: String {
        // `()` has no word, unlike `Void`.
        let named = map { $0 == .tuple([]) ? .named("") : $0 }
        let text = named.description.replacing("?", with: "Optional").replacing("!", with: "Optional")
        return text.split { !($0.isLetter || $0.isNumber) }.map { String($0).capitalizedFirst }.joined()
    }
    /// The words of the type in Mockolo's development version: `[Item?]` -> `ArrayOptionalItem`, `@escaping (Int) -> Void` -> `IntVoid`.
    var mockoloMainName: String {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional" + wrapped.mockoloMainName
        case .array(let element): "Array" + element.mockoloMainName
        case .dictionary(let key, let value): "Dictionary" + key.mockoloMainName + value.mockoloMainName
        case .tuple(let elements):
            elements.map { ($0.label ?? "").capitalizedFirst + $0.type.mockoloMainName }.joined()
        case .function(let function):
            function.parameters.map(\.type.mockoloMainName).joined() + function.result.mockoloMainName
        case .named(let name, let arguments): name.capitalizedFirst + arguments.map(\.mockoloMainName).joined()
        case .member(let outer, let name, let arguments):
            outer.mockoloMainName + name.capitalizedFirst + arguments.map(\.mockoloMainName).joined()
        case .composition(let types): types.map(\.mockoloMainName).joined()
        case .some(let type), .any(let type), .attributed(_, let type), .expansion(let type), .element(let type): type.mockoloMainName
        case .symbol, .inlineArray, .metatype, .protocolMetatype, .suppressed, .value: mockoloName
        }
    }
}
