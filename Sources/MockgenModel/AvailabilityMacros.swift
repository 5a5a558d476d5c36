/// The names that a module defines for `@available`, with `AvailabilityMacro=` or `-define-availability`.
package struct AvailabilityMacros: Hashable, Sendable {
    /// The platforms that each name means, without spaces: `macOS13,iOS16` for `Service1.0`.
    package var definitions: [String: String]

    package init(definitions: [String: String] = [:]) { self.definitions = definitions }
}

extension Module {
    /// Returns an attribute for use in another module, which may not define the macros: replaces macros by their definitions. Drops unknown
    /// macros, because the compiler ignores them with a warning. Returns nil if nothing remains.
    package func attribute(_ attribute: String, in other: Module) -> String? {
        let opening = "@available("
        guard attribute.hasPrefix(opening), attribute.hasSuffix(")"), name != other.name else { return attribute }
        let arguments = attribute.dropFirst(opening.count).dropLast().split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        // Only the short form has macros, and it ends with an asterisk.
        guard arguments.last == "*", !arguments.allSatisfy(\.isPlatform) else { return attribute }
        let known = arguments.dropLast().flatMap { argument -> [String] in
            if argument.isPlatform || other.knows(argument, of: self) { return [argument] }
            return availability.definitions[argument]?.split(separator: ",").map(String.init) ?? []
        }
        return known.isEmpty ? nil : opening + (known.map(\.withSpaceBeforeVersion) + ["*"]).joined(separator: ", ") + ")"
    }

    private func knows(_ macro: String, of other: Module) -> Bool {
        guard let own = availability.definitions[macro] else { return false }
        return own == other.availability.definitions[macro] ?? own
    }
}

extension AvailabilityMacros {
    fileprivate static let platforms: Set<String> = [
        "Android", "DriverKit", "OSX", "OpenBSD", "Windows", "iOS", "macCatalyst", "macOS", "swift", "tvOS", "visionOS", "watchOS",
    ]
}

extension String {
    /// `macOS13`, or the asterisk.
    fileprivate var isPlatform: Bool {
        let name = String(prefix { $0.isLetter })
        return self == "*" || AvailabilityMacros.platforms.contains(name) || name.hasSuffix("ApplicationExtension")
    }

    /// `macOS 13` of `macOS13` or `macOS 13`.
    fileprivate var withSpaceBeforeVersion: String {
        let text = filter { !$0.isWhitespace }
        let name = text.prefix { !$0.isNumber }
        return name.count == text.count ? text : "\(name) \(text.dropFirst(name.count))"
    }
}
