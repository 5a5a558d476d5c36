import MockgenModel

package func helpPage(of verb: Verb?) -> String {
    guard let verb else { return overview }
    let page = verb.page
    return """
        \(page.usage.map { "\($0.summary.first?.uppercased() ?? "")\($0.summary.dropFirst())." }.joined(separator: "\n"))

        USAGE
        \(page.usage.map { "  \(ShellCommand.mockgen($0.line))" }.joined(separator: "\n"))

        OPTIONS
        \(options(page.flags))

        \(page.details)

        """
}

private let overview = """
    Generates mocks of Swift protocols. The file .mockgen.yml selects the protocols.

    USAGE
    \(aligned(usage, indentation: 2).joined(separator: "\n"))

    COMMANDS
    \(aligned(VerbPage.table.flatMap(\.usage).map { [$0.line, $0.summary] }, indentation: 2).joined(separator: "\n"))

    OPTIONS
    \(options(Flag.Name.allCases))

    EXIT CODES
    \(aligned(exitCodes.map { ["\($0.code)", $0.meaning] }, indentation: 2).joined(separator: "\n"))

    """

private let usage = [
    [ShellCommand.mockgen("COMMAND"), "run a command that writes no files"],
    [ShellCommand.mockgen("generate"), "write the mocks that are checked in"],
    [ShellCommand.mockgen("init"), "write .mockgen.yml"],
]

private func options(_ names: [Flag.Name]) -> String {
    aligned(Flag.table.filter { names.contains($0.name) }.map { [$0.usage, $0.summary] }, indentation: 2).joined(separator: "\n")
}

package let exitCodes: [(code: Int, meaning: String)] = [
    (0, "success"),
    (1, "a problem in a protocol, a source file or a mock"),
    (2, "a problem in the command line, in .mockgen.yml or in the toolchain"),
    (70, "a bug in mockgen"),
]
