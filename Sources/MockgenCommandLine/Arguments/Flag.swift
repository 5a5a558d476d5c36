import MockgenModel

/// An option of the command line, for the argument reader, the help pages and the documentation.
package struct Flag: Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case target = "--target"
        case stdout = "--stdout"
        case style = "--style"
        case naming = "--naming"
        case language = "--language"
        case defaultIsolation = "--default-isolation"
        case feature = "--feature"
        case replace = "--replace"
        case from = "--from"
        case unused = "--unused"
        case with = "--with"
        case html = "--html"
        case config = "--config"
        case packagePath = "--package-path"
        case input = "--input"
        case depfile = "--depfile"
        case noBuild = "--no-build"
        case diff = "--diff"
        case scratchPath = "--scratch-path"
        case format = "--format"
        case color = "--color"
        case strict = "--strict"
        case quiet = "--quiet"
        case verbose = "--verbose"
        case version = "--version"
        case help = "--help"
    }

    enum Value: Sendable {
        /// Any string, with its placeholder in the help and an example.
        case text(String, example: String)
        case file(String, example: String)
        case folder(String, example: String)
        case choice([String])
    }

    package let name: Name
    let short: String?
    /// Nil for a flag without a value.
    let value: Value?
    let canBeRepeated: Bool
    package let summary: String

    private init(_ name: Name, short: String? = nil, takes value: Value? = nil, canBeRepeated: Bool = false, _ summary: String) {
        self.name = name
        self.short = short
        self.value = value
        self.canBeRepeated = canBeRepeated
        self.summary = summary
    }
}

extension Flag {
    package static let table: [Flag] = [
        Flag(.target, takes: .text("T", example: "AppTests"), canBeRepeated: true, "only this target (can be repeated)"),
        Flag(.stdout, "print the result instead of writing a file"),
        Flag(
            .style, takes: .choice(BuiltInStyle.allCases.map(\.rawValue)), "with --stdout: the style of the mocks (default: stub)"),
        Flag(
            .naming, takes: .choice(Naming.allCases.map(\.rawValue)),
            "with --stdout: the naming of members (default: label for automockable, else short)"),
        Flag(
            .language, takes: .choice(LanguageVersion.allCases.map(\.rawValue)),
            "with --stdout: the Swift language mode of the module (default: 5)"),
        Flag(
            .defaultIsolation, takes: .choice(DefaultIsolation.allCases.map(\.rawValue)),
            "with --stdout: the default isolation of the module (default: nonisolated)"),
        Flag(
            .feature, takes: .text("F", example: "NonisolatedNonsendingByDefault"), canBeRepeated: true,
            "with --stdout: an upcoming feature that the module enables (can be repeated)"),
        Flag(.replace, "also replace files that Sourcery, Mockolo, Cuckoo or SwiftyMocky have generated"),
        Flag(
            .from, takes: .file("FILE", example: ".sourcery.yml"), canBeRepeated: true,
            "take the settings from this file: a .sourcery.yml, a script that runs Mockolo or a Mockfile; or from all such files in this folder "
                + "(can be repeated)"),
        Flag(.unused, "only mocks that no source file of a test names"),
        Flag(
            .with, takes: .folder("PACKAGE", example: "../mockgen-of-a-mac"), canBeRepeated: true,
            "add the programs of this package, which 'bundle' has written on another system (can be repeated)"),
        Flag(.html, takes: .file("FILE", example: "mocks.html"), "the page to write, one file that a browser opens without a server"),
        Flag(.config, takes: .file("PATH", example: ".mockgen.yml"), "the configuration (default: .mockgen.yml in the package)"),
        Flag(.packagePath, takes: .folder("DIR", example: "."), "the folder of the package (default: the current folder)"),
        Flag(.input, takes: .file("FILE", example: "mocks.input"), "the build input: what to read and what to write"),
        Flag(.depfile, takes: .file("FILE", example: "mocks.d"), "write the paths of all inputs to this file, for Make and Ninja"),
        Flag(.noBuild, "only compare the checked-in mocks; do not compile"),
        Flag(.diff, "print the differences between the checked-in and the generated mocks"),
        Flag(.scratchPath, takes: .folder("DIR", example: ".build"), "the build folder of the package (default: .build)"),
        Flag(
            .format, takes: .choice(Format.names), "the format of the report (default: auto: github in a GitHub workflow, otherwise text)"),
        Flag(.color, takes: .choice(ColorChoice.names), "color the text (default: auto: only on a terminal)"),
        Flag(.strict, "treat warnings as errors"),
        Flag(.quiet, short: "-q", "print only problems"),
        Flag(.verbose, short: "-v", "print each step and its duration"),
        Flag(.version, "print the version"),
        Flag(.help, short: "-h", "print help"),
    ]

    /// The flags that replace the configuration and Package.swift.
    static let ofStandardOutput: [Name] = [.style, .naming, .language, .defaultIsolation, .feature]

    static func named(_ word: String) -> Flag? { table.first { $0.name.rawValue == word || $0.short == word } }

    /// `-q, --quiet`, `--target T`
    package var usage: String {
        (short.map { "\($0), " } ?? "") + name.rawValue + (value.map { " \($0.placeholder)" } ?? "")
    }
}

extension Flag.Value {
    var placeholder: String {
        switch self {
        case .text(let placeholder, _), .file(let placeholder, _), .folder(let placeholder, _): placeholder
        case .choice(let names): names.joined(separator: "|")
        }
    }

    var example: String {
        switch self {
        case .text(_, let example), .file(_, let example), .folder(_, let example): example
        case .choice(let names): names[names.count - 1]
        }
    }
}
