import MockgenModel

/// An option of the command line: what the reader takes, the help and the README say.
package struct Flag: Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case target = "--target"
        case stdout = "--stdout"
        case style = "--style"
        case naming = "--naming"
        case config = "--config"
        case packagePath = "--package-path"
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

    package enum Value: Sendable {
        /// Any text: what stands for it in the help, and one to type.
        case text(String, example: String)
        case choice([String])
    }

    package let name: Name
    /// `-q`
    package let short: String?
    /// Nil: it takes none.
    package let value: Value?
    package let summary: String

    private init(_ name: Name, short: String? = nil, takes value: Value? = nil, _ summary: String) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
    }
}

extension Flag {
    package static let table: [Flag] = [
        Flag(.target, takes: .text("T", example: "AppTests"), "this target only; may be repeated"),
        Flag(.stdout, "print what would be written"),
        Flag(
            .style, takes: .choice(BuiltInStyle.allCases.map(\.rawValue)), "with --stdout: the style of the mocks (default: automockable)"),
        Flag(
            .naming, takes: .choice(Naming.allCases.map(\.rawValue)),
            "with --stdout: what the names of members begin with (default: label, with handler and spy short)"),
        Flag(.config, takes: .text("PATH", example: ".mockgen.yml"), "the configuration (default: .mockgen.yml in the package)"),
        Flag(.packagePath, takes: .text("DIR", example: "."), "the package (default: the current folder)"),
        Flag(.noBuild, "compare only: build and compile nothing"),
        Flag(.diff, "print what would have to change in the files"),
        Flag(.scratchPath, takes: .text("DIR", example: ".build"), "the build folder, where SwiftPM was told to use another than .build"),
        Flag(.format, takes: .choice(Format.words), "how to report (default: auto, which is github in a GitHub workflow, else text)"),
        Flag(.color, takes: .choice(ColorChoice.words), "whether to colour text (default: auto, on a terminal only)"),
        Flag(.strict, "take warnings for errors"),
        Flag(.quiet, short: "-q", "print problems only"),
        Flag(.verbose, short: "-v", "say what is read, and how long each step takes"),
        Flag(.version, "print the version"),
        Flag(.help, short: "-h", "print help, of the command where one is given"),
    ]

    /// By either of its names.
    static func named(_ word: String) -> Flag? { table.first { $0.name.rawValue == word || $0.short == word } }

    /// `-q, --quiet`, `--target T`
    package var usage: String {
        (short.map { "\($0), " } ?? "") + name.rawValue + (value.map { " \($0.placeholder)" } ?? "")
    }
}

extension Flag.Value {
    var placeholder: String {
        switch self {
        case .text(let placeholder, _): placeholder
        case .choice(let words): words.joined(separator: "|")
        }
    }

    var example: String {
        switch self {
        case .text(_, let example): example
        case .choice(let words): words[words.count - 1]
        }
    }
}
