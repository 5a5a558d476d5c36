import MockgenDisk
import MockgenModel
import MockgenRun

/// The commands with which SwiftPM compiles the targets of a package, from its plan in the build folder. The plugin API and the manifest
/// have only the settings of a target; the plan has the compiler flags.
struct BuildDescription {
    /// The command that compiles a Swift target.
    struct Command {
        /// The compiler and its arguments.
        let arguments: [String]
        /// The modules and objects that it reads.
        let builtFiles: [String]
    }

    private let commands: [String: Command]
    /// The targets that a further build can bring into the plan: Swift Build plans only what it builds.
    let unplanned: Set<String>

    /// Reads the plan of the build system that ran last, because only its modules are up to date.
    /// - Parameter names: the targets to read about.
    init(of names: Set<String>, in folder: BuildFolder, root: String) throws(Diagnostics) {
        let native = NativePlan(in: folder)
        if let other = SwiftBuildPlan(lastUsedIn: folder), Disk.wasChanged(native.path, before: other.path) {
            commands = other.commands(of: names)
            unplanned = names.subtracting(commands.keys)
        } else if Disk.exists(native.path) {
            commands = try native.commands(of: names, root: root)
            unplanned = []
        } else {
            (commands, unplanned) = ([:], names)
        }
    }

    /// The command that compiles a target: the compiler and its arguments.
    func command(ofTarget name: String) throws(Diagnostics) -> [String] {
        guard let command = commands[name] else { throw Diagnostics([.targetNotBuilt(name)]) }
        return command.arguments
    }

    /// Returns the modules and objects that these targets are compiled with.
    func builtFiles(neededBy names: [String]) -> [String] { Set(names.flatMap { commands[$0]?.builtFiles ?? [] }).sorted() }
}

extension [String] {
    /// The module that a command compiles.
    var moduleName: String? { zip(self, dropFirst()).first { $0.0 == "-module-name" }?.1 }
}

extension Diagnostic {
    static func targetNotBuilt(_ name: String) -> Diagnostic {
        Diagnostic(
            .noBuild, cause: .setup, "SwiftPM's build plan has no target '\(name)'",
            help: "run 'swift build --build-tests' once, or skip the compile check with '--no-build'", at: nil)
    }
}
