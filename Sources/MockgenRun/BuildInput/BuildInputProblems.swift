import MockgenConfig
import MockgenModel

extension Diagnostic {
    static func unreadableBuildInput(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "cannot read the build input '\(path)': \(reason)",
            help: "give the path of a build input, for example: mockgen action --input mocks.input", at: nil)
    }

    static func noBuildInput(_ path: String, found line: String) -> Diagnostic {
        invalid(
            line.isEmpty ? "this file is not a build input: it is empty" : "this file is not a build input: its first line has no version",
            help: "write this as the first line: \(BuildInputKeyword.head)<TAB>\(BuildInputKeyword.version)",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    static func unsupportedVersion(_ version: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "this is a build input of version '\(version)', and this mockgen reads only version \(BuildInputKeyword.version)",
            help: "write the build input in version \(BuildInputKeyword.version), or run a mockgen that reads version '\(version)'",
            at: location)
    }

    static func unknownLine(_ word: String, hasTab: Bool, at location: SourceLocation) -> Diagnostic {
        guard hasTab else {
            return invalid(
                "this line has no tab after its first word",
                help: "write a keyword, a tab and a value, for example: \(BuildInputKeyword.source.example); "
                    + "a path cannot contain a line break",
                at: location)
        }
        return invalid(
            "a build input has no line '\(word)'",
            help: nearest(to: word, among: BuildInputKeyword.documented).map { "did you mean '\($0)'?" }
                ?? "use one of: \(BuildInputKeyword.documented.joined(separator: ", "))", at: location)
    }

    static func missingValue(_ keyword: BuildInputKeyword, at location: SourceLocation) -> Diagnostic {
        invalid(
            keyword == .module ? "'module' needs a name and a kind" : "'\(keyword.rawValue)' needs a value",
            help: "for example: \(keyword.example)", at: location)
    }

    static func carriageReturn(_ path: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "this line ends with a carriage return", help: "end the lines with a line feed alone, for example: sed -i 's/\\r$//' \(path)",
            at: location)
    }

    static func late(_ keyword: BuildInputKeyword, at location: SourceLocation) -> Diagnostic {
        invalid(
            "'\(keyword.rawValue)' must come before the modules", help: "move the line above the first 'module'", at: location)
    }

    static func early(_ keyword: BuildInputKeyword, at location: SourceLocation) -> Diagnostic {
        invalid(
            "'\(keyword.rawValue)' belongs to no module", help: "add a line above it, for example: \(BuildInputKeyword.module.example)",
            at: location)
    }

    static func repeated(_ keyword: BuildInputKeyword, at location: SourceLocation) -> Diagnostic {
        invalid(
            "there is a second '\(keyword.rawValue)'",
            help: keyword.section == .head ? "remove one of the lines: a build input describes one target" : "remove one of the lines",
            at: location)
    }

    static func unknownKind(_ kind: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "'\(kind)' is not a kind of module",
            help: "write 'own' for the module that compiles the mocks, 'local' for other modules of the project, or 'other'", at: location)
    }

    static func secondOwnModule(_ name: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "'\(name)' is the second 'own' module", help: "write 'local': only one module compiles the mocks of a target", at: location)
    }

    static func noOwnModule(in path: String) -> Diagnostic {
        invalid(
            "the build input has no 'own' module", help: "add the module that compiles the mocks, for example: module<TAB>AppTests<TAB>own",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    static func missingLine(_ keyword: BuildInputKeyword, in path: String) -> Diagnostic {
        invalid(
            "the build input has no '\(keyword.rawValue)'", help: "add a line before the modules, for example: \(keyword.example)",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    static func invalidModule(_ name: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "'\(name)' is not the name of a module",
            help: "write the name as in 'import', for example: \(BuildInputKeyword.module.example)",
            at: location)
    }

    static func invalidFlag(_ flag: String, at location: SourceLocation) -> Diagnostic {
        invalid(
            "'\(flag)' is not a name that '#if' can ask for",
            help: "write the name without '-D', for example: \(BuildInputKeyword.flag.example)",
            at: location)
    }

    static func unknownChoice<Value: Choice>(
        _ value: String, _ choice: Value.Type, at location: SourceLocation
    ) -> Diagnostic {
        let names = choice.allCases.map(\.rawValue)
        return invalid(
            "there is no \(choice.noun) '\(value)'",
            help: nearest(to: value, among: names).map { "did you mean '\($0)'?" } ?? "use one of: \(names.joined(separator: ", "))",
            at: location)
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
