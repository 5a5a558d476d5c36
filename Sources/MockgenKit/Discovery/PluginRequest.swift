import MockgenModel

/// What the build-tool plugin tells the tool: the plugin knows the modules and their files, and reads no YAML.
///
/// A text file with a line for each fact, since 20,000 paths do not fit on a command line: a keyword, a tab, and its values with
/// tabs between them. The plugin writes it in `Plugins/Mockgen`.
struct PluginRequest {
    var package = ""
    var configuration = ""
    var target = ""
    /// The folder for the generated files.
    var output = ""
    /// The module of the target itself.
    var own = Module(name: "", isLocal: true, files: [])
    /// What it can import.
    var modules: [Module] = []

    /// The file that the mocks of a module's protocols go into; the plugin declares the same.
    static func fileName(forModule module: String) -> String { "\(module)Mocks.swift" }

    init(readingFrom path: String) throws(Diagnostics) {
        let bytes: [UInt8]
        do throws(Disk.Failure) {
            bytes = try Disk.read(path)
        } catch {
            throw Diagnostics([.unreadableRequest(path, error.reason)])
        }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            switch (words[0], words.count) {
            case ("package", 2): package = words[1]
            case ("configuration", 2): configuration = words[1]
            case ("target", 2): target = words[1]
            case ("output", 2): output = words[1]
            case ("own", 2): own.name = words[1]
            case ("ownfile", 2): own.files.append(words[1].relative(to: package))
            case ("module", 3): modules.append(Module(name: words[1], isLocal: words[2] == "local", files: []))
            case ("file", 2) where !modules.isEmpty: modules[modules.count - 1].files.append(words[1].relative(to: package))
            default: throw Diagnostics([.unreadableRequest(path, "it has the line '\(line)'")])
            }
        }
        own.files.sort()
        // The same input in another order is the same input.
        modules = modules.map { Module(name: $0.name, isLocal: $0.isLocal, files: $0.files.sorted()) }.sorted { $0.name < $1.name }
    }
}

extension Diagnostic {
    fileprivate static func unreadableRequest(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "plugin-request", cause: .mockgen, "cannot read what the plugin wrote in '\(path)': \(reason)",
            help: "delete the package's '.build' folder and build again", at: nil)
    }
}
