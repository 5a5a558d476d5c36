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
                let messages = String(decoding: outcome.standardOutput, as: UTF8.self).compilerMessages
                throw Diagnostics([
                    .moduleDoesNotBuild(
                        build[1], messages: messages.filter { $0.severity == "error" }, command: build.joined(separator: " "),
                        for: target.location, root: root)
                ])
            }
            done.insert(build)
        }
    }
}

extension Diagnostic {
    fileprivate static func moduleDoesNotBuild(
        _ name: String, messages: [CompilerMessage], command: String, for location: SourceLocation, root: String
    ) -> Diagnostic {
        Diagnostic(
            "module-does-not-build", cause: .code, "'\(name)' does not build, so its mocks cannot be compiled",
            help: "make 'swift build \(command)' pass, or leave the compile check out with '--no-build'", at: location,
            notes: messages.prefix(5).map { .init($0.text, at: $0.location(root: root)) }.unique)
    }
}
