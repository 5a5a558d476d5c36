import MockgenBytes
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenRun

/// The check that the mocks of a target compile. They are compiled with the flags of the target and the modules that they import, but
/// without the tests.
struct CompileCheck {
    private let scope: TargetScope
    private let mocks: MockText
    private let inputs: BuildInputs
    /// The files that mockgen writes. The target's other files are compiled too if they declare protocols that it mocks.
    private let outputs: Set<String>
    private let root: String
    private let buildFolder: BuildFolder
    private let whole: (memory: CheckMemory, result: CheckMemory.Result)
    /// Builds the modules of a target that SwiftPM does not know.
    let project: ProjectBuild?

    /// - Parameter whole: the memory of the target's whole verification, and the result of the steps before this check.
    init(
        _ scope: TargetScope, _ mocks: MockText, _ inputs: BuildInputs, outputs: Set<String>, in workspace: Workspace,
        whole: (memory: CheckMemory, result: CheckMemory.Result), project: ProjectBuild?
    ) {
        self.project = project
        self.scope = scope
        self.mocks = mocks
        self.inputs = inputs
        self.outputs = outputs
        root = workspace.root
        buildFolder = workspace.buildFolder
        self.whole = whole
    }

    var target: String { scope.target.name }
    private var folder: String { "\(buildFolder.ownPath)/\(target)" }

    /// The warnings of an earlier check of the same mocks, if no module needs a build.
    var known: [Diagnostic]? {
        guard let found = memory.result?.found else { return nil }
        remember(found)
        return found
    }

    /// Compiles the mocks, unless they compiled with the same modules before. The modules must be built.
    /// - Parameters:
    ///   - command: the command that compiles the target.
    ///   - builtFiles: the modules and objects that it is compiled with.
    /// - Returns: Errors and warnings.
    func run(_ command: [String], with builtFiles: [String]) throws(Diagnostics) -> [Diagnostic] {
        let compiled = CheckMemory(named: "\(target)/compiled", key: key(command, builtFiles), in: buildFolder)
        let found = if let known = compiled.result { known.found } else { try compile(command) }
        compiled.remember(.init(mocks: 0, found: found))
        memory.remember(.init(mocks: 0, found: found))
        remember(found)
        return found
    }

    private func remember(_ found: [Diagnostic]) {
        whole.memory.remember(.init(mocks: whole.result.mocks, found: whole.result.found + found))
    }

    /// The memory for the same mocks and the same inputs of the modules' builds.
    private var memory: CheckMemory {
        var key = Fingerprint()
        key.add(inputs.key)
        addTexts(to: &key)
        return CheckMemory(named: "\(target)/checked", key: key.text, in: buildFolder)
    }

    private func compile(_ command: [String]) throws(Diagnostics) -> [Diagnostic] {
        let parts = mocks.divided(into: command.contains("-warnings-as-errors") ? 1 : parts)
        let paths = parts.indices.map { "\(folder)/Mocks\($0 + 1).swift" }
        let map = "\(folder)/outputs.json"
        let outcome: Subprocess.Output
        do throws(Disk.Failure) {
            _ = try Disk.makeFolder(folder)
            for (part, path) in zip(parts, paths) { try Disk.write(part.text.utf8, to: path) }
            try Disk.write(try outputMap(of: paths + ownSources).utf8, to: map)
            outcome = try Subprocess.run(command.forCheckOnly + ["-output-file-map", map] + paths + ownSources, errors: .captured)
        } catch {
            throw Diagnostics([.cannotCheck(target, error)])
        }
        let findings = CompilerFindings(target: target, root: root, parts: Dictionary(uniqueKeysWithValues: zip(paths, parts)))
        let found = findings.diagnostics(String(decoding: outcome.standardOutput, as: UTF8.self).compilerMessages)
        guard outcome.status == 0 || found.contains(where: { $0.severity == .error }) else {
            throw Diagnostics([.compilerFailed(target, saying: outcome.standardOutput)])
        }
        return found
    }

    /// Returns the key of all inputs of the compilation, if the modules are built.
    private func key(_ command: [String], _ builtFiles: [String]) -> String {
        var key = Fingerprint()
        key.add(Disk.ownProgram)
        for word in command { key.add(word) }
        key.add(command.first.map(Disk.state) ?? "")
        for path in builtFiles { key.add("\(path) \(Disk.state(of: path))") }
        addTexts(to: &key)
        return key.text
    }

    private func addTexts(to key: inout Fingerprint) {
        key.add(mocks.text)
        for path in ownSources { key.add((try? Disk.read(path)) ?? []) }
    }

    /// The mocks, divided into files for all cores. Each file costs some time to start the compiler.
    private var parts: Int { min(8, 1 + mocks.mappings.count { $0.kind != .requirement } / 32) }

    private var ownSources: [String] {
        let mocksOwn = mocks.mappings.contains { mapping in
            mapping.kind != .requirement && scope.own.files.contains(mapping.location.path)
        }
        return mocksOwn ? scope.own.files.filter { !outputs.contains($0) }.map { $0.inFolder(root) } : []
    }

    /// Discards the compiler's output through a link for each file, because two files cannot have the same output.
    private func outputMap(of paths: [String]) throws(Disk.Failure) -> String {
        var entries: [String] = []
        for (number, path) in paths.enumerated() {
            let nowhere = "\(folder)/nowhere\(number + 1)"
            try Disk.link(nowhere, to: "/dev/null")
            entries.append("\(path.debugDescription): {\"sib\": \(nowhere.debugDescription)}")
        }
        return "{\(entries.joined(separator: ", "))}"
    }
}

extension [String] {
    /// The compiler and the flags that decide what compiles, without inputs and outputs.
    fileprivate var forCheckOnly: [String] {
        let alone: Set = [
            "-c", "-emit-module", "-emit-dependencies", "-emit-const-values", "-incremental", "-save-temps", "-serialize-diagnostics",
            "-parseable-output", "-use-frontend-parseable-output", "-emit-objc-header", "-whole-module-optimization", "-wmo", "-g",
            "-enable-code-coverage", "-profile-coverage-mapping",
        ]
        let withValue: Set = [
            "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads", "-o",
            "-emit-module-interface-path",
        ]
        var flags: [String] = []
        var rest = self[...]
        while let argument = rest.popFirst() {
            if argument.hasPrefix("-X"), let passedOn = rest.popFirst() {
                flags += [argument, passedOn]
            } else if withValue.contains(argument) {
                _ = rest.popFirst()
            } else if !alone.contains(argument), !argument.hasPrefix("@"), !argument.hasSuffix(".swift") {
                flags.append(argument)
            }
        }
        // The passes after type checking find more errors: a missing return, or a value that is used after it was consumed.
        return flags + ["-emit-sib", "-enable-batch-mode", "-no-color-diagnostics", "-diagnostic-style", "llvm"]
    }
}

extension Diagnostic {
    static func cannotCheck(_ target: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(
            .cannotCheck, cause: .setup, "cannot compile the mocks of '\(target)': \(failure.path): \(failure.reason)",
            help: "make the build folder writable and put 'swift' on the search path, or skip the compile check with '--no-build'", at: nil)
    }

    /// An error without a location: a wrong flag, or a crash of the compiler.
    fileprivate static func compilerFailed(_ target: String, saying output: [UInt8]) -> Diagnostic {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").suffix(5)
        return Diagnostic(
            .cannotCheck, cause: .setup, "the compiler failed on the mocks of '\(target)' without an error in a file",
            help: "make 'swift build --build-tests' pass, or skip the compile check with '--no-build'", at: nil,
            notes: lines.map { .init(String($0), at: nil) })
    }
}
