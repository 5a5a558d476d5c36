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

    /// The printer of the loaded parser's toolchain: the parser must support every syntax in the printed text.
    static let ofToolchain: InterfacePrinter = {
        // The library is at usr/lib/swift/host/libSwiftParser.so.
        let library = Disk.parserLibrary.flatMap(Disk.realPath)
        return InterfacePrinter(folder: library.map { "\($0.parentFolder)/../../../bin".normalizedPath } ?? "")
    }()

    private var tool: String { Self.name.inFolder(folder) }

    /// The cache key: everything that the printed text depends on.
    var key: String { "\(tool) \(Disk.state(of: tool)) \(Disk.ownProgram)" }

    /// - Parameter folders: the folders of modules that are not part of the toolchain.
    func print(_ module: String, among folders: [String] = []) -> Result<SourceText, Interfaces.Failure> {
        guard folder.isEmpty || Disk.exists(tool) else { return .failure(.noPrinter(tool)) }
        let platforms = platforms
        guard !platforms.isEmpty else { return .failure(.noPrinter(tool)) }
        // The compiler would create a folder that only its own user can read.
        if let moduleCache { _ = try? Disk.makeFolder(moduleCache.path) }
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
        guard let own = target else { return [] }
        #if canImport(Darwin)
            let architecture = own.prefix { $0 != "-" }
            let all = [("macosx", own), ("iphonesimulator", "\(architecture)-apple-ios17.0-simulator")]
            return all.compactMap { name, target in
                guard let output = try? Subprocess.run(["xcrun", "--sdk", name, "--show-sdk-path"], errors: .dropped), output.status == 0
                else { return nil }
                let path = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").first
                return path.map { Platform(target: target, sdk: String($0)) }
            }
        #else
            return [Platform(target: own, sdk: nil)]
        #endif
    }

    private var target: String? {
        guard let output = try? Subprocess.run(["swiftc".inFolder(folder), "-print-target-info"], errors: .dropped),
            output.status == 0
        else { return nil }
        // The output is JSON, which is also YAML.
        let info = try? parseYAML(output.standardOutput, path: "target")
        return info?["target"]?["triple"]?.text
    }
}
