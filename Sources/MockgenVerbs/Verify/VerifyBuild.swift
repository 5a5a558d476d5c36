import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

/// The mocks of a target that a build compiles.
struct BuiltMocks {
    let scope: TargetScope
    let owner: String
    /// The absolute paths of the checked-in files. Nil if the build tool plugin generates the mocks.
    let paths: [String]?
    /// The text that `verify` has compared.
    let text: MockText

    var target: String { scope.target.name }

    func areIn(_ file: String) -> Bool {
        if let paths { return paths.contains(file) }
        // .build/plugins/outputs/app/AppTests/destination/Mockgen/Mocks/AppMocks.swift
        return file.split(separator: "/").suffix(5).first.map(String.init) == target && Disk.isGenerated(file)
    }

    /// Whether a message is about a line of the mocks, or about code without a file (such as a macro) that a line of the mocks uses.
    /// An error in a test is not, even if it has a note about the declaration in the mock.
    func areSubject(of message: CompilerMessage) -> Bool {
        areIn(message.path) || !message.isInFile && message.notes.contains { areIn($0.path) }
    }
}

/// A build that compiles mocks.
protocol MockBuild {
    /// The command as it is in messages: 'swift build'.
    var command: String { get }
    /// The build as it is in the progress. It can take minutes.
    var step: String { get }
    /// Returns nil if a command plugin must build first.
    func run() throws(Disk.Failure) -> BuildLog?
    /// The error if the build fails without a compiler error in a file.
    func failure(_ log: BuildLog, hiding targets: [String]) -> Diagnostic
}

extension Workspace {
    /// Lets SwiftPM or the build command compile up-to-date mocks, and reports the compiler's messages.
    func build(
        _ compared: [(scope: TargetScope, text: MockText)], in package: PackageModules, _ configuration: Configuration,
        _ report: inout VerifyReport
    ) async throws(Diagnostics) {
        let mocks = compared.compactMap { builtMocks(of: $0.scope, $0.text, in: package) }
        let ofProject = mocks.filter { package.isConfigured($0.target) }
        let ofPackage = mocks.filter { !package.isConfigured($0.target) }
        let packageBuild = PackageBuild(
            targets: targetsToBuild(for: ofPackage, in: package), root: root, buildFolder: buildFolder,
            pluginFolder: packageFile?.parentFolder)
        let builds: [(build: (any MockBuild)?, mocks: [BuiltMocks], compiled: WritableKeyPath<VerifyReport, [String]>)] = [
            (packageBuild, ofPackage, \.compiled), (BuildCommand(of: configuration, in: self), ofProject, \.built),
        ]
        for (build, mocks, compiled) in builds where !mocks.isEmpty {
            guard let build else { return report.needsBuildCommand = true }
            guard let problems = try await problems(of: mocks, in: build, package) else { return report.awaitsBuild = true }
            report.problems += problems
            if !problems.hasErrors { report[keyPath: compiled] += mocks.map(\.target) }
        }
    }

    /// Returns the targets with the mocks; none for the whole package. SwiftPM plans each build of a target, so many of them are slower.
    private func targetsToBuild(for mocks: [BuiltMocks], in package: PackageModules) -> [String] {
        let owners = mocks.map(\.owner).unique
        let tests = package.targets.values.filter { $0.isTest && $0.module.isLocal }
        return owners.count == 1 || owners.count <= tests.count / 2 ? owners : []
    }

    private func builtMocks(of scope: TargetScope, _ text: MockText, in package: PackageModules) -> BuiltMocks? {
        let target = scope.target.name
        guard let path = output(of: scope.target) else { return BuiltMocks(scope: scope, owner: target, paths: nil, text: text) }
        guard let owner = package.isConfigured(target) ? target : package.target(of: path) else { return nil }
        let paths = MockFiles(checkedIn: path).paths.map { Disk.realPath($0.inFolder(root)) ?? $0.inFolder(root) }
        return BuiltMocks(scope: scope, owner: owner, paths: paths, text: text)
    }

    /// Returns the compiler's messages about mocks, at their requirements. If the build failed without an error in a mock, returns why.
    /// Nil if a command plugin must build first.
    private func problems(
        of mocks: [BuiltMocks], in build: any MockBuild, _ package: PackageModules
    ) async throws(Diagnostics) -> [Diagnostic]? {
        let log = try await observer.step(build.step, isLong: true, result: { _ in "ran \(build.command)" }) { () throws(Diagnostics) in
            do throws(Disk.Failure) { return try build.run() } catch { throw Diagnostics([.cannotCheck(mocks[0].target, error)]) }
        }
        guard let log else { return nil }
        let problems = mocks.flatMap { $0.problems(among: log.messages, root: root) }
        guard !problems.hasErrors else { return problems }
        let errors = log.errors.filter { error in !mocks.contains { $0.areSubject(of: error) } }
        guard let error = errors.first else {
            return log.succeeded ? problems : [build.failure(log, hiding: mocks.map(\.target))]
        }
        let location = error.locationInFile(root: root)
        let owner = location.flatMap { package.target(of: $0.path) }
        return [
            .notChecked(
                mocks.map(\.target), because: error.text, in: owner, at: location, besides: errors.count - 1,
                help: "make \(build.command) pass")
        ]
    }
}

extension BuiltMocks {
    fileprivate func problems(among messages: [CompilerMessage], root: String) -> [Diagnostic] {
        let own = messages.filter(areSubject)
        let files = Set(own.flatMap { [$0.path] + $0.notes.map(\.path) }.filter(areIn))
        let parts = files.reduce(into: [:]) { parts, path in
            parts[path] = text.mocks(in: String(decoding: (try? Disk.read(path)) ?? [], as: UTF8.self))
        }
        return CompilerFindings(target: scope.target, root: root, parts: parts).diagnostics(own)
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
