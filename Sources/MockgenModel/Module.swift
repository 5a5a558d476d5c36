/// A Swift module with the sources that can be read.
package struct Module: Hashable, Sendable {
    package var name: String
    /// Whether it belongs to the package or project that is built. Only such a module can be imported with `@testable`.
    package var isLocal: Bool
    /// The paths are relative to the package for files inside it.
    package var files: [String]
    package var settings: Set<CompilerSetting>
    /// The names that the manifest defines for `#if`, each with the condition under which it is defined: `true`, `DEBUG`.
    package var flags: [String: String] = [:]
    package var availability = AvailabilityMacros()
    /// Whether it comes with the compiler or with the target system.
    package var isOfToolchain = false

    package init(name: String, isLocal: Bool, files: [String], settings: Set<CompilerSetting> = []) {
        self.name = name
        self.isLocal = isLocal
        self.files = files
        self.settings = settings
    }
}

extension Module {
    /// Returns the conditions for use in another module, whose flags may differ: replaces the flags that only one of the modules defines.
    package func adapted(_ conditions: [String], for other: Module) -> [String] {
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
    package func mapWords(_ change: (String) -> String) -> String {
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
