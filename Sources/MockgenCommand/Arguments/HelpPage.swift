import MockgenModel

/// The text of `mockgen --help` and `mockgen VERB --help`.
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
    Makes mocks of Swift protocols, as .mockgen.yml says.

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
    (0, "done"),
    (1, "a protocol, a source file or a mock needs attention"),
    (2, "a flag, .mockgen.yml or the toolchain needs attention"),
    (70, "a bug in mockgen"),
]
