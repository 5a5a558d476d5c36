import MockgenModel
import Testing

@Suite struct ShellCommandTests {
    @Test(arguments: [
        ("verify --no-build", "swift package mockgen verify --no-build"),
        ("explain unknown-protocol", "swift package mockgen explain unknown-protocol"),
        ("generate --target AppTests", "swift package mockgen-write generate --target AppTests"),
        ("generate --stdout Sources/App/A.swift", "swift package mockgen generate --stdout Sources/App/A.swift"),
        ("init", "swift package mockgen-write init"),
        ("init --stdout", "swift package mockgen init --stdout"),
        ("generate --help", "swift package mockgen generate --help"),
        ("--help", "swift package mockgen --help"),
    ])
    func onlyWritingVerbsNeedTheWritingPlugin(arguments: String, command: String) {
        #expect(ShellCommand.mockgen(arguments) == command)
    }

    @Test func quotesForTheShell() {
        let command = ShellCommand.writing(["generate", "--config", "My App/it's.yml", ""])
        #expect(command.onTerminal == #"swift package mockgen-write generate --config 'My App/it'\''s.yml' ''"#)
        #expect(command.inScripts == command.onTerminal.replacing("package ", with: "package --allow-writing-to-package-directory "))
    }
}
