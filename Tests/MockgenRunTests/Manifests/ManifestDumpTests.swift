import MockgenConfig
import MockgenModel
import Testing

@testable import MockgenRun

/// The output of `swift package dump-package`.
@Suite struct ManifestDumpTests {
    private static let text = """
        { "swiftLanguageVersions": null, "toolsVersion": { "_version": "6.2.0", "experimentalFeatures": [] },
          "dependencies": [], "products": [{ "name": "Lib", "targets": ["App", "Core"] }], "targets": [
          { "name": "App", "type": "regular", "dependencies": [
            { "byName": ["Core", null] }, { "byName": ["Logging", null] }, { "target": ["Net", null] },
            { "product": ["NIO", "swift-nio", null, null] } ] },
          { "name": "Core", "type": "regular", "dependencies": [], "exclude": ["Old"], "sources": ["A", "B"], "settings": [
            { "kind": { "defaultIsolation": { "_0": "MainActor" } }, "tool": "swift" },
            { "kind": { "swiftLanguageMode": { "_0": "5" } }, "tool": "swift" },
            { "kind": { "define": { "_0": "C" } }, "tool": "c" },
            { "kind": { "define": { "_0": "DEV" } }, "tool": "swift", "condition": { "config": "debug", "platformNames": ["linux"] } },
            { "kind": { "define": { "_0": "T" } }, "tool": "swift", "condition": { "platformNames": [], "traits": ["T"] } },
            { "kind": { "treatAllWarnings": { "_0": "error" } }, "tool": "swift" } ] },
          { "name": "AppTests", "type": "test", "path": "Checks", "dependencies": [],
            "pluginUsages": [ { "plugin": ["Mockgen", "mockgen"] }, { "plugin": ["Lint", null] } ] },
          { "name": "Lint", "type": "plugin", "dependencies": [] } ] }
        """

    @Test func targets() throws {
        let dump = ManifestDump(dumped: try parseYAML(Array(Self.text.utf8), path: "Package.swift"))
        #expect(dump.targets.map(\.name) == ["App", "Core", "AppTests"])
        #expect(dump.targets[0].targets == ["Net", "Core"])
        #expect(dump.targets[0].products == ["NIO", "Logging"])
        #expect(dump.targets[2].isTest && dump.targets[2].path == "Checks")
        #expect(dump.targetsWithPlugin == ["AppTests"])
        #expect(dump.targets[0].sources == nil)
        #expect(dump.targets[1].excluded == ["Old"] && dump.targets[1].sources == ["A", "B"])
        #expect(dump.products == ["Lib": ["App", "Core"]])
    }

    /// SwiftPM runs a plugin wherever the target names it.
    @Test(arguments: [#"{ "product": ["Mockgen", "mockgen", null, null] }"#, #"{ "byName": ["Mockgen", null] }"#])
    func pluginsAmongDependencies(_ dependency: String) throws {
        let support = #"{ "product": ["MockgenSupport", "mockgen", null, null] }"#
        let text = #"{ "targets": [{ "name": "T", "type": "test", "dependencies": [\#(support), \#(dependency)] }] }"#
        let dump = ManifestDump(dumped: try parseYAML(Array(text.utf8), path: "Package.swift"))
        #expect(dump.targetsWithPlugin == ["T"] && dump.misnamedPlugin(ofTarget: "T") == nil)
    }

    @Test func settings() throws {
        let dump = ManifestDump(dumped: try parseYAML(Array(Self.text.utf8), path: "Package.swift"))
        #expect(dump.targets[0].settings.compiler == [.isolatedTypesUsability, .isolatedDefaultValues])
        #expect(dump.targets[1].settings.compiler == [.mainActorByDefault])
        #expect(dump.targets[1].settings.flags == ["DEV": "(DEBUG && os(Linux))"])
    }

    /// The default settings of SE-0540, in the form of SwiftPM's implementation. In dumps of older versions, all targets set their own.
    @Test(arguments: [
        (#""explicitSettings": { "swift": false, "c": true, "cxx": false, "linker": false }, "settings": []"#, true, ["D": "DEBUG"]),
        (#""explicitSettings": { "swift": true }, "settings": []"#, false, [:]), (#""settings": []"#, false, [:]),
        (
            #""explicitSettings": { "swift": true }, "settings": [{ "tool": "swift", "kind": { "defaults": {} } }, \#(own)]"#,
            true, ["D": "DEBUG", "OWN": "true"]
        ),
        (
            #""explicitSettings": { "swift": true }, "settings": [{ "tool": "c", "kind": { "defaults": {} } }, \#(own)]"#,
            false, ["OWN": "true"]
        ),
    ])
    func defaultSettings(_ target: String, _ isIsolated: Bool, _ flags: [String: String]) throws {
        let text = """
            { "toolsVersion": { "_version": "6.5.0" }, "defaultSettings": [
              { "kind": { "define": { "_0": "C" } }, "tool": "c" },
              { "kind": { "defaultIsolation": { "_0": "MainActor" } }, "tool": "swift" },
              { "kind": { "define": { "_0": "D" } }, "tool": "swift", "condition": { "config": "debug", "platformNames": [] } } ],
              "targets": [{ "name": "App", "type": "regular", "dependencies": [], \(target) }] }
            """
        let dump = ManifestDump(dumped: try parseYAML(Array(text.utf8), path: "Package.swift"))
        let settings = try #require(dump.targets.first).settings
        #expect(settings.compiler.contains(.mainActorByDefault) == isIsolated)
        #expect(settings.flags == flags)
        #expect(dump.defaults.compiler.contains(.mainActorByDefault) && dump.defaults.flags == ["D": "DEBUG"])
    }

    private static let own = #"{ "kind": { "define": { "_0": "OWN" } }, "tool": "swift" }"#

    /// The dependencies of a target, and whether they use a product of the package 'core'.
    @Test(arguments: [
        (#"{ "product": ["Core", "core", null, null] }"#, true), (#"{ "product": ["Core", "Core", null, null] }"#, true),
        (#"{ "byName": ["Core", null] }"#, true), (#"{ "product": ["Core", "Another Name", null, null] }"#, true),
        (#"{ "product": ["Log", "log", null, null] }"#, false), (#"{ "byName": ["App", null] }"#, false), ("", false),
    ])
    func usedDependencies(_ dependencies: String, _ isUsed: Bool) throws {
        let text = """
            { "targets": [{ "name": "App", "type": "regular", "dependencies": [\(dependencies)] }], "dependencies": [
              { "fileSystem": [{ "identity": "core", "path": "/core" }] }, { "fileSystem": [{ "identity": "log", "path": "/log" }] } ] }
            """
        let dump = ManifestDump(dumped: try parseYAML(Array(text.utf8), path: "Package.swift"))
        #expect(dump.usesProducts(of: dump.dependencies[0]) == isUsed)
    }
}
