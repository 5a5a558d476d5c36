import Testing

@testable import MockgenCommandLine
@testable import MockgenVerbs

/// The sentence of `verify` about mocks that are up to date promises no more than was compiled.
@Suite struct VerifyResultTests {
    @Test(
        arguments: [
            (["A", "B"], [], false, "2 mocks of 2 targets, 1 checked-in file up to date, all compile"),
            (
                ["A"], [], false,
                "2 mocks of 2 targets, 1 checked-in file up to date, those of 1 target compile, the others are not compiled"
            ),
            (
                ["A"], ["B"], false,
                "2 mocks of 2 targets, 1 checked-in file up to date, those of 1 target compile, the build command succeeded"
            ),
            ([], ["A", "B"], false, "2 mocks of 2 targets, 1 checked-in file up to date, the build command succeeded"),
            ([], [], false, "2 mocks of 2 targets, 1 checked-in file up to date, not compiled"),
            (
                [], [], true,
                "2 mocks of 2 targets, 1 checked-in file up to date, not compiled: add the command that builds your tests to "
                    + "'.mockgen.yml', as 'verify: { build: make tests }'"
            ),
        ] as [([String], [String], Bool, String)])
    func whatWasCompiled(_ compiled: [String], _ built: [String], needsBuildCommand: Bool, _ line: String) {
        var report = VerifyReport()
        report.targets = ["A", "B"]
        report.mocks = 2
        report.fresh = ["Mocks.swift"]
        (report.compiled, report.built, report.needsBuildCommand) = (compiled, built, needsBuildCommand)
        #expect(Reporter(.text).output(Report(report)).standardOutput == line + "\n")
    }
}
