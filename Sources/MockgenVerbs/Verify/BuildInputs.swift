import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenRun

/// The fingerprint of all inputs of a build of the package, except the Swift files of tests.
///
/// While it is the same, every module is up to date, and mockgen does not run SwiftPM.
struct BuildInputs {
    private var fingerprint = Fingerprint()
    private let buildFolder: BuildFolder
    /// The Swift files of tests. No module depends on them.
    private let tests: Set<String>

    init(of package: PackageModules, root: String, buildFolder: BuildFolder) {
        self.buildFolder = buildFolder
        tests = Set(package.targets.values.filter(\.isTest).flatMap(\.module.files).map { $0.inFolder(root) })
        fingerprint.add(Disk.ownProgram)
        fingerprint.add(Self.compilerVersion)
        for variable in Self.environment { fingerprint.add(variable) }
        for target in package.targets.values.filter(\.isConfigured).sorted(by: { $0.module.name < $1.module.name }) {
            for word in target.arguments + target.interfaces { fingerprint.add(word) }
            for path in target.module.files where !target.isTest { fingerprint.add("\(path) \(Disk.state(of: path.inFolder(root)))") }
        }
        for folder in package.folders + ["\(buildFolder.path)/artifacts"] { add(folder, depth: 0) }
    }

    var key: String { fingerprint.text }

    private mutating func add(_ folder: String, depth: Int) {
        // Symbolic links can form a circle.
        guard depth < 64, folder != buildFolder.path, let names = try? Disk.contents(of: folder) else { return }
        for name in names where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            fingerprint.add(path)
            guard let status = Disk.status(of: path) else { continue }
            if status.isFolder {
                add(path, depth: depth + 1)
            } else if !tests.contains(path) {
                fingerprint.add(status.size)
                fingerprint.add(status.seconds)
                fingerprint.add(status.nanoseconds)
            }
        }
    }

    /// The version of the compiler, not the file: `swiftc` can be a program that chooses one of several toolchains.
    private static var compilerVersion: [UInt8] {
        (try? Subprocess.run(["swiftc", "--version"], errors: .dropped))?.standardOutput ?? []
    }

    /// The environment, which manifests and compilers read, without variables that differ between terminals.
    private static var environment: [String] {
        let names: Set = ["_", "SHLVL", "PWD", "OLDPWD", "COLUMNS", "LINES", "COLORTERM", "LS_COLORS", "NO_COLOR", "WINDOWID", "STY"]
        let prefixes = ["TERM", "SSH_", "XPC_", "TMUX", "VSCODE_", "ITERM_", "GITHUB_", "RUNNER_"]
        return Disk.environment.filter { variable in
            let name = String(variable.prefix { $0 != "=" })
            return !names.contains(name) && !prefixes.contains(where: name.hasPrefix)
        }.sorted()
    }
}
