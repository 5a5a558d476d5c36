import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The plan of SwiftPM's own build system, a file in YAML with all targets of the package.
struct NativePlan {
    let path: String

    init(in folder: BuildFolder) { path = "\(folder.path)/debug.yaml" }

    /// Returns how these targets are compiled, by name.
    func commands(of names: Set<String>, root: String) throws(Diagnostics) -> [String: BuildDescription.Command] {
        let text: [UInt8]
        do throws(Disk.Failure) {
            text = try Disk.read(path)
        } catch {
            throw Diagnostics([.noPlan(path.relative(to: root), error.reason)])
        }
        var commands: [String: BuildDescription.Command] = [:]
        for entry in text.entries(named: names) {
            let arguments = try list(entry.arguments, in: path)
            // `App` must not match `App-Core`.
            guard let target = names.first(where: { entry.name.hasPrefix("\($0)-") && $0.moduleName == arguments.moduleName }) else {
                continue
            }
            // SwiftPM compiles macros, and all tests of a package that tests its macros, as tools: `…-debug-tool.module`.
            if commands[target] != nil, !entry.name.hasSuffix("-debug") { continue }
            let inputs = try list(entry.inputs, in: path)
            commands[target] = .init(
                arguments: arguments.withBuiltModules,
                builtFiles: inputs.filter { $0.hasSuffix(".swiftmodule") || $0.hasSuffix(".o") })
        }
        return commands
    }
}

extension [String] {
    /// Tests that are compiled as tools see modules that are compiled as tools. But `swift build --target App` compiles only macros as tools, so
    /// this searches both folders.
    fileprivate var withBuiltModules: [String] {
        let folders = zip(self, dropFirst()).filter { $0 == "-I" && $1.hasSuffix("/Modules-tool") }.map(\.1)
        return folders.isEmpty ? self : prefix(1) + folders.flatMap { ["-I", String($0.dropLast("-tool".count))] } + dropFirst()
    }
}

/// Reads a list in JSON, which is also YAML.
private func list(_ text: [UInt8], in path: String) throws(Diagnostics) -> [String] {
    try parseYAML(text, path: path).list?.compactMap(\.text) ?? []
}

extension [UInt8] {
    fileprivate struct Entry {
        let name: String
        var inputs: [UInt8] = []
        var arguments: [UInt8] = []
    }

    /// Returns the entries `"C.App-x86_64-unknown-linux-gnu-debug.module":` of targets whose names begin with this name.
    fileprivate func entries(named names: Set<String>) -> [Entry] {
        var entries: [Entry] = []
        var isInside = false
        for line in lines {
            if line.starts(with: "    ".utf8) {
                guard isInside else { continue }
                if let list = line.value(of: "inputs") { entries[entries.count - 1].inputs = list }
                if let list = line.value(of: "args") { entries[entries.count - 1].arguments = list }
            } else {
                isInside = line.starts(with: "  \"C.".utf8) && line.suffix(9).elementsEqual(".module\":".utf8)
                guard isInside else { continue }
                let name = String(decoding: line, as: UTF8.self).dropFirst(5).dropLast(9)
                isInside = names.contains { name.hasPrefix("\($0)-") }
                if isInside { entries.append(Entry(name: String(name))) }
            }
        }
        return entries
    }

    /// The lines, found without a loop over bytes, which is slow in a debug build for a plan of several megabytes.
    private var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < count {
            let end = Disk.index(of: UInt8(ascii: "\n"), in: self, from: start) ?? count
            lines.append(self[start..<end])
            start = end + 1
        }
        return lines
    }
}

extension ArraySlice<UInt8> {
    fileprivate func value(of key: String) -> [UInt8]? {
        let start = "    \(key): "
        return starts(with: start.utf8) ? Array(dropFirst(start.utf8.count)) : nil
    }
}

extension Diagnostic {
    fileprivate static func noPlan(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .noBuild, cause: .setup, "cannot read how SwiftPM compiles the package in '\(path)': \(reason)",
            help: "run 'swift build --build-tests' once, or skip the compile check with '--no-build'", at: nil)
    }
}
