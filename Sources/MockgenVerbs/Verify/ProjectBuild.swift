import MockgenBytes
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun

/// Compiles the modules that SwiftPM does not know, and that the mocks of a target import, with the compiler alone.
struct ProjectBuild {
    private struct Part {
        let module: Module
        let arguments: [String]
    }

    private let target: String
    private let own: PackageModules.Target
    /// Each module after those that it imports.
    private let parts: [Part]
    private let root: String
    private let buildFolder: BuildFolder
    /// Folders with modules that others have built.
    private let searched: [String]

    /// Returns nil for a target that SwiftPM builds.
    init?(of scope: TargetScope, in package: PackageModules, _ index: SourceIndex, root: String, buildFolder: BuildFolder) {
        guard let own = package.targets[scope.target.name], own.isConfigured else { return nil }
        target = scope.target.name
        self.own = own
        self.root = root
        self.buildFolder = buildFolder
        searched = scope.interfaceFolders + (package.folders.isEmpty ? [] : ["\(buildFolder.path)/debug/Modules"])
        let known = package.visibleTargets(from: target).compactMap { package.targets[$0] }.filter(\.isConfigured)
        parts = index.inOrderOfImports(known.map(\.module)).compactMap { module in
            known.first { $0.module.name == module.name }.map { Part(module: module, arguments: $0.arguments) }
        }
    }

    /// The command that compiles the target.
    var command: [String] { ["swiftc", "-module-name", own.module.name] + own.arguments + flags }

    var builtFiles: [String] { parts.map { builtFile(of: $0.module) } }

    /// Compiles the interfaces of the modules that have changed.
    func run() throws(Diagnostics) {
        var states = Fingerprint()
        for part in parts {
            let files = part.module.files.map { $0.inFolder(root) }
            let command = self.command(compiling: part, files)
            for word in command { states.add(word) }
            for file in files { states.add(Disk.state(of: file)) }
            let name = "modules/\(part.module.name)"
            let isBuilt = Disk.exists(builtFile(of: part.module)) && buildFolder.cache.read(name, key: states.text) != nil
            if isBuilt { continue }
            let outcome: Subprocess.Output
            do throws(Disk.Failure) {
                _ = try Disk.makeFolder(folder)
                outcome = try Subprocess.run(command, errors: .captured)
            } catch {
                throw Diagnostics([.cannotCheck(target, error)])
            }
            let log = String(decoding: outcome.standardOutput, as: UTF8.self)
            guard outcome.status == 0 else { throw Diagnostics([.doesNotCompile(part.module.name, for: target, log, root: root)]) }
            buildFolder.cache.write([], as: name, key: states.text)
        }
    }

    private func command(compiling part: Part, _ files: [String]) -> [String] {
        // A file of this name has statements, as the files of a script.
        let isLibrary = !files.contains { $0.fileName == "main.swift" }
        return ["swiftc", "-emit-module", "-emit-module-path", builtFile(of: part.module), "-module-name", part.module.name]
            + ["-enable-testing", "-experimental-skip-non-inlinable-function-bodies", "-no-color-diagnostics", "-diagnostic-style", "llvm"]
            + (isLibrary ? ["-parse-as-library"] : []) + part.arguments + flags + files
    }

    private var flags: [String] { ([folder] + searched).flatMap { ["-I", $0, "-F", $0] } }
    private var folder: String { "\(buildFolder.ownPath)/modules/built" }
    private func builtFile(of module: Module) -> String { "\(folder)/\(module.name).swiftmodule" }
}

extension SourceIndex {
    /// Returns the modules in an order in which each comes after those that it imports.
    fileprivate func inOrderOfImports(_ wanted: [Module]) -> [Module] {
        let byName = Dictionary(wanted.map { ($0.name, $0) }) { first, _ in first }
        var ordered: [Module] = []
        var reached: Set<String> = []
        // A long chain of modules would overflow the stack of a recursive function.
        var open = wanted.reversed().map { (module: $0, isAfterImports: false) }
        while let (module, isAfterImports) = open.popLast() {
            if isAfterImports {
                ordered.append(module)
            } else if reached.insert(module.name).inserted {
                open.append((module, true))
                open += imports(of: module.name).compactMap { byName[$0] }.map { ($0, false) }
            }
        }
        return ordered
    }

    private func imports(of module: String) -> [String] {
        guard let number = number(ofModule: module) else { return [] }
        return files[number].flatMap(\.outline.imports).compactMap { $0.path.split(separator: ".").first.map(String.init) }.unique
    }
}

extension Diagnostic {
    fileprivate static func doesNotCompile(_ module: String, for target: String, _ log: String, root: String) -> Diagnostic {
        let errors = log.compilerMessages.filter { $0.severity == .error }
        let first = errors.first?.text ?? log.split(separator: "\n").last.map(String.init) ?? "the compiler failed"
        return Diagnostic(
            .moduleDoesNotBuild, cause: .code,
            "'\(module)' does not compile with this compiler alone, so mockgen cannot compile the mocks of '\(target)': \(first)",
            help: "correct the error, or compile the mocks with the project and skip the check with '--no-build'",
            at: errors.first?.locationInFile(root: root),
            notes: errors.dropFirst().prefix(4).map { .init($0.text, at: $0.locationInFile(root: root)) })
    }
}
