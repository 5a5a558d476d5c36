import MockgenConfig
import MockgenModel

/// The variables that a script or makefile sets: `NAME=value`, `NAME := value`.
struct ScriptVariables {
    /// Only paths and names: a value that a command computes is not known.
    private var values: [String: String] = [:]
    /// The variables with several values, such as those of loops.
    private(set) var changing: Set<String> = []

    init(of commands: [ScriptCommand]) {
        for words in commands.map({ $0.words.map(\.value) }) {
            if let loop = words.firstIndex(of: "for"), words.count > loop + 2, words[loop + 2] == "in" { changing.insert(words[loop + 1]) }
            let words = words.drop { ["export", "readonly", "local"].contains($0) }
            guard let first = words.first else { continue }
            if words.dropFirst().first.map(["=", ":=", "::=", "?="].contains) == true {
                set(first, to: words.dropFirst(2).joined(separator: " "))
            } else if let sign = first.firstIndex(of: "="), words.count == 1 {
                let name = first[..<sign].drop { $0 == "@" }
                set(String(name.last == ":" || name.last == "?" ? name.dropLast() : name), to: String(first[sign...].dropFirst()))
            }
        }
        for name in changing { values[name] = nil }
    }

    private mutating func set(_ name: String, to value: String) {
        guard isIdentifier(name) else { return }
        let value = replaced(value)
        if let other = values[name], other != value { changing.insert(name) }
        // `$(pwd)`, and several words
        if !value.contains(" "), !value.contains("`"), !value.contains("$(") { values[name] = value }
    }

    func replaced(in command: ScriptCommand) -> ScriptCommand {
        var command = command
        command.words = command.words.map { Located(replaced($0.value), at: $0.location) }
        return command
    }

    private func replaced(_ text: String) -> String {
        OldPaths.expansions(of: text).expansions.reduce(text) { text, expansion in
            values[OldPaths.variable(of: expansion)].map { text.replacing(expansion, with: $0) } ?? text
        }
    }
}
