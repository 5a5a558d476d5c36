/// A Swift module with the sources that can be read.
package struct Module: Hashable, Sendable {
    package var name: String
    /// Of the package or project that is built: only there is `@testable import` possible.
    package var isLocal: Bool
    /// Paths, relative to the package where they are inside it.
    package var files: [String]
    package var settings: Set<CompilerSetting>
    /// What `#if` may ask for in it as its manifest defines it, with the condition under which it does: `true`, `DEBUG`.
    package var flags: [String: String] = [:]
    package var availability = AvailabilityMacros()
    /// Of the compiler itself, or of the system that it compiles for.
    package var isOfToolchain = false

    package init(name: String, isLocal: Bool, files: [String], settings: Set<CompilerSetting> = []) {
        self.name = name
        self.isLocal = isLocal
        self.files = files
        self.settings = settings
    }
}

extension Module {
    /// Conditions that stand in its sources as they are to be written in another module, where flags of the same name may mean something
    /// else: those that only one of the two defines are settled here.
    package func settled(_ conditions: [String], in other: Module) -> [String] {
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
    /// With other words in the places of some.
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
