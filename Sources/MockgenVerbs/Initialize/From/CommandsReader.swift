import MockgenConfig
import MockgenDisk
import MockgenModel

/// Reads the commands of Mockolo or Sourcery in a script or makefile.
extension OldFile {
    /// Leaves out the commands that it cannot read, with a note, unless there is no other.
    mutating func readCommands(_ commands: [ScriptCommand]) {
        if tool == .mockolo { settings = ["style: { extends: handler, naming: mockolo }"] }
        nextSteps = ["remove the commands of \(tool.rawValue) from '\(path)', and \(tool.rawValue) from the build"]
        for command in commands { add(command) }
        if !entries.isEmpty {
            for problem in problems { noteLeftOut(problem) }
            problems = []
        } else if problems.isEmpty {
            noMocks = .cannotImport(
                "mockgen finds no command of Mockolo or Sourcery in this file",
                help: "name a script with a line such as 'mockolo -s App -d AppTests/Mocks.swift', or a '.sourcery.yml'",
                at: SourceLocation(path: path, line: 1, column: 1))
        }
    }

    /// Adds a command that runs the generator: `mockolo -s …`, `swift run mockolo …`, `"$MOCKOLO_PATH" -s …`.
    private mutating func add(_ command: ScriptCommand) {
        // `which mockolo` and `brew install mockolo` do not have an option of Mockolo.
        let program = command.words.indices.dropLast().first { index in
            command.words[index].isProgram(of: tool) && command.words[index + 1].value.hasPrefix("-")
        }
        guard let program else { return }
        let known = problems.count
        var entry = Entry(location: command.words[program].location)
        if let place = command.unread {
            problems.append(
                .cannotImport(
                    "mockgen cannot read this part of a command of \(tool.rawValue)",
                    help: "write the paths without backslashes and commands, and close each quote in its line", at: place))
        } else {
            var templates: [Located<String>] = []
            read(command.words[(program + 1)...], &entry, &templates)
            if tool == .sourcery, !useTemplates(self.templates(at: templates), &entry) { return }
            if tool == .mockolo, entry.annotations.isEmpty { entry.annotations = ["@mockable"] }
            if problems.count == known, entry.output == nil {
                let name = tool == .mockolo ? "--destination" : "--output"
                problems.append(
                    .cannotImport("this command has no '\(name)'", help: "add it: \(name) AppTests/Mocks.swift", at: entry.location))
            }
        }
        if problems.count == known { entries.append(entry) }
    }

    private mutating func read(_ arguments: ArraySlice<Located<String>>, _ entry: inout Entry, _ templates: inout [Located<String>]) {
        var rest = arguments
        while let word = rest.popFirst() {
            let name = word.optionName
            let attached = word.value.hasPrefix("--") ? word.value.firstIndex(of: "=").map { word.value[$0...].dropFirst() } : nil
            var values = attached.map { [Located(String($0), at: word.location)] } ?? []
            while attached == nil, let value = rest.first, !value.value.hasPrefix("-") {
                values.append(value)
                rest.removeFirst()
            }
            guard let option = ScriptOption.named(name, of: tool) else {
                note("'\(name)' of \(tool.rawValue) has no equivalent: left out", at: word.location)
                continue
            }
            // Only the script knows the value of a variable.
            for value in option.takesPaths ? [] : values {
                for source in OldPaths.expansions(of: value.value).expansions.unique {
                    note("mockgen does not know the value of '\(source)': check '\(value.value)'", at: value.location)
                }
            }
            if values.isEmpty, option.needsValue {
                problems.append(.cannotImport("'\(name)' needs a value", help: "for example: \(name) App", at: word.location))
            }
            if option == .templates { templates += values }
            use(option, named: name, values, at: word.location, &entry)
        }
    }

    private mutating func use(
        _ option: ScriptOption, named name: String, _ values: [Located<String>], at location: SourceLocation, _ entry: inout Entry
    ) {
        switch option {
        case .sources: entry.sources += values
        case .excludedSources: entry.excludedSources += values
        case .templates: break
        case .destination: entry.output = values.first
        case .suffixes: entry.excludedSuffixes += values.flatMap(\.items)
        case .imports: entry.imports += values.flatMap(\.items)
        case .condition: entry.condition = values.first
        case .history: settings = ["style: { extends: handler, naming: mockolo, history: true }"]
        case .implied: break
        case .testableImports:
            entry.testableModules += values.flatMap(\.items)
            note("'\(name)' is not needed: mockgen imports the modules of the protocols", at: location)
        case .annotation:
            guard let value = values.first else { return }
            let word = "@\(value.value.drop { $0 == "@" })"
            if isIdentifier(String(word.dropFirst())) {
                entry.annotations = [word]
            } else {
                note("'\(value.value)' is not a word: write '// mockgen: mock' above these protocols", at: value.location)
            }
        case .arguments:
            for item in values.flatMap(\.items) {
                let parts = item.value.split(separator: "=", maxSplits: 1).map { Located(String($0), at: item.location) }
                if let key = parts.first { readArgument(key, Array(parts.dropFirst()), &entry) }
            }
        case .configuration:
            guard let file = values.first else { return }
            problems.append(
                .cannotImport(
                    "this command reads its settings from '\(file.value)'",
                    help: "name that file: \(ShellCommand.mockgen("init --from \(file.value)"))", at: file.location))
        }
    }
}

extension Located<String> {
    /// `mockolo`, `.build/release/mockolo`, `mockolo@2.0.1`, `$MOCKOLO`, and `@mockolo` of a makefile
    fileprivate func isProgram(of tool: MockGenerator) -> Bool {
        let program = tool.rawValue.lowercased()
        let name = value.fileName.lowercased().drop { $0 == "@" || $0 == "-" }
        return name.prefix { $0 != "@" } == program || name.hasPrefix("$") && name.contains(program)
    }

    /// `--destination` of `--destination=Mocks.swift`
    fileprivate var optionName: String { value.hasPrefix("--") ? String(value.prefix { $0 != "=" }) : value }

    /// Earlier versions of Mockolo separate values with commas, and Sourcery separates arguments.
    fileprivate var items: [Located<String>] { value.split(separator: ",").map { Located(String($0), at: location) } }
}
