struct MockoloOption {
    enum Meaning {
        case sources, destination, suffixes, testableImports, imports, annotation, condition, history
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
        case .sources, .destination: true
        default: false
        }
    }

    private init(_ names: [String], takes values: Int = 0, _ meaning: Meaning) {
        (self.names, self.values, self.meaning) = (names, values, meaning)
    }

    static func named(_ name: String) -> MockoloOption? { table.first { $0.names.contains(name) } }

    private static let run = "it only changes how Mockolo runs"

    private static let table = [
        MockoloOption(["-s", "--sourcedirs"], takes: .max, .sources),
        MockoloOption(["-srcs", "--sourcefiles"], takes: .max, .sources),
        MockoloOption(["-d", "--destination"], takes: 1, .destination),
        MockoloOption(["-x", "--exclude-suffixes"], takes: .max, .suffixes),
        MockoloOption(["-i", "--testable-imports"], takes: .max, .testableImports),
        MockoloOption(["-c", "--custom-imports"], takes: .max, .imports),
        MockoloOption(["-a", "--annotation"], takes: 1, .annotation),
        MockoloOption(["--enable-args-history"], .history),
        MockoloOption(["--mock-all"], .implied),
        MockoloOption(["--allow-set-call-count"], .implied),
        MockoloOption(
            ["-f", "--filelist"], takes: 1, .missing("mockgen searches the modules that the tests depend on; 'sources' can list files")),
        MockoloOption(
            ["-mocks", "--mockfiles"], takes: .max, .missing("mockgen reads the parent protocols in the sources of other modules")),
        MockoloOption(["--mock-filelist"], takes: 1, .missing("mockgen reads the parent protocols in the sources of other modules")),
        MockoloOption(["--exclude-imports"], takes: .max, .missing("mockgen imports only the modules that the mocks need")),
        MockoloOption(["-m", "--macro"], takes: 1, .condition),
        MockoloOption(["--header"], takes: 1, .missing("generated files begin with one line that mockgen needs")),
        MockoloOption(["--mock-final"], .missing("a test may subclass a mock")),
        MockoloOption(["--use-template-func"], .missing("a mock has the code of each function in the function")),
        MockoloOption(["--use-mock-observable"], .missing("a mock has a subject for each property of the type Observable")),
        MockoloOption(["--disable-combine-default-values"], .missing("it changes only the default values of publishers")),
        MockoloOption(["-j", "--concurrency-limit"], takes: 1, .missing(run)),
        MockoloOption(["-l", "--logging-level"], takes: 1, .missing(run)),
        MockoloOption(["--version", "--help", "-h"], .missing(run)),
    ]
}
