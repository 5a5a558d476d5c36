struct MockoloOption {
    enum Values {
        case none
        case one
        /// All words up to the next option.
        case several
    }

    enum Meaning {
        case sources, destination, suffixes, testableImports, imports, annotation, condition, history
        /// The reason why there is no equivalent.
        case missing(String)
        /// mockgen always works like this.
        case implied
    }

    let names: [String]
    let values: Values
    let meaning: Meaning

    var takesPaths: Bool {
        switch meaning {
        case .sources, .destination: true
        default: false
        }
    }

    private init(_ names: [String], takes values: Values = .none, _ meaning: Meaning) {
        (self.names, self.values, self.meaning) = (names, values, meaning)
    }

    static func named(_ name: String) -> MockoloOption? { table.first { $0.names.contains(name) } }

    private static let run = "it only changes how Mockolo runs"

    private static let table = [
        MockoloOption(["-s", "--sourcedirs"], takes: .several, .sources),
        MockoloOption(["-srcs", "--sourcefiles"], takes: .several, .sources),
        MockoloOption(["-d", "--destination"], takes: .one, .destination),
        MockoloOption(["-x", "--exclude-suffixes"], takes: .several, .suffixes),
        MockoloOption(["-i", "--testable-imports"], takes: .several, .testableImports),
        MockoloOption(["-c", "--custom-imports"], takes: .several, .imports),
        MockoloOption(["-a", "--annotation"], takes: .one, .annotation),
        MockoloOption(["--enable-args-history"], .history),
        MockoloOption(["--mock-all"], .implied),
        MockoloOption(["--allow-set-call-count"], .implied),
        MockoloOption(
            ["-f", "--filelist"], takes: .one, .missing("mockgen searches the modules that the tests depend on; 'sources' can list files")),
        MockoloOption(
            ["-mocks", "--mockfiles"], takes: .several, .missing("mockgen reads the parent protocols in the sources of other modules")),
        MockoloOption(["--mock-filelist"], takes: .one, .missing("mockgen reads the parent protocols in the sources of other modules")),
        MockoloOption(["--exclude-imports"], takes: .several, .missing("mockgen imports only the modules that the mocks need")),
        MockoloOption(["-m", "--macro"], takes: .one, .condition),
        MockoloOption(["--header"], takes: .one, .missing("generated files begin with one line that mockgen needs")),
        MockoloOption(["--mock-final"], .missing("a test may subclass a mock")),
        MockoloOption(["--use-template-func"], .missing("a mock has the code of each function in the function")),
        MockoloOption(["--use-mock-observable"], .missing("a mock has a subject for each property of the type Observable")),
        MockoloOption(["--disable-combine-default-values"], .missing("it changes only the default values of publishers")),
        MockoloOption(["-j", "--concurrency-limit"], takes: .one, .missing(run)),
        MockoloOption(["-l", "--logging-level"], takes: .one, .missing(run)),
        MockoloOption(["--version", "--help", "-h"], .missing(run)),
    ]
}
