import MockgenModel

/// An option of the command line, for the argument reader, the help pages and the documentation.
package struct Flag: Sendable {
    package enum Name: String, CaseIterable, CustomStringConvertible, Sendable {
        case target, filter, since, stdout, style, naming, language
        case defaultIsolation = "default-isolation"
        case feature, replace, from, unused, with, html, config
        case packagePath = "package-path"
        case input, depfile
        case noBuild = "no-build"
        case diff
        case scratchPath = "scratch-path"
        case format, color, strict, quiet, verbose, version, help

        package var description: String { "--\(rawValue)" }
    }

    /// A value with its placeholder in the help, and its choices; without them, it can be anything.
    typealias Value = (placeholder: String, choices: [String]?, example: String)

    package let name: Name
    var short: String?
    /// Nil for a flag without a value.
    var value: Value?
    package let summary: String
}

extension Flag {
    package static let table: [Flag] = [
        Flag(name: .target, value: ("T", nil, "AppTests"), summary: "only this target (can be repeated)"),
        Flag(name: .filter, value: ("PATTERN", nil, "LoginTests"), summary: "only tests with such a name, as 'swift test --filter'"),
        Flag(name: .since, value: ("REF", nil, "main"), summary: "only answers in lines or tests that have changed since this commit"),
        Flag(name: .stdout, summary: "print the result instead of writing a file"),
        Flag(name: .style, value: choice(BuiltInStyle.self), summary: "with --stdout: the style of the mocks (default: stub)"),
        Flag(
            name: .naming, value: choice(Naming.self),
            summary: "with --stdout: the naming of members (default: label for automockable, else short)"),
        Flag(
            name: .language, value: choice(LanguageVersion.self),
            summary: "with --stdout: the Swift language mode of the module (default: 5)"),
        Flag(
            name: .defaultIsolation, value: choice(DefaultIsolation.self),
            summary: "with --stdout: the default isolation of the module (default: nonisolated)"),
        Flag(
            name: .feature, value: ("F", nil, "NonisolatedNonsendingByDefault"),
            summary: "with --stdout: an upcoming feature that the module enables (can be repeated)"),
        Flag(name: .replace, summary: "also replace files that Sourcery, Mockolo, Cuckoo or SwiftyMocky have generated"),
        Flag(
            name: .from, value: ("FILE", nil, ".sourcery.yml"),
            summary:
                "take the settings from this file: a .sourcery.yml, a script that runs Mockolo or a Mockfile; or from all such files in this folder "
                + "(can be repeated)"),
        Flag(name: .unused, summary: "only mocks that no source file of a test names"),
        Flag(
            name: .with, value: ("PACKAGE", nil, "../mockgen-of-a-mac"),
            summary: "add the programs of this package, which 'bundle' has written on another system (can be repeated)"),
        Flag(
            name: .html, value: ("FILE", nil, "mocks.html"), summary: "the page to write, one file that a browser opens without a server"
        ),
        Flag(name: .config, value: ("PATH", nil, ".mockgen.yml"), summary: "the configuration (default: .mockgen.yml in the package)"),
        Flag(name: .packagePath, value: ("DIR", nil, "."), summary: "the folder of the package (default: the current folder)"),
        Flag(name: .input, value: ("FILE", nil, "mocks.input"), summary: "the build input: what to read and what to write"),
        Flag(name: .depfile, value: ("FILE", nil, "mocks.d"), summary: "write the paths of all inputs to this file, for Make and Ninja"),
        Flag(name: .noBuild, summary: "only compare the checked-in mocks; do not compile"),
        Flag(name: .diff, summary: "print the differences between the checked-in and the generated mocks"),
        Flag(name: .scratchPath, value: ("DIR", nil, ".build"), summary: "the build folder of the package (default: .build)"),
        Flag(
            name: .format, value: choice(Format.self),
            summary: "the format of the report (default: auto: github in a GitHub workflow, otherwise text)"),
        Flag(name: .color, value: choice(ColorChoice.self), summary: "color the text (default: auto: only on a terminal)"),
        Flag(name: .strict, summary: "treat warnings as errors"),
        Flag(name: .quiet, short: "-q", summary: "print only problems"),
        Flag(name: .verbose, short: "-v", summary: "print each step and its duration"),
        Flag(name: .version, summary: "print the version"),
        Flag(name: .help, short: "-h", summary: "print help"),
    ]

    /// The flags that replace the configuration and Package.swift.
    static let ofStandardOutput: [Name] = [.style, .naming, .language, .defaultIsolation, .feature]

    static func named(_ word: String) -> Flag? { table.first { "\($0.name)" == word || $0.short == word } }

    /// `-q, --quiet`, `--target T`
    package var usage: String {
        (short.map { "\($0), " } ?? "") + "\(name)" + (value.map { " \($0.placeholder)" } ?? "")
    }
}

private func choice<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> Flag.Value {
    let names = choices.allCases.map(\.rawValue)
    return (names.joined(separator: "|"), names, names[names.count - 1])
}
