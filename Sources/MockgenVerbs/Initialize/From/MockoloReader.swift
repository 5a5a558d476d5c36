import MockgenConfig
import MockgenDisk
import MockgenModel

/// Reads the commands of Mockolo in a shell script.
extension OldFile {
    mutating func readCommands(_ commands: [ScriptCommand]) {
        settings = ["style: { extends: handler, naming: mockolo }"]
        nextSteps = ["remove the commands of Mockolo from '\(path)', and Mockolo from the build"]
        // A place in a command that mockgen cannot read.
        var unread: SourceLocation?
        for command in commands where !add(command) { unread = command.unread }
        guard entries.isEmpty else { return }
        noMocks = .cannotImport(
            "mockgen finds no command of Mockolo in this file",
            help: "name a script with a line such as 'mockolo -s App -d AppTests/Mocks.swift', or a '.sourcery.yml'",
            at: SourceLocation(path: path, line: 1, column: 1))
        guard let unread else { return }
        problems.append(
            .cannotImport(
                "mockgen cannot read this part of a command of Mockolo",
                help: "write the paths without backslashes and commands, and close each quote in its line", at: unread))
    }

    /// Adds a command that runs Mockolo: `mockolo -s …`, `swift run mockolo …`, `"$MOCKOLO_PATH" -s …`. Returns false if mockgen cannot read it.
    private mutating func add(_ command: ScriptCommand) -> Bool {
        guard let program = command.words.lastIndex(where: \.isMockolo) else { return true }
        let arguments = command.words[(program + 1)...]
        // `which mockolo` and `brew install mockolo` do not have an option of Mockolo.
        guard let first = arguments.first, MockoloOption.named(first.optionName) != nil else { return true }
        if let place = command.unread {
            note("mockgen cannot read this part of a command of Mockolo: the command is left out", at: place)
            return false
        }
        var entry = Entry(location: command.words[program].location)
        entry.annotations = ["@mockable"]
        let known = problems.count
        read(arguments, &entry)
        if problems.count == known, entry.output == nil {
            problems.append(
                .cannotImport(
                    "this command has no '--destination'", help: "add it: --destination AppTests/Mocks.swift", at: entry.location))
        }
        entries.append(entry)
        return true
    }

    private mutating func read(_ arguments: ArraySlice<Located<String>>, _ entry: inout Entry) {
        var rest = arguments
        while let word = rest.popFirst() {
            let name = word.optionName
            let attached = word.value.hasPrefix("--") ? word.value.firstIndex(of: "=").map { word.value[$0...].dropFirst() } : nil
            guard let option = MockoloOption.named(name) else {
                note("mockgen does not know '\(name)' of Mockolo: left out", at: word.location)
                while let value = rest.first, !value.value.hasPrefix("-") { rest.removeFirst() }
                continue
            }
            var values = attached.map { [Located(String($0), at: word.location)] } ?? []
            while attached == nil, let value = rest.first, !value.value.hasPrefix("-"), values.count < option.values {
                // Only the script knows the value of a variable.
                for source in option.takesPaths ? [] : OldPaths.expansions(of: value.value).expansions.unique {
                    note("mockgen does not know the value of '\(source)': check '\(value.value)'", at: value.location)
                }
                values.append(value)
                rest.removeFirst()
            }
            if values.isEmpty, option.values > 0 {
                problems.append(.cannotImport("'\(name)' needs a value", help: "for example: \(name) App", at: word.location))
            }
            use(option, named: name, values, at: word.location, &entry)
        }
    }

    private mutating func use(
        _ option: MockoloOption, named name: String, _ values: [Located<String>], at location: SourceLocation, _ entry: inout Entry
    ) {
        switch option.meaning {
        case .sources: entry.sources += values
        case .destination: entry.output = values.first
        case .suffixes: entry.excludedSuffixes += values.flatMap(\.items)
        case .imports: entry.imports += values.flatMap(\.items)
        case .condition: entry.condition = values.first
        case .history: settings = ["style: { extends: handler, naming: mockolo, history: true }"]
        case .implied: break
        case .missing(let reason): note("'\(name)' has no equivalent: \(reason)", at: location)
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
        }
    }
}

extension Located<String> {
    /// `mockolo`, `.build/release/mockolo`, `mockolo@2.0.1`, `$MOCKOLO`
    fileprivate var isMockolo: Bool {
        let name = value.fileName.lowercased()
        return name.prefix { $0 != "@" } == "mockolo" || name.hasPrefix("$") && name.contains("mockolo")
    }

    /// `--destination` of `--destination=Mocks.swift`
    fileprivate var optionName: String { value.hasPrefix("--") ? String(value.prefix { $0 != "=" }) : value }

    /// Earlier versions of Mockolo separate values with commas.
    fileprivate var items: [Located<String>] { value.split(separator: ",").map { Located(String($0), at: location) } }
}
