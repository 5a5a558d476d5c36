import MockgenConfig
import MockgenDisk
import MockgenModel

/// The files of a package with mockgen's plugins and compiled programs. SwiftPM compiles nothing of mockgen for it but `MockgenSupport`, where
/// a target depends on it.
enum CompiledPackage {
    static let programs = ["mockgen", "mockgen-plugin"]
    static let bundle = "mockgen.artifactbundle"
    static let sources = ["Plugins/Mockgen", "Plugins/MockgenRead", "Plugins/MockgenWrite", "Sources/\(Module.support.name)"]

    /// The first line of the manifest below the version of the tools. Only folders with it are replaced.
    static let marker = "// mockgen without its sources: the plugins run compiled programs."

    static func isOurs(_ folder: String) -> Bool {
        guard let text = try? Disk.read("\(folder)/Package.swift") else { return false }
        return Disk.exists("\(folder)/\(bundle)") && Disk.contains(marker, in: text)
    }

    /// The name that SwiftPM has for this system and processor.
    static var system: String {
        #if canImport(Darwin)
            let (processor, others) = ("arm64", "apple-macosx")
        #else
            let (processor, others) = ("aarch64", "unknown-linux-gnu")
        #endif
        #if arch(x86_64)
            return "x86_64-\(others)"
        #else
            return "\(processor)-\(others)"
        #endif
    }

    /// Returns the systems whose programs the bundle contains.
    static func systems(in bundle: String) -> [String] {
        ((try? Disk.contents(of: bundle)) ?? []).filter { Disk.isFolder("\(bundle)/\($0)") }
    }

    /// Returns the version of the programs in a package; nil if `mockgen bundle` has not written it.
    static func version(of package: String) -> String? {
        guard isOurs(package), let info = try? Disk.read("\(package)/\(bundle)/info.json") else { return nil }
        // JSON is also YAML.
        return (try? parseYAML(info, path: "info.json"))?["artifacts"]?[programs[0]]?["version"]?.text
    }

    /// SwiftPM's description of the bundle.
    static func info(version: String, systems: [String]) -> String {
        let artifacts = programs.map { program in
            let variants = systems.map { system in
                let names = names(of: system).map { "\"\($0)\"" }.joined(separator: ", ")
                return "{ \"path\": \"\(system)/bin/\(program)\", \"supportedTriples\": [\(names)] }"
            }
            return """
                        "\(program)": {
                            "type": "executable",
                            "version": "\(version)",
                            "variants": [
                                \(variants.joined(separator: ",\n                "))
                            ]
                        }
                """
        }
        return """
            {
                "schemaVersion": "1.0",
                "artifacts": {
            \(artifacts.joined(separator: ",\n"))
                }
            }

            """
    }

    /// The compiler of Debian's packages has another name for the same system.
    private static func names(of system: String) -> [String] {
        let parts = system.split(separator: "-", maxSplits: 1)
        return parts.count == 2 && parts[1] == "unknown-linux-gnu" ? [system, "\(parts[0])-pc-linux-gnu"] : [system]
    }

    static let manifest = """
        // swift-tools-version: 6.0

        \(marker)

        import PackageDescription

        let package = Package(
            name: "mockgen",
            platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6)],
            products: [
                .library(name: "\(Module.support.name)", targets: ["\(Module.support.name)"]),
                .plugin(name: "Mockgen", targets: ["Mockgen"]),
                .plugin(name: "MockgenRead", targets: ["MockgenRead"]),
                .plugin(name: "MockgenWrite", targets: ["MockgenWrite"]),
            ],
            targets: [
                .binaryTarget(name: "MockgenPrograms", path: "\(bundle)"),
                .target(name: "\(Module.support.name)"),
                .plugin(name: "Mockgen", capability: .buildTool(), dependencies: ["MockgenPrograms"]),
                .plugin(
                    name: "MockgenRead",
                    capability: .command(
                        intent: .custom(verb: "mockgen", description: "Verify, list and explain mocks, and more: see 'mockgen --help'")),
                    dependencies: ["MockgenPrograms"]),
                .plugin(
                    name: "MockgenWrite",
                    capability: .command(
                        intent: .custom(
                            verb: "mockgen-write", description: "Write mocks that are checked in ('generate') or .mockgen.yml ('init')"),
                        permissions: [.writeToPackageDirectory(reason: "to write .mockgen.yml, or the mocks of targets with an 'output'")]),
                    dependencies: ["MockgenPrograms"]),
            ])

        """
}
