import Testing

/// `mockgen generate --stdout`: no package, no configuration.
@Suite struct StandardOutputTests {
    @Test func filesAndStandardInput() async throws {
        let folder = try TemporaryPackage(named: "No Package", ["Saving.swift": "protocol Saving { func save() }\n"])
        let before = try folder.snapshot()

        let file = try await folder.mockgen("generate", "--stdout", "Saving.swift")
        #expect(file.exitCode == 0)
        #expect(
            file.standardOutput == """
                \(Mocks.marker)

                class SavingMock: Saving {
                    final var saveCallsCount = 0
                    final var saveCalled: Bool { saveCallsCount > 0 }
                    final var saveClosure: (() -> Void)?

                    func save() {
                        saveCallsCount += 1
                        saveClosure?()
                    }
                }

                """)

        let input = try await folder.mockgen("--stdout", "-", input: "protocol Saving { func save() }\n")
        #expect(input.exitCode == 0)
        #expect(input.standardOutput == file.standardOutput)

        let twice = try await folder.mockgen("--stdout", "Saving.swift", "./Saving.swift", "Saving.swift")
        #expect(twice.standardOutput == file.standardOutput, "a file that is named twice is read once")
        #expect(try folder.snapshot() == before)
    }

    @Test(arguments: [
        (["Missing.swift"], "", 2, "mockgen: error: cannot read 'Missing.swift': no such file or directory [cannot-read]\n"),
        (["."], "", 2, "mockgen: error: cannot read '.': is a directory [cannot-read]\n"),
        (["-"], "struct Tea {}", 2, "mockgen: error: '<stdin>' declares no protocol that can be mocked [no-protocols]\n"),
        (["-"], "private protocol Tea {}", 2, "mockgen: error: '<stdin>' declares no protocol that can be mocked [no-protocols]\n"),
        (["-"], "protocol Tea {\n    var price Int { get }\n}", 1, "<stdin>:2:14: error: expected ':' in type annotation [syntax-error]\n"),
        (["-"], "protocol Tea {\n    func brew()\n", 1, "<stdin>:2:16: error: expected '}' to end protocol [syntax-error]\n"),
    ])
    func complaints(_ files: [String], _ input: String, _ exitCode: Int32, _ message: String) async throws {
        let folder = try TemporaryPackage(named: "No Package", ["Other.swift": ""])

        let outcome = try await CommandLineTool.mockgen.run(["--stdout"] + files, in: folder.root, input: input)

        #expect(outcome.exitCode == exitCode)
        #expect(outcome.standardOutput == "")
        #expect(outcome.standardError.hasPrefix(message), "\(outcome.standardError)")
    }
}
