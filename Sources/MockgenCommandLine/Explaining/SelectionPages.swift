import MockgenModel

/// The pages about configurations that do not fit the sources.
let selectionPages: [DiagnosticPage] = [
    DiagnosticPage(
        .unknownProtocol,
        """
        A name or glob in 'protocols', 'exclude' or 'combined' matches no protocol: it is misspelled, the protocol was removed or renamed, or \
        it is in a module that the target does not depend on. Globs match the protocols of the sources; \
        a glob that begins with the name of a module matches those of that module. Names match the protocols of every module that the \
        target can see.
        """,
        example: "protocols: [UserServising]",
        remedy: """
            correct or remove the name, add the file to 'sources', or add the module to the dependencies of the target in Package.swift. \
            '\(ShellCommand.mockgen("list"))' shows all protocols of the sources.
            """),
    DiagnosticPage(
        .ambiguousProtocol,
        "Several modules, or several types, declare a protocol of this name.",
        example: "combined: { ScreenMock: [Listener, Presentable] }",
        remedy: "write one of the names that the message lists: Outer.Listener, or App.Listener with the module."),
    DiagnosticPage(
        .notPublic,
        """
        The protocol belongs to another package, and it is not public, so the target cannot import it. Only for files that 'sources' \
        lists do the mocks import a module of another package with '@testable'.
        """,
        example: "protocols: [Networking.Transport], with an internal protocol Transport",
        remedy: "declare it public, or add its file to 'sources'."),
    DiagnosticPage(
        .privateProtocol,
        "The protocol is private to its file, and no type elsewhere can conform to it.",
        example: "private protocol UserServicing {}",
        remedy: "make it internal, or remove its name from 'protocols'."),
    DiagnosticPage(
        .noProtocols,
        "The files or modules that were given declare no protocol to mock: 'protocols: all' takes all there are.",
        example: "protocols: all, with sources that declare only types",
        remedy: "name the files or folders that declare protocols."),
    DiagnosticPage(
        .nothingAnnotated,
        "The target takes annotated protocols, and none in its sources is.",
        example: "protocols: annotated",
        remedy: "write '// mockgen: mock' on the line above a protocol, or list the protocols by name."),
    DiagnosticPage(
        .misspelledMock,
        """
        With 'protocols: used', mockgen generates the mocks whose names the sources of the target mention. A name in them is almost the name \
        of a mock, and no mock and no type has it.
        """,
        example: "let users = UserServicngMock()",
        remedy: "correct the name in the test. '\(ShellCommand.mockgen("list"))' shows which protocols have a mock."),
    DiagnosticPage(
        .unusedOverride,
        "An override is for a protocol that is not mocked for this target, so it changes nothing.",
        example: "overrides: { UserServising: { name: FakeUser } }",
        remedy: "correct the name, choose the protocol in 'protocols', or delete the override."),
    DiagnosticPage(
        .duplicateMock,
        "Two mocks in a target would have the same name: of protocols of two modules or types, or of a protocol and a combined mock.",
        example: "protocols: [Listener], with Login.Listener and Home.Listener",
        remedy: "paste the line of the message under 'overrides', which gives one of them another name."),
    DiagnosticPage(
        .helperName,
        """
        The target declares types called 'Mocks' and 'MockSupport', so no name is left for the code that its mocks share. Types of other \
        modules may have these names.
        """,
        example: "struct Mocks {}, struct MockSupport {}  // in the test target",
        remedy: "rename the type."),
    DiagnosticPage(
        .leftOut,
        """
        'all', 'annotated' and globs take every protocol that mockgen can mock. It leaves out the others, with a warning for each reason, \
        and this warning lists them. With '--strict' these warnings are errors. A protocol that 'protocols' names exactly is always an \
        error if it cannot be mocked.
        """,
        example: "protocols: all, where two protocols inherit from 'Numeric'",
        remedy: "paste the 'exclude' line of the message into the configuration, or correct the reasons that the other warnings give."),
    DiagnosticPage(
        .missingSource,
        "A path in 'sources' does not exist.",
        example: "sources: [Source/App]",
        remedy: "take the path that is suggested; paths are relative to the configuration."),
    DiagnosticPage(
        .unmatchedSource,
        "A glob in 'sources' matches no Swift file that the target can see.",
        example: #"sources: ["Sources/*/Protocols/*.swft"]"#,
        remedy: "check the glob: '*' stays within a folder's name, '**' crosses folders."),
    DiagnosticPage(
        .sourceNotVisible,
        """
        The path exists, but no module that the target depends on has files there. The mocks could not import what they mock.
        """,
        example: "sources: [Sources/Other]",
        remedy: "add the module to the dependencies of the target in Package.swift."),
    DiagnosticPage(
        .ambiguousName,
        "A name in 'protocols' is that of a protocol and of a class in different modules or types.",
        example: "protocols: [Service], with protocol App.Service and class Core.Service",
        remedy: "write the one that you mean with its module in front."),
    DiagnosticPage(
        .unknownType,
        "The sources of the target declare no type with a name listed under 'models' or 'testable'.",
        example: """
            models: [LightModl]  # the struct is called LightModel
            """,
        remedy: "correct the name, or add the file that declares the type to 'sources'."),
    DiagnosticPage(
        .invalidDefault,
        """
        A value under 'defaults' is not exactly one Swift expression: it does not parse, it has several statements, or it ends in a comment. A \
        mock repeats the value in several places, so it cannot contain 'try' or 'await' either. Or a key under 'defaults' is not a type, or \
        mocks spell the type in another way: '[String: Int]', not '[String:Int]'.
        """,
        example: "defaults: { Money: \"let money = Money()\" }",
        remedy: """
            write one expression, for example a call of an initializer or of a function of your tests. An empty string is '""', \
            in single quotes.
            """),
]
