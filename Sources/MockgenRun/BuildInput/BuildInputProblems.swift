import MockgenModel

extension Diagnostic {
    static func unreadableBuildInput(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "cannot read the build input '\(path)': \(reason)",
            help: "give the path of a build input, for example: mockgen action --input mocks.input", at: nil)
    }

    static func noBuildInput(_ path: String) -> Diagnostic {
        invalid(
            "this file is not a build input: its first line has no version",
            help: "write this as the first line: \(BuildInputKeyword.head)<TAB>\(BuildInputKeyword.version)",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    static func unsupportedVersion(_ version: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "this is a build input of version '\(version)', and this mockgen reads only version \(BuildInputKeyword.version)",
            help: "write the build input in version \(BuildInputKeyword.version), or run a mockgen that reads version '\(version)'",
            at: location)
    }

    static func unknownLine(_ word: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "a build input has no line '\(word)'",
            help: nearest(to: word, among: BuildInputKeyword.documented).map { "did you mean '\($0)'?" }
                ?? "use one of: \(BuildInputKeyword.documented.joined(separator: ", "))", at: location)
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

    /// The build input of an action cannot contain `package`: an action reads no manifests.
    static func buildInputOfPackage(_ path: String) -> Diagnostic {
        invalid(
            "this is a build input of the build tool plugin: it refers to the manifests of packages, which 'action' does not read",
            help: "remove the line 'package', and write the settings of each module, for example: \(BuildInputKeyword.language.example)",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    private static func invalid(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidInput, cause: .setup, message, help: help, at: location)
    }
}
