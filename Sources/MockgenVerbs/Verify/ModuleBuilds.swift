import MockgenDisk
import MockgenModel
import MockgenRun

/// Builds the modules that mocks import, with SwiftPM.
struct ModuleBuilds {
    /// A target that does not build, with the compiler's errors in its files.
    struct BrokenModule {
        let target: String
        var errors: [Diagnostic.Note]
    }

    struct Outcome {
        var broken: [BrokenModule] = []
        /// SwiftPM's reasons if a build ended without a compiler error in a file.
        var failure: (target: String, reasons: [Diagnostic.Note])?
        /// The targets that a command plugin has to build first.
        var awaited: [String] = []
    }

    let package: PackageModules
    let root: String
    let buildFolder: BuildFolder
    /// Set inside a command plugin, which builds for the tool, because a second SwiftPM would wait for the first one.
    let pluginBuilds: PluginBuilds?

    /// Builds targets one after the other, each with its dependencies. SwiftPM accepts one target at a time.
    func build(_ names: [String]) throws(Disk.Failure) -> Outcome {
        var outcome = Outcome()
        outcome.awaited = try pluginBuilds?.await(names) ?? []
        guard outcome.awaited.isEmpty else { return outcome }
        for name in names {
            // A build with a broken module would fail again.
            guard !outcome.hasBroken(neededBy: name, in: package), let log = try failedBuild(of: name) else { continue }
            outcome.add(errors: log.compilerMessages.filter { $0.severity == .error }, to: self, building: name)
            guard !outcome.hasBroken(neededBy: name, in: package) else { continue }
            // The other targets would fail for the same reasons.
            outcome.failure = (name, log.reasons)
            break
        }
        return outcome
    }

    /// Writes SwiftPM's plan, the first step of every build, for a target that depends on no Swift module.
    func plan(for target: String) throws(Disk.Failure) -> Outcome {
        var outcome = Outcome()
        if let pluginBuilds {
            // A plugin can only build. The tests do not have to compile.
            outcome.awaited = try pluginBuilds.await([target])
        } else if let log = try failedBuild(with: ["--print-manifest-job-graph"]) {
            outcome.failure = (target, log.reasons)
        }
        return outcome
    }

    /// Builds everything, for a plan with all targets. The tests do not have to compile.
    func buildTests() throws(Disk.Failure) -> Outcome {
        let flag = "--build-tests"
        var outcome = Outcome()
        if let pluginBuilds { outcome.awaited = try pluginBuilds.await([flag]) } else { _ = try failedBuild(with: [flag]) }
        return outcome
    }

    /// Returns SwiftPM's output, or nil if the target builds.
    private func failedBuild(of name: String) throws(Disk.Failure) -> String? {
        if let pluginBuilds { return pluginBuilds.log(ofFailedBuild: name) }
        return try failedBuild(with: ["--target", name])
    }

    private func failedBuild(with flags: [String]) throws(Disk.Failure) -> String? {
        let build = try Subprocess.run(
            ["swift", "build", "--package-path", root, "--scratch-path", buildFolder.path] + flags, errors: .captured)
        return build.status == 0 ? nil : String(decoding: build.standardOutput, as: UTF8.self)
    }

    fileprivate func owner(of location: SourceLocation) -> String? {
        package.targets.first { $0.value.module.files.contains(location.path) }?.key
    }
}

extension ModuleBuilds.Outcome {
    /// Whether all modules are built that the mocks of a target need.
    func isComplete(for target: String, in package: PackageModules) -> Bool {
        failure == nil && Set(broken.map(\.target)).isDisjoint(with: package.visibleTargets(from: target))
    }

    /// - Parameter targets: the targets of the mocks.
    func problems(for targets: [String], in package: PackageModules, _ buildFolder: BuildFolder) -> [Diagnostic] {
        var problems = broken.map { module in
            let needing = targets.filter { package.visibleTargets(from: $0).contains(module.target) }
            return module.diagnostic(for: needing.isEmpty ? targets : needing)
        }
        if let failure { problems.append(.cannotBuild(failure.target, for: targets, in: buildFolder, failure.reasons)) }
        return problems
    }

    fileprivate func hasBroken(neededBy name: String, in package: PackageModules) -> Bool {
        !Set(broken.map(\.target)).isDisjoint(with: [name] + package.visibleTargets(from: name))
    }

    /// Assigns each error to the target of its file. An error in a C file belongs to the target that was built.
    fileprivate mutating func add(errors: [CompilerMessage], to builds: ModuleBuilds, building name: String) {
        for error in errors {
            guard let location = error.locationInFile(root: builds.root) else { continue }
            let target = builds.owner(of: location) ?? name
            let note = Diagnostic.Note(error.text, at: location)
            if let known = broken.firstIndex(where: { $0.target == target }) {
                if !broken[known].errors.contains(note) { broken[known].errors.append(note) }
            } else {
                broken.append(.init(target: target, errors: [note]))
            }
        }
    }
}

extension String {
    /// SwiftPM's own errors.
    fileprivate var reasons: [Diagnostic.Note] {
        let lines = split(separator: "\n")
        let errors = lines.filter { $0.hasPrefix("error: ") }.map { $0.dropFirst(7) }
        return (errors.isEmpty ? Array(lines.suffix(5)) : errors).map { Diagnostic.Note(String($0), at: nil) }.unique
    }
}

extension ModuleBuilds.BrokenModule {
    /// - Parameter targets: the targets whose mocks cannot be compiled.
    func diagnostic(for targets: [String]) -> Diagnostic {
        let first = errors[0]
        let rest = errors.count - 5
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "'\(target)' does not build, so mockgen cannot compile the mocks of \(targets.named): \(first.message)",
            help: "make 'swift build --target \(target)' pass, or skip the compile check with '--no-build'", at: first.location,
            notes: errors.dropFirst().prefix(4) + (rest > 0 ? [.init("and \(rest) more", at: nil)] : []))
    }
}

extension Diagnostic {
    static func cannotBuild(_ target: String, for targets: [String], in buildFolder: BuildFolder, _ reasons: [Note]) -> Diagnostic {
        let path = buildFolder.path
        let remedy =
            Disk.isWritable(Disk.exists(path) ? path : path.parentFolder)
            ? "make 'swift build --target \(target)' pass" : "name a folder that is writable: 'mockgen verify --scratch-path <folder>'"
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "SwiftPM cannot build '\(target)', so mockgen cannot compile the mocks of \(targets.named)",
            help: "\(remedy), or skip the compile check with '--no-build'", at: nil, notes: reasons)
    }
}

extension [String] {
    /// `'A'`, `'A' and 'B'`, or `'A' and 3 more targets`.
    fileprivate var named: String {
        switch count {
        case 1: "'\(self[0])'"
        case 2: "'\(self[0])' and '\(self[1])'"
        default: "'\(self[0])' and \(count - 1) more targets"
        }
    }
}
