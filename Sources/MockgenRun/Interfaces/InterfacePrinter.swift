import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The tool of the toolchain that prints a module's interface as Swift text.
struct InterfacePrinter: Sendable {
    private static let name = "swift-synthesize-interface"
    /// The folder of the compiler, or an empty string to use the search path.
    private let folder: String
    var moduleCache: ModuleCache?

    /// The printer of the loaded parser's toolchain, because the parser must support every syntax in the printed text. A compiled package has
    /// its own copy of the parser, so its printer is that of the compiler in use.
    static let ofToolchain = InterfacePrinter(folder: folderOfParser ?? folderOfCompiler ?? "")

    private static var folderOfParser: String? {
        // The library is at usr/lib/swift/host/libSwiftParser.so.
        (Disk.parserLibrary.flatMap(Disk.realPath)?.parentFolder).flatMap { checked("\($0)/../../../bin".normalizedPath) }
    }

    private static var folderOfCompiler: String? {
        #if canImport(Darwin)
            return firstLine(of: ["xcrun", "--find", name])?.parentFolder
        #else
            let compiler = Disk.programOnSearchPath("swiftc").flatMap(Disk.realPath)
            // The program on the search path can be one that chooses a toolchain.
            return (compiler?.parentFolder).flatMap(checked)
                ?? InterfacePrinter(folder: "").targetInfo?["paths"]?["runtimeResourcePath"]?.text
                .flatMap { checked("\($0)/../../bin".normalizedPath) }
        #endif
    }

    private static func checked(_ folder: String) -> String? { Disk.exists(name.inFolder(folder)) ? folder : nil }

    private static func firstLine(of command: [String]) -> String? {
        guard let output = try? Subprocess.run(command, errors: .dropped), output.status == 0 else { return nil }
        return String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }

    private var tool: String { Self.name.inFolder(folder) }

    /// The cache key: everything that the printed text depends on.
    var key: String { "\(tool) \(Disk.state(of: tool)) \(Disk.ownProgram)" }

    /// Before Swift 6.3, the printed interface of the standard library lacks these parts.
    private static let partsOfStandardLibrary = [
        ("_Concurrency", "protocol AsyncSequence"), ("_StringProcessing", "protocol RegexComponent"),
    ]

    /// - Parameter folders: the folders of modules that are not part of the toolchain.
    func print(_ module: String, among folders: [String] = []) -> Result<SourceText, Interfaces.Failure> {
        let printed = printAlone(module, among: folders)
        guard module == StandardLibrary.module, case .success(let text) = printed else { return printed }
        let missing = Self.partsOfStandardLibrary.filter { !Disk.contains($0.1, in: text.bytes) }
        let parts = missing.compactMap { try? printAlone($0.0, among: folders).get().bytes }
        return .success(SourceText(path: module, bytes: parts.reduce(text.bytes, +)))
    }

    private func printAlone(_ module: String, among folders: [String]) -> Result<SourceText, Interfaces.Failure> {
        guard folder.isEmpty || Disk.exists(tool) else { return .failure(.noPrinter(tool)) }
        let platforms = platforms
        guard !platforms.isEmpty else { return .failure(.noPrinter(tool)) }
        // The compiler would create a folder that only its own user can read.
        try? moduleCache?.make()
        for platform in platforms {
            var arguments = [tool, "-module-name", module, "-target", platform.target]
            if let sdk = platform.sdk { arguments += ["-sdk", sdk] }
            for folder in folders { arguments += ["-I", folder] }
            if let moduleCache { arguments += ["-module-cache-path", moduleCache.path] }
            do throws(Disk.Failure) {
                let output = try Subprocess.run(arguments, errors: .dropped)
                if output.status == 0 { return .success(SourceText(path: module, bytes: output.standardOutput)) }
            } catch {
                return .failure(.noPrinter(tool))
            }
        }
        return .failure(.noModule)
    }

    private struct Platform {
        let target: String
        let sdk: String?
    }

    private static let platforms = AnswerTable<String, [Platform]>()

    /// The default platform of the compiler, then the platforms of apps.
    private var platforms: [Platform] { Self.platforms.answer(to: folder) { foundPlatforms } }

    private var foundPlatforms: [Platform] {
        guard let own = targetInfo?["target"]?["triple"]?.text else { return [] }
        #if canImport(Darwin)
            let architecture = own.prefix { $0 != "-" }
            let all = [("macosx", own), ("iphonesimulator", "\(architecture)-apple-ios17.0-simulator")]
            return all.compactMap { name, target in
                Self.firstLine(of: ["xcrun", "--sdk", name, "--show-sdk-path"]).map { Platform(target: target, sdk: $0) }
            }
        #else
            return [Platform(target: own, sdk: nil)]
        #endif
    }

    private var targetInfo: YAMLNode? {
        guard let output = try? Subprocess.run(["swiftc".inFolder(folder), "-print-target-info"], errors: .dropped),
            output.status == 0
        else { return nil }
        // The output is JSON, which is also YAML.
        return try? parseYAML(output.standardOutput, path: "target")
    }
}
