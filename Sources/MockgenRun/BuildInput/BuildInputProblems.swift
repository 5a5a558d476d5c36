import MockgenModel

extension Diagnostic {
    static func unreadableBuildInput(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "cannot read the build input '\(path)': \(reason)",
            help: "give the path of a build input, for example: mockgen action --input mocks.input", at: nil)
    }

    static func noBuildInput(_ path: String) -> Diagnostic {
        invalid(
            "this file is not a build input of version 1", help: "write this as the first line: mockgen-input<TAB>1",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    static func unknownLine(_ word: String, at location: SourceLocation) -> Diagnostic {
        let words = BuildInputKeyword.documented.map(\.rawValue)
        return invalid(
            "a build input has no line '\(word)'",
            help: nearest(to: word, among: words).map { "did you mean '\($0)'?" } ?? "use one of: \(words.joined(separator: ", "))",
            at: location)
    }

    static func wrongValue(_ value: String, of keyword: BuildInputKeyword, at location: SourceLocation) -> Diagnostic {
        invalid(
            value.isEmpty ? "'\(keyword.rawValue)' needs a value" : "'\(value)' is not a value of '\(keyword.rawValue)'",
            help: "for example: \(keyword.example)", at: location)
    }

    static func misplaced(_ keyword: BuildInputKeyword, at location: SourceLocation) -> Diagnostic {
        let place = keyword.section == .head ? "above the first" : "below a"
        return invalid("'\(keyword.rawValue)' must be \(place) 'module'", help: "move the line \(place) 'module'", at: location)
    }

    static func repeated(_ word: String, at location: SourceLocation) -> Diagnostic {
        invalid("there is a second '\(word)'", help: "keep only one of them", at: location)
    }

    static func missing(_ line: String, in path: String) -> Diagnostic {
        invalid("the build input has no line like '\(line)'", help: "add one", at: SourceLocation(path: path, line: 1, column: 1))
    }

    private static func invalid(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidInput, cause: .setup, message, help: help, at: location)
    }
}
