import MockgenConfig
import MockgenDisk
import MockgenModel

/// Reads the lines of a script or makefile that begin with Mockolo or Sourcery.
extension OldFile {
    /// Leaves out the commands that it cannot read, with a note, unless there is no other.
    mutating func readCommands(_ commands: [ScriptCommand]) {
        if tool == .mockolo { settings = ["style: { extends: handler, naming: mockolo }"] }
        nextSteps = ["remove the commands of \(tool.rawValue) from '\(path)', and \(tool.rawValue) from the build"]
        for command in commands { add(command) }
        if !entries.isEmpty {
            notes += problems.compactMap(\.noteOnLeftOut)
            problems = []
        } else if problems.isEmpty {
            noMocks = .cannotImport(
                "mockgen finds no command of Mockolo or Sourcery in this file",
                help: "name a script with a line such as 'mockolo -s App -d AppTests/Mocks.swift', or a '.sourcery.yml'",
                at: SourceLocation(path: path, line: 1, column: 1))
        }
    }

    /// Adds a command such as `mockolo -s …`, `bin/mockolo -s …` or `swift run mockolo -s …`.
    private mutating func add(_ command: ScriptCommand) {
        let name = tool.rawValue.lowercased()
        let words = command.words
        let program = words.indices.first { index in
            // `which mockolo` and `brew install mockolo` do not have an option of Mockolo.
            let hasOptions = words.dropFirst(index + 1).first?.value.hasPrefix("-") == true
            let word = words[index].value.lowercased()
            return word.contains("\(name) -") || hasOptions && (word.program == name || word.contains("$") && word.contains(name))
        }
        guard let program else { return }
        let known = problems.count
        var entry = Entry(location: words[program].location)
        // `mint run` and `xcrun` run a program.
        let isFirst = program == 0 || words[..<program].contains { $0.value.hasSuffix("run") }
        if command.unread == nil, isFirst, words[program].value.lowercased().program == name {
            read(words[(program + 1)...], &entry)
            guard tool == .mockolo || useTemplates(of: &entry) else { return }
            if tool == .mockolo, entry.annotations.isEmpty { entry.annotations = ["@mockable"] }
            if problems.count == known, entry.output == nil {
                let option = tool == .mockolo ? "--destination" : "--output"
                report("this command has no '\(option)'", help: "add it: \(option) AppTests/Mocks.swift", at: entry.location)
            }
        } else {
            report(
                "mockgen cannot read this command of \(tool.rawValue)",
                help: "write it in a line that begins with '\(name)', without backslashes, brackets and open quotes",
                at: command.unread ?? entry.location)
        }
        if problems.count == known { entries.append(entry) }
    }

    private mutating func read(_ arguments: ArraySlice<Located<String>>, _ entry: inout Entry) {
        var rest = arguments
        while let word = rest.popFirst() {
            let parts = word.value.split(separator: "=", maxSplits: 1).map { Located(String($0), at: word.location) }
            var values = Array(parts.dropFirst())
            if values.isEmpty {
                values = Array(rest.prefix { !$0.value.hasPrefix("-") })
                rest = rest.dropFirst(values.count)
            }
            read(parts.first ?? word, values, &entry)
        }
    }

    /// The options of both tools have different names.
    private mutating func read(_ option: Located<String>, _ values: [Located<String>], _ entry: inout Entry) {
        switch option.value {
        case "-s", "--sourcedirs", "-srcs", "--sourcefiles", "--sources": entry.sources += values
        case "--exclude-sources": entry.excludedSources += values
        case "--templates": entry.templates += values
        case "-d", "--destination", "--output": entry.output = values.first
        case "-x", "--exclude-suffixes": entry.excludedSuffixes += values.flatMap(\.items)
        case "-c", "--custom-imports": entry.imports += values.flatMap(\.items)
        case "-i", "--testable-imports": readTestableModules(values.flatMap(\.items), of: option, &entry)
        case "-m", "--macro": entry.condition = values.first
        case "-a", "--annotation": entry.annotations = values.prefix(1).map { "@\($0.value.drop { $0 == "@" })" }
        case "--args":
            for item in values.flatMap(\.items) {
                let parts = item.value.split(separator: "=", maxSplits: 1).map { Located(String($0), at: item.location) }
                if let key = parts.first { readArgument(key, Array(parts.dropFirst()), &entry) }
            }
        case "--config":
            for file in values.prefix(1) {
                report(
                    "this command reads its settings from '\(file.value)'",
                    help: "name that file: \(ShellCommand.mockgen("init --from \(file.value)"))", at: file.location)
            }
        case "--enable-args-history": return settings = ["style: { extends: handler, naming: mockolo, history: true }"]
        case "--mock-all", "--allow-set-call-count": return
        default: return noteNoEquivalent(of: option)
        }
        if values.isEmpty { report("'\(option.value)' needs a value", help: "for example: \(option.value) App", at: option.location) }
    }
}

extension String {
    /// `mockolo` of `bin/mockolo`, of `mockolo@2.0.1`, and of `@mockolo` in a makefile
    fileprivate var program: String { String(fileName.drop { $0 == "@" || $0 == "-" }.prefix { $0 != "@" }) }
}

extension Located<String> {
    /// Earlier versions of Mockolo separate values with commas, and Sourcery separates arguments.
    fileprivate var items: [Located<String>] { value.split(separator: ",").map { Located(String($0), at: location) } }
}
