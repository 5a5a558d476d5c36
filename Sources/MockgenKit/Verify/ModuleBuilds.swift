import MockgenConfig
import MockgenModel

/// Has SwiftPM build the modules that mocks are compiled against, each once in a run.
struct ModuleBuilds {
    let root: String
    let buildFolder: BuildFolder
    private var done: Set<[String]> = []

    init(root: String, buildFolder: BuildFolder) {
        self.root = root
        self.buildFolder = buildFolder
    }

    mutating func build(_ dependencies: PackageModules.Dependencies, for target: TargetConfiguration) throws(Diagnostics) {
        let builds = dependencies.targets.map { ["--target", $0] } + dependencies.products.map { ["--product", $0] }
        for build in builds where !done.contains(build) {
            let outcome: Subprocess.Output
            do throws(Disk.Failure) {
                outcome = try Subprocess.run(
                    ["swift", "build", "--package-path", root, "--scratch-path", buildFolder.path] + build, errors: .captured)
            } catch {
                throw Diagnostics([.cannotCheck(target.name, error)])
            }
            guard outcome.status == 0 else {
                throw Diagnostics([
                    .moduleDoesNotBuild(
                        build[1], command: build.joined(separator: " "), in: buildFolder, for: target.location,
                        notes: reasons(in: String(decoding: outcome.standardOutput, as: UTF8.self)))
                ])
            }
            done.insert(build)
        }
    }
}

extension ModuleBuilds {
    /// The compiler's errors; of what went wrong before it ran, SwiftPM's words.
    private func reasons(in output: String) -> [Diagnostic.Note] {
        let errors = output.compilerMessages.filter { $0.severity == "error" }.map { Diagnostic.Note($0.text, at: $0.location(root: root)) }
        let words = output.split(separator: "\n").filter { $0.hasPrefix("error: ") }.map {
            Diagnostic.Note(String($0.dropFirst(7)), at: nil)
        }
        return Array((errors.isEmpty ? words : errors).unique.prefix(5))
    }
}

extension Diagnostic {
    fileprivate static func moduleDoesNotBuild(
        _ name: String, command: String, in buildFolder: BuildFolder, for location: SourceLocation, notes: [Note]
    ) -> Diagnostic {
        let path = buildFolder.path
        let canBeWritten = Disk.isWritable(Disk.exists(path) ? path : path.parentFolder)
        let remedy =
            canBeWritten
            ? "make 'swift build \(command)' pass" : "name a folder that can be written to: 'mockgen verify --scratch-path <folder>'"
        return Diagnostic(
            "module-does-not-build", cause: .code, "'\(name)' does not build, so mockgen cannot compile its mocks",
            help: "\(remedy), or skip the compile check with '--no-build'", at: location, notes: notes)
    }
}
