import MockgenDisk
package import MockgenModel
package import MockgenRun

extension Workspace {
    /// `mockgen mutate`: runs the tests, then again with other answers, without compiling anything in between.
    /// - Parameters:
    ///   - filter: a regular expression for the names of tests.
    ///   - since: a revision of git: only answers in lines or tests that have changed since.
    package func mutate(targets: [String], filter: String?, since: String?) async throws(Diagnostics) -> MutateReport {
        let lines = try since.map { since throws(Diagnostics) in try ChangedLines(since: since, in: root) }
        guard try await buildTests() else {
            var report = MutateReport()
            report.awaitsBuild = true
            return report
        }
        // SwiftPM runs the tests that one of several filters fits.
        let filters = targets.isEmpty ? [filter].compactMap(\.self) : targets.map { "^(?=\($0)\\.).*(?:\(filter ?? ""))" }
        let runner = TestRunner(root: root, scratch: buildFolder.path, folder: mutateFolder, isInPlugin: packageFile != nil)
        var mutation = Mutation(runner.run)
        Interruption.observe(isInPlugin: packageFile != nil)
        do throws(Disk.Failure) {
            _ = try await observer.step("running the tests twice", isLong: true, result: { "ran \(counted($0, "test"))" }) {
                () throws(Disk.Failure) in
                try mutation.record(filters, root: root, in: lines)
            }
            while case let left = mutation.left, left > 0, !Interruption.hasCome {
                let step = "trying other answers, \(left) of \(mutation.report.answers.count) left"
                try await observer.step(step, isLong: true, result: { "ran tests" }) { () throws(Disk.Failure) in try mutation.tryNext() }
            }
        } catch {
            throw Diagnostics([.cannotTest(error)])
        }
        if let output = mutation.outputWithoutTests { throw Diagnostics([.noTests(output)]) }
        Disk.removeTree(mutateFolder)
        keep(mutation.report.problems)
        return mutation.report
    }

    /// In the folder that a command plugin may write, or in mockgen's own folder in the build folder.
    private var mutateFolder: String { "\(packageFile?.parentFolder ?? "\(buildFolder.path)/mockgen")/mutate" }

    /// Returns whether the tests are built now. A command plugin must build them first.
    private func buildTests() async throws(Diagnostics) -> Bool {
        let build = PackageBuild(targets: [], root: root, buildFolder: buildFolder, pluginFolder: packageFile?.parentFolder)
        let log = try await observer.step(build.step, isLong: true, result: { _ in "ran \(build.command)" }) { () throws(Diagnostics) in
            do throws(Disk.Failure) { return try build.run() } catch { throw Diagnostics([.cannotTest(error)]) }
        }
        guard let log else { return false }
        if !log.succeeded { throw Diagnostics([.testsDoNotBuild(log, build.command, root: root)]) }
        return true
    }
}

extension Diagnostic {
    fileprivate static func cannotTest(_ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(
            .cannotCheck, cause: .setup, "cannot run the tests: \(failure.path): \(failure.reason)",
            help: "make the build folder writable and put 'swift' on the search path", at: nil)
    }

    fileprivate static func testsDoNotBuild(_ log: BuildLog, _ command: String, root: String) -> Diagnostic {
        let error = log.errors.first.map { Note($0.text, at: $0.locationInFile(root: root)) }
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code, "the tests do not build", help: "make \(command) pass", at: error?.location,
            notes: error.map { [$0] } ?? log.reasons)
    }

    /// - Parameter output: that of the tests.
    fileprivate static func noTests(_ output: String) -> Diagnostic {
        let notes = output.split(separator: "\n").suffix(5).map { Note(String($0), at: nil) }
        return Diagnostic(
            .cannotCheck, cause: .code, "no test has run", help: "make 'swift test' pass, and check the filter", at: nil, notes: notes)
    }
}
