import Testing

@testable import MockgenDisk

@Suite struct SubprocessTests {
    @Test(arguments: [("exit 0", 0), ("exit 7", 7), ("exit 255", 255), ("kill -KILL $$", 137)] as [(String, Int32)])
    func status(_ script: String, _ expected: Int32) throws {
        #expect(try Subprocess.run(["sh", "-c", script]).status == expected)
    }

    @Test(arguments: ["", "a", "two words", "é \"quoted\" $HOME *", "-n"]) func argumentsAreNotInterpreted(_ argument: String) throws {
        let output = try Subprocess.run(["sh", "-c", "printf '%s' \"$1\"", "sh", argument])
        #expect(String(decoding: output.standardOutput, as: UTF8.self) == argument)
    }

    @Test func outputCanBeLongerThanAPipe() throws {
        let output = try Subprocess.run(["sh", "-c", "head -c 1000000 /dev/zero"])
        #expect(output.status == 0)
        #expect(output.standardOutput.count == 1_000_000)
    }

    @Test func errorsAreCapturedWithTheOutput() throws {
        let output = try Subprocess.run(["sh", "-c", "echo out; echo error >&2"], errors: .captured)
        #expect(String(decoding: output.standardOutput, as: UTF8.self) == "out\nerror\n")
    }

    @Test func missingProgramIsAnError() {
        do throws(Disk.Failure) {
            _ = try Subprocess.run(["mockgen-no-such-program"])
            Issue.record("it ran")
        } catch {
            #expect(error.reason == "no such file or directory")
            #expect(error.path == "mockgen-no-such-program")
        }
    }
}
