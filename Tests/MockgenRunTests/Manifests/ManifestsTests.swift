import MockgenDisk
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun

/// The cache of evaluated manifests, and the settings of modules that a plugin names.
@Suite struct ManifestsTests {
    private static func manifest(_ settings: String, before: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        \(before)
        let package = Package(name: "P", targets: [.target(name: "App-Kit", swiftSettings: \(settings))])
        """
    }

    private func flags(_ manifests: Manifests, in folder: TemporaryFolder) throws -> [String: String]? {
        try manifests.manifest(ofPackageAt: folder.path).targets.first?.settings.flags
    }

    @Test func aManifestIsEvaluatedAgainWhenItsTextChanges() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.manifest("[.define(\"A\")]"), to: "Package.swift")
            let cache = BuildFolder(ofPackageAt: folder.path).cache
            let manifests = Manifests(isInPlugin: false, cache: cache)
            #expect(try flags(manifests, in: folder) == ["A": "true"])
            let name = "manifests/\(folder.path.split(separator: "/").joined(separator: "-"))"
            let key = ManifestTexts(ofPackageAt: folder.path).fingerprint
            let dump = String(decoding: try #require(cache.read(name, key: key)), as: UTF8.self)
            cache.write(Array(dump.replacing("\"A\"", with: "\"Cached\"").utf8), as: name, key: key)
            #expect(try flags(manifests, in: folder) == ["Cached": "true"])
            try folder.write(Self.manifest("[.define(\"B\")]"), to: "Package.swift")
            #expect(try flags(manifests, in: folder) == ["B": "true"])
        }
    }

    @Test(arguments: ["PATH", "NO_SUCH_VARIABLE_OF_MOCKGEN"]) func theKeyHasVariablesThatAManifestNames(_ name: String) async throws {
        try await withTemporaryFolder { folder in
            let texts = try ["X_\(name.lowercased())", name].map { variable in
                try folder.write("let value = Context.environment[\"\(variable)\"]", to: "Package.swift")
                return ManifestTexts(ofPackageAt: folder.path)
            }
            #expect(texts.map(\.variables.isEmpty) == [true, name != "PATH"])
        }
    }

    @Test func modulesOfAPlugin() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.manifest("[.defaultIsolation(Main.self ?? nil)]"), to: "broken/Package.swift")
            try folder.write(
                Self.manifest("House.settings", before: "enum House { static var settings: [SwiftSetting] { [.define(\"A\")] } }"),
                to: "computed/Package.swift")
            try folder.write("// swift-tools-version:5.9\nlet package = Package(name: \"P\")", to: "plain/Package.swift")
            // SE-0540, which the toolchain may not know: then the text of the manifest decides.
            try folder.write(
                "// swift-tools-version:5.9\nlet package = Package(name: \"P\", defaultSwiftSettings: [.define(\"ALL\")])",
                to: "defaults/Package.swift")
            var modules = [
                Module(name: "Broken", isLocal: false, files: [folder.path("broken/Sources/Broken/B.swift")]),
                Module(name: "App_Kit", isLocal: true, files: ["Sources/App-Kit/A.swift"]),
                Module(name: "Plain", isLocal: false, files: ["../plain/Sources/Plain/P.swift"]),
                Module(name: "Defaults", isLocal: false, files: [folder.path("defaults/Sources/Defaults/D.swift")]),
                Module(name: "Empty", isLocal: false, files: []),
            ]
            let manifests = Manifests(isInPlugin: true, cache: Cache([]))
            let settings = await ModuleSettings(of: modules, in: folder.path("computed"), manifests)
            for number in modules.indices { modules[number].use(settings) }
            #expect(modules.map(\.flags) == [[:], ["A": "true"], [:], ["ALL": "true"], [:]])
            let swift6: Set<CompilerSetting> = [.isolatedTypesUsability, .isolatedDefaultValues]
            #expect(modules.map(\.settings) == [swift6, swift6, [], [], []])
            #expect(
                settings.warnings.map(\.shown) == [
                    "nowhere: warning: cannot evaluate the compiler settings in '\(folder.path("broken"))/Package.swift', so some of the mocks may "
                        + "not compile [manifest-not-evaluated]\n"
                        + "  help: write the 'swiftSettings' of each target as a list, or as a constant that is a list"
                ])
        }
    }
}
