import MockgenModel

// Attributes and conditions for use in another module, whose flags and availability macros may differ.

extension Module {
    /// Returns the conditions for use in another module, whose flags may differ: replaces the flags that only one of the modules defines.
    func adapted(_ conditions: [String], for other: Module) -> [String] {
        guard !conditions.isEmpty, flags != other.flags else { return conditions }
        return conditions.map { condition in
            condition.mapWords { word in
                guard flags[word] != other.flags[word] else { return word }
                return flags[word] ?? "false"
            }
        }
    }
}

extension String {
    fileprivate func mapWords(_ change: (String) -> String) -> String {
        var text = ""
        var rest = self[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !word.isEmpty { text += change(String(word)) }
            rest = rest.dropFirst(word.count)
            text += rest.prefix { !($0.isLetter || $0.isNumber || $0 == "_") }
            rest = rest.drop { !($0.isLetter || $0.isNumber || $0 == "_") }
        }
        return text
    }
}

extension Module {
    /// Returns an attribute for use in another module, which may not define the macros: replaces macros by their definitions. Drops unknown
    /// macros, because the compiler ignores them with a warning. Returns nil if nothing remains.
    func attribute(_ attribute: String, in other: Module) -> String? {
        guard !attribute.hasPrefix("#if") else {
            return attribute.split(separator: "\n").compactMap {
                $0.hasPrefix("#") ? adapted([String($0)], for: other)[0] : self.attribute(String($0), in: other)
            }.joined(separator: "\n")
        }
        let opening = "@available("
        guard attribute.hasPrefix(opening), attribute.hasSuffix(")"), name != other.name else { return attribute }
        let arguments = attribute.dropFirst(opening.count).dropLast().split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        // Only the short form has macros, and it ends with an asterisk.
        guard arguments.last == "*", !arguments.allSatisfy(\.isPlatform) else { return attribute }
        let known = arguments.dropLast().flatMap { argument -> [String] in
            if argument.isPlatform || other.knows(argument, of: self) { return [argument] }
            return availability[argument]?.split(separator: ",").map(String.init) ?? []
        }
        return known.isEmpty ? nil : opening + (known.map(\.withSpaceBeforeVersion) + ["*"]).joined(separator: ", ") + ")"
    }

    private func knows(_ macro: String, of other: Module) -> Bool {
        guard let own = availability[macro] else { return false }
        return own == other.availability[macro] ?? own
    }
}

extension String {
    private static let platforms: Set<String> = [
        "Android", "DriverKit", "OSX", "OpenBSD", "Windows", "anyAppleOS", "iOS", "macCatalyst", "macOS", "swift", "tvOS", "visionOS",
        "watchOS",
    ]

    fileprivate var isPlatform: Bool {
        let name = String(prefix { $0.isLetter })
        return self == "*" || Self.platforms.contains(name) || name.hasSuffix("ApplicationExtension")
    }

    /// `macOS 13` of `macOS13` or `macOS 13`.
    fileprivate var withSpaceBeforeVersion: String {
        let text = filter { !$0.isWhitespace }
        let name = text.prefix { !$0.isNumber }
        return name.count == text.count ? text : "\(name) \(text.dropFirst(name.count))"
    }
}

extension ProtocolDeclaration {
    func mapAttributes(_ change: (String) -> String?) -> ProtocolDeclaration {
        var copy = self
        copy.attributes = attributes.compactMap(change)
        for index in members.indices { copy.members[index] = members[index].mapAttributes(change) }
        return copy
    }

    func mapConditions(_ change: ([String]) -> [String]) -> ProtocolDeclaration {
        var copy = self
        copy.conditions = change(conditions)
        for index in members.indices { copy.members[index].conditions = change(members[index].conditions) }
        for index in associatedTypes.indices { copy.associatedTypes[index].conditions = change(associatedTypes[index].conditions) }
        return copy
    }
}

extension Member {
    func mapAttributes(_ change: (String) -> String?) -> Member {
        var copy = self
        copy.attributes = attributes.compactMap(change)
        if types.contains(where: { !$0.attributesInside.isEmpty }) {
            copy = copy.mapTypes { type in
                type.map { part in
                    guard case .attributed(let words, let type) = part else { return part }
                    return .attributed(words.compactMap { $0.hasPrefix("@") ? change($0) : $0 }, type)
                }
            }
        }
        for index in parameters.indices { copy.parameters[index].attributes = parameters[index].attributes.compactMap(change) }
        return copy
    }
}
