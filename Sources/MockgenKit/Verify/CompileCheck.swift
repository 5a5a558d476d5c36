import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender

/// Whether the mocks of a target compile: they alone, against the modules that they mock, as SwiftPM would compile the target.
/// What stands in the tests themselves has no part in it.
struct CompileCheck {
    let scope: TargetScope
    let mocks: MockText
    /// Files that mockgen writes: the target's own sources but for these are compiled with mocks of protocols among them.
    let outputs: Set<String>
    let root: String
    let buildFolder: BuildFolder

    private var name: String { scope.target.name }
    private var folder: String { "\(buildFolder.own)/\(name)" }

    /// Throws what the compiler says, each at the requirement that it is about.
    func run() throws(Diagnostics) {
        let command = try BuildDescription(in: buildFolder, root: root).command(ofTarget: name)
        let key = fingerprint(command)
        if buildFolder.recall("\(name)/compiled", key: key) != nil { return }
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
            throw Diagnostics([.cannotCheck(name, error)])
        }
        let messages = String(decoding: outcome.standardOutput, as: UTF8.self).compilerMessages
        let problems = messages.filter { $0.severity == "error" }.map { message in
            diagnostic(message, in: zip(parts, paths).first { $0.1 == message.path }?.0)
        }
        guard outcome.status == 0, problems.isEmpty else {
            throw Diagnostics(problems.isEmpty ? [.compilerFailed(name, saying: outcome.standardOutput)] : problems)
        }
        buildFolder.remember([], as: "\(name)/compiled", key: key)
    }

    /// Of all that decides whether the mocks compile: the compiler and its flags, the texts, and the modules as they were last built.
    private func fingerprint(_ command: [String]) -> String {
        var inputs = Fingerprint()
        inputs.add(Disk.ownProgram)
        for word in command { inputs.add(word) }
        inputs.add(command.first.map(Disk.state) ?? "")
        inputs.add(mocks.text)
        for path in ownSources { inputs.add((try? Disk.read(path)) ?? []) }
        for (flag, folder) in zip(command, command.dropFirst()) where flag == "-I" {
            for file in (try? Disk.contents(of: folder))?.sorted() ?? [] { inputs.add("\(file) \(Disk.state(of: "\(folder)/\(file)"))") }
        }
        return inputs.text
    }

    /// Enough for all cores; a part of its own costs the compiler some start.
    private var parts: Int { min(8, 1 + mocks.places.count { $0.kind != .requirement } / 32) }

    private var ownSources: [String] {
        let mocksOwn = mocks.places.contains { place in
            place.kind != .requirement && scope.own.files.contains(place.location.path)
        }
        return mocksOwn ? scope.own.files.filter { !outputs.contains($0) }.map { $0.inFolder(root) } : []
    }

    /// Only errors are wanted: what the compiler makes is thrown away. By way of a link for each, as no two may have one output.
    private func outputMap(of paths: [String]) throws(Disk.Failure) -> String {
        var entries: [String] = []
        for (number, path) in paths.enumerated() {
            let nowhere = "\(folder)/nowhere\(number + 1)"
            try Disk.link(nowhere, to: "/dev/null")
            entries.append("\(path.debugDescription): {\"sib\": \(nowhere.debugDescription)}")
        }
        return "{\(entries.joined(separator: ", "))}"
    }

    // MARK: - Words

    private func diagnostic(_ message: CompilerMessage, in part: MockText?) -> Diagnostic {
        let line = message.line - 1
        guard let part, let mock = part.places.first(where: { $0.kind != .requirement && $0.lines.contains(line) }),
            case .part(_, let mockName, let subject) = mock.kind
        else { return .doesNotCompile(message, location: message.location(root: root), name) }
        let requirement = part.places.first { $0.kind == .requirement && $0.lines.contains(line) }
        return .doesNotCompile(message, mock: mockName, of: subject, at: (requirement ?? mock).location, root: root)
    }
}

extension [String] {
    /// The compiler and the flags that decide what compiles, without those that say what is compiled and what comes out of it.
    fileprivate var forCheckOnly: [String] {
        let alone: Set = [
            "-c", "-emit-module", "-emit-dependencies", "-incremental", "-serialize-diagnostics", "-parseable-output",
            "-emit-objc-header", "-whole-module-optimization", "-wmo", "-g", "-enable-code-coverage", "-profile-coverage-mapping",
        ]
        let withValue: Set = [
            "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads", "-o",
            "-emit-module-interface-path",
        ]
        var kept: [String] = []
        var rest = self[...]
        while let argument = rest.popFirst() {
            if argument.hasPrefix("-X"), let handedOn = rest.popFirst() {
                kept += [argument, handedOn]
            } else if withValue.contains(argument) {
                _ = rest.popFirst()
            } else if !alone.contains(argument), !argument.hasPrefix("@"), !argument.hasSuffix(".swift") {
                kept.append(argument)
            }
        }
        // The passes that every build has find more than type checking does: code without a result, values used twice.
        return kept + ["-emit-sib", "-enable-batch-mode", "-no-color-diagnostics", "-diagnostic-style", "llvm"]
    }
}

extension Diagnostic {
    fileprivate static func doesNotCompile(
        _ message: CompilerMessage, mock: String, of subject: String, at location: SourceLocation, root: String
    ) -> Diagnostic {
        Diagnostic(
            "does-not-compile", cause: .code, "'\(mock)' does not compile here: \(message.text)",
            help: message.help(subject: subject), at: location, notes: [.init("in the mock", at: message.location(root: root))])
    }

    fileprivate static func doesNotCompile(_ message: CompilerMessage, location: SourceLocation, _ target: String) -> Diagnostic {
        Diagnostic(
            "does-not-compile", cause: .code, "the mocks of '\(target)' do not compile: \(message.text)", help: message.help(subject: nil),
            at: location)
    }

    static func cannotCheck(_ target: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(
            "cannot-check", cause: .setup, "cannot compile the mocks of '\(target)': \(failure.path): \(failure.reason)",
            help: "make the build folder writable and put 'swift' on the search path, or skip the compile check with '--no-build'", at: nil)
    }

    /// About no line of any file: a flag, or a fault of the compiler's own.
    fileprivate static func compilerFailed(_ target: String, saying output: [UInt8]) -> Diagnostic {
        let words = String(decoding: output, as: UTF8.self).split(separator: "\n").suffix(5)
        return Diagnostic(
            "cannot-check", cause: .setup, "the compiler failed on the mocks of '\(target)' without an error in a file",
            help: "make 'swift build --build-tests' pass, or skip the compile check with '--no-build'", at: nil,
            notes: words.map { .init(String($0), at: nil) })
    }
}

extension CompilerMessage {
    fileprivate func help(subject: String?) -> String {
        if text.hasPrefix("no such module") { return "add it to the dependencies of the target, or remove it from 'imports'" }
        if text.hasPrefix("cannot find"), text.hasSuffix("in scope") {
            return "declare it, make it visible to the target, or add its module to 'imports'"
        }
        guard let subject else { return "correct what the compiler reports" }
        return "correct the requirement; if it is correct, leave '\(subject)' out with 'exclude' and report a bug in mockgen"
    }
}
