package import MockgenModel

/// The request of the build tool plugin, which knows the modules and their files and reads no YAML.
///
/// It is a text file, because 20,000 paths do not fit on a command line. Each line is a keyword and its values, separated by tabs.
/// `Plugins/Mockgen` writes it.
package struct PluginRequest {
    package var package = ""
    var configuration = ""
    package var target = ""
    /// The folder for the generated files.
    var output = ""
    /// The module of the target itself.
    var own = Module(name: "", isLocal: true, files: [])
    /// The modules that it can import.
    var modules: [Module] = []
    /// The number of files for the mocks of a module, if there are several.
    private var parts: [String: Int] = [:]

    package init(readingFrom path: String) throws(Diagnostics) {
        let bytes: [UInt8]
        do throws(Disk.Failure) {
            bytes = try Disk.read(path)
        } catch {
            throw Diagnostics([.unreadableRequest(path, error.reason)])
        }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !read(line) {
            // Every line of the plugin has a tab.
            guard line.contains("\t") else { throw Diagnostics([.lineBreakInPath(String(line))]) }
            throw Diagnostics([.unreadableRequest(path, "it has the line '\(line)'")])
        }
        for (keyword, value) in [
            ("package", package), ("configuration", configuration), ("target", target), ("output", output), ("own", own.name),
        ]
        where value.isEmpty {
            throw Diagnostics([.unreadableRequest(path, "it has no line '\(keyword)'")])
        }
        own.files = own.files.map { $0.relative(to: package) }.sorted()
        // The order of the input does not matter.
        modules =
            modules
            .map { Module(name: $0.name, isLocal: $0.isLocal, files: $0.files.map { $0.relative(to: package) }.sorted()) }
            .sorted { $0.name < $1.name }
    }

    /// Whether the plugin can have written the line.
    private mutating func read(_ line: Substring) -> Bool {
        let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard fields.count == 2, !fields[1].isEmpty else { return false }
        let value = String(fields[1])
        switch fields[0] {
        case "package": package = value
        case "configuration": configuration = value
        case "target": target = value
        case "output": output = value
        case "own": own.name = value
        case "ownfile": own.files.append(value)
        case "module":
            let parts = value.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, parts[1] == "local" || parts[1] == "other" else { return false }
            modules.append(Module(name: String(parts[0]), isLocal: parts[1] == "local", files: []))
        case "parts":
            guard let module = modules.last, let count = Int(value), count > 0 else { return false }
            parts[module.name] = count
        case "file":
            guard !modules.isEmpty else { return false }
            modules[modules.count - 1].files.append(value)
        default: return false
        }
        return true
    }
}

extension PluginRequest {
    mutating func use(_ settings: ModuleSettings) {
        own.use(settings)
        for number in modules.indices { modules[number].use(settings) }
    }

    /// Returns the files for the mocks of a module's protocols. The plugin declares the same files.
    package func mockFiles(ofModule module: String) -> MockFiles { MockFiles(folder: output, module: module, count: parts[module] ?? 1) }
}

/// The files `AppMocks.swift` for a small module, or `AppMocks1.swift` to `AppMocks8.swift`. `Division` of the plugin decides how many.
package struct MockFiles {
    let paths: [String]

    init(folder: String, module: String, count: Int) {
        paths = count == 1 ? ["\(folder)/\(module)Mocks.swift"] : (1...count).map { "\(folder)/\(module)Mocks\($0).swift" }
    }

    /// Returns the file for the mock of a protocol. It depends only on the name, so that other protocols do not move the mock.
    package func path(forProtocol qualifiedName: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in qualifiedName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return paths[Int((hash ^ (hash >> 32)) % UInt64(paths.count))]
    }
}

extension Diagnostic {
    fileprivate static func lineBreakInPath(_ rest: String) -> Diagnostic {
        Diagnostic(
            .pluginRequest, cause: .setup, "a path contains a line break, which the plugin does not support, before '\(rest)'",
            help: "rename the file or folder", at: nil)
    }

    fileprivate static func unreadableRequest(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .pluginRequest, cause: .mockgen, "cannot read the plugin's request '\(path)': \(reason)",
            help: "delete the package's '.build' folder and build again", at: nil)
    }
}
