import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

/// The mocks of a target that a build compiles.
struct BuiltMocks {
    let scope: TargetScope
    let owner: String
    /// The absolute path of the checked-in file. Nil if the build tool plugin generates the mocks.
    let path: String?

    var target: String { scope.target.name }

    func areIn(_ file: String) -> Bool {
        if let path { return file == path }
        return file.contains("/\(target)/") && Disk.begins(file, with: GeneratedFile.marker.utf8)
    }

    /// Whether a message is about a line of the mocks, or about code without a file (such as a macro) that a line of the mocks uses.
    /// An error in a test is not, even if it has a note about the declaration in the mock.
    func areSubject(of message: CompilerMessage) -> Bool {
        areIn(message.path) || !message.isInFile && message.notes.contains { areIn($0.path) }
    }
}

extension Workspace {
    /// Lets SwiftPM or the build command compile up-to-date mocks, and reports the compiler's messages.
    func build(
        _ scopes: [TargetScope], in package: PackageModules, _ configuration: Configuration, _ report: inout VerifyReport
    ) async throws(Diagnostics) {
        let mocks = scopes.compactMap { scope -> BuiltMocks? in
            guard let path = output(of: scope.target) else { return BuiltMocks(scope: scope, owner: scope.target.name, path: nil) }
            guard let owner = package.isConfigured(scope.target.name) ? scope.target.name : package.target(of: path) else { return nil }
            return BuiltMocks(scope: scope, owner: owner, path: Disk.realPath(path.inFolder(root)) ?? path.inFolder(root))
        }
        let ofPackage = mocks.filter { !package.isConfigured($0.target) }
        if !ofPackage.isEmpty {
            let build = PackageBuild(
                target: ofPackage.count == 1 ? ofPackage[0].owner : nil, root: root, buildFolder: buildFolder,
                pluginFolder: packageFile?.parentFolder)
            guard let log = try await run(build, for: ofPackage[0].target) else { return report.awaitsBuild = true }
            let kept = KeptWarnings(in: buildFolder.cache).warnings(besides: log) { path in
                ofPackage.first { $0.areIn(path) }?.scope.own.name
            }
            let problems = try await problems(
                log, log.messages + kept, of: ofPackage, in: package, configuration, help: "make '\(build.command)' pass"
            ) {
                build.failure(log, hiding: ofPackage.map(\.target))
            }
            report.problems += problems
            if !problems.hasErrors { report.compiled += ofPackage.map(\.target) }
        }
        let ofProject = mocks.filter { package.isConfigured($0.target) }
        guard !ofProject.isEmpty else { return }
        guard let command = BuildCommand(of: configuration, in: self) else { return report.needsBuildCommand = true }
        let (log, status) = try await run(command, for: ofProject[0].target)
        let problems = try await problems(log, log.messages, of: ofProject, in: package, configuration, help: "make the build command pass")
        {
            command.failure(log, status: status, hiding: ofProject.map(\.target))
        }
        report.problems += problems
        if !problems.hasErrors { report.built += ofProject.map(\.target) }
    }

    private func run(_ build: PackageBuild, for target: String) async throws(Diagnostics) -> BuildLog? {
        try await observer.step("building", result: { _ in "ran '\(build.command)'" }) { () throws(Diagnostics) in
            do throws(Disk.Failure) { return try build.run() } catch { throw Diagnostics([.cannotCheck(target, error)]) }
        }
    }

    private func run(_ command: BuildCommand, for target: String) async throws(Diagnostics) -> (log: BuildLog, status: Int32) {
        try await observer.step("running the build command", result: { _ in "ran the build command" }) { () throws(Diagnostics) in
            do throws(Disk.Failure) { return try command.run() } catch { throw Diagnostics([.cannotCheck(target, error)]) }
        }
    }

    /// Returns the compiler's messages about mocks, at their requirements. If the build failed without an error in a mock, returns why.
    /// - Parameter messages: the messages of the log, and stored warnings.
    private func problems(
        _ log: BuildLog, _ messages: [CompilerMessage], of mocks: [BuiltMocks], in package: PackageModules, _ configuration: Configuration,
        help: String,
        failure: () -> Diagnostic
    ) async throws(Diagnostics) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for mocks in mocks {
            let own = messages.filter(mocks.areSubject)
            guard !own.isEmpty else { continue }
            let files = Set(own.flatMap { [$0.path] + $0.notes.map(\.path) }.filter(mocks.areIn))
            let text = try await text(of: mocks.scope, in: configuration)
            let parts = files.reduce(into: [:]) { parts, path in
                parts[path] = text.mocks(in: String(decoding: (try? Disk.read(path)) ?? [], as: UTF8.self))
            }
            problems += CompilerFindings(target: mocks.scope.target, root: root, parts: parts).diagnostics(own)
        }
        guard !problems.hasErrors else { return problems }
        let errors = log.errors.filter { error in !mocks.contains { $0.areSubject(of: error) } }
        guard let error = errors.first else { return log.succeeded ? problems : [failure()] }
        let location = error.locationInFile(root: root)
        let owner = location.flatMap { package.target(of: $0.path) }
        return [.notChecked(mocks.map(\.target), because: error.text, in: owner, at: location, besides: errors.count - 1, help: help)]
    }

    private func text(of scope: TargetScope, in configuration: Configuration) async throws(Diagnostics) -> MockText {
        let plan = try await plan(of: try await sources(of: scope, in: configuration), keepsPlans: false)
        return text(of: try plan.checked(), for: scope.target)
    }
}

extension [Diagnostic] {
    var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
    /// - Parameters:
    ///   - owner: the target with the error.
    ///   - count: the number of further errors.
    fileprivate static func notChecked(
        _ targets: [String], because text: String, in owner: String?, at location: SourceLocation?, besides count: Int, help: String
    ) -> Diagnostic {
        Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "\(owner.map { "'\($0)'" } ?? "this") does not compile, so mockgen cannot tell whether all mocks of "
                + "\(quotedList(targets, "and")) compile: \(text)" + (count > 0 ? " (and \(counted(count, "more error")))" : ""),
            help: "\(help), or skip the compile check with '--no-build'", at: location)
    }

    fileprivate static func cannotCheck(_ target: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(
            .cannotCheck, cause: .setup, "cannot compile the mocks of '\(target)': \(failure.path): \(failure.reason)",
            help: "make the build folder writable and put 'swift' on the search path, or skip the compile check with '--no-build'", at: nil)
    }
}
