import MockgenModel

/// An option of a generator that scripts run.
struct ScriptOption {
    enum Meaning {
        case sources, destination, suffixes, testableImports, imports, annotation, condition, history
        case excludedSources, templates, arguments, configuration
        /// The reason why there is no equivalent.
        case missing(String)
        /// mockgen always works like this.
        case implied
    }

    let names: [String]
    /// The largest number of values; a list ends at the next option.
    let values: Int
    let meaning: Meaning

    var takesPaths: Bool {
        switch meaning {
        case .sources, .excludedSources, .templates, .destination, .configuration: true
        default: false
        }
    }

    private init(_ names: [String], takes values: Int = 0, _ meaning: Meaning) {
        (self.names, self.values, self.meaning) = (names, values, meaning)
    }

    static func named(_ name: String, of tool: MockGenerator) -> ScriptOption? {
        (tool == .sourcery ? sourcery : mockolo).first { $0.names.contains(name) }
    }

    private static let runMockolo = "it only changes how Mockolo runs"
    private static let runSourcery = "it only changes how Sourcery runs"

    private static let mockolo = [
        ScriptOption(["-s", "--sourcedirs"], takes: .max, .sources),
        ScriptOption(["-srcs", "--sourcefiles"], takes: .max, .sources),
        ScriptOption(["-d", "--destination"], takes: 1, .destination),
        ScriptOption(["-x", "--exclude-suffixes"], takes: .max, .suffixes),
        ScriptOption(["-i", "--testable-imports"], takes: .max, .testableImports),
        ScriptOption(["-c", "--custom-imports"], takes: .max, .imports),
        ScriptOption(["-a", "--annotation"], takes: 1, .annotation),
        ScriptOption(["--enable-args-history"], .history),
        ScriptOption(["--mock-all"], .implied),
        ScriptOption(["--allow-set-call-count"], .implied),
        ScriptOption(
            ["-f", "--filelist"], takes: 1, .missing("mockgen searches the modules that the tests depend on; 'sources' can list files")),
        ScriptOption(
            ["-mocks", "--mockfiles"], takes: .max, .missing("mockgen reads the parent protocols in the sources of other modules")),
        ScriptOption(["--mock-filelist"], takes: 1, .missing("mockgen reads the parent protocols in the sources of other modules")),
        ScriptOption(["--exclude-imports"], takes: .max, .missing("mockgen imports only the modules that the mocks need")),
        ScriptOption(["-m", "--macro"], takes: 1, .condition),
        ScriptOption(["--header"], takes: 1, .missing("generated files begin with one line that mockgen needs")),
        ScriptOption(["--mock-final"], .missing("a test may subclass a mock")),
        ScriptOption(["--use-template-func"], .missing("a mock has the code of each function in the function")),
        ScriptOption(["--use-mock-observable"], .missing("a mock has a subject for each property of the type Observable")),
        ScriptOption(["--disable-combine-default-values"], .missing("it changes only the default values of publishers")),
        ScriptOption(["-j", "--concurrency-limit"], takes: 1, .missing(runMockolo)),
        ScriptOption(["-l", "--logging-level"], takes: 1, .missing(runMockolo)),
        ScriptOption(["--version", "--help", "-h"], .missing(runMockolo)),
    ]
    private static let sourcery = [
        ScriptOption(["--sources"], takes: 1, .sources),
        ScriptOption(["--exclude-sources"], takes: 1, .excludedSources),
        ScriptOption(["--templates"], takes: 1, .templates),
        ScriptOption(["--output"], takes: 1, .destination),
        ScriptOption(["--args"], takes: 1, .arguments),
        ScriptOption(["--config"], takes: 1, .configuration),
        ScriptOption(["--exclude-templates", "--ejsPath"], takes: 1, .missing("mockgen has no templates")),
        ScriptOption(["--force-parse"], takes: 1, .missing("mockgen reads all Swift files that it has not generated")),
        ScriptOption(["--headerPrefix"], takes: 1, .missing("generated files begin with one line that mockgen needs")),
        ScriptOption(["--base-indentation", "--cacheBasePath", "--buildPath"], takes: 1, .missing(runSourcery)),
        ScriptOption(
            [
                "--watch", "--disableCache", "--parseDocumentation", "--verbose", "--logAST", "--logBenchmarks", "--quiet", "--prune",
                "--serialParse",
                "--hideVersionHeader", "--version", "--help", "-w", "-v", "-q", "-p",
            ], .missing(runSourcery)),
    ]
}
