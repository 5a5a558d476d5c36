// swift-tools-version: 6.2

import PackageDescription

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends the evaluation with a message and without the backtrace of `fatalError`.
func fail(_ message: String) -> Never {
    print("mockgen: error: \(message)")
    exit(1)
}

/// The folder of the toolchain's SwiftSyntax and SwiftParser, found from the manifest library that runs this file:
/// `…/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so` -> `…/usr/lib/swift/host`.
let host: String = {
    let manifestLibrary = "/lib/swift/pm/ManifestAPI/libPackageDescription."
    func hostFolder(besideLibrary path: Substring) -> String? {
        guard let end = path.range(of: manifestLibrary) else { return nil }
        return path[..<end.lowerBound] + "/lib/swift/host"
    }
    #if canImport(Darwin)
        for image in 0..<_dyld_image_count() {
            guard let name = _dyld_get_image_name(image) else { continue }
            if let folder = hostFolder(besideLibrary: Substring(String(cString: name))) { return folder }
        }
    #else
        if let maps = fopen("/proc/self/maps", "r") {
            defer { fclose(maps) }
            var line = [CChar](repeating: 0, count: 8192)
            while fgets(&line, Int32(line.count), maps) != nil {
                let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
                guard let start = text.firstIndex(of: "/") else { continue }
                if let folder = hostFolder(besideLibrary: text[start...]) { return folder }
            }
        }
    #endif
    fail("cannot find the toolchain that runs this manifest; build mockgen with a toolchain of swift.org or Xcode")
}()

extension Substring {
    /// Searches without Foundation, because loading it would slow down every evaluation of this manifest.
    func range(of part: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}

/// Whether the environment has `MOCKGEN=off`, for builds without tests. The build tool plugin then generates nothing, so SwiftPM does not
/// build the tool and does not need libyaml.
let isOff: Bool = {
    switch Context.environment["MOCKGEN"] ?? "" {
    case "off": return true
    case "", "on": return false
    case let value: fail("the environment variable MOCKGEN is '\(value)'; it must be 'off', 'on' or unset")
    }
}()

/// Every user waits until the tool is compiled, and that takes four fifths of the time without debug information, without a check of the
/// compiler's own output, and with one part of each target for each core, however many files it has. The tests take two thirds of theirs.
/// Remove `-gnone` to look at mockgen in a debugger.
let quick: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify", "-driver-batch-size-limit", "1000"])
]

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of every target that people who work on mockgen write code in.
let house = quick + features

/// The settings of targets that import SwiftParser, directly or through MockgenSyntax.
let seesSwiftParser: [SwiftSetting] = house + [.unsafeFlags(["-I", host])]

let linksSwiftParser: [LinkerSetting] = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]

/// The settings of the samples, whose articles use Swift 5.
let sample: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The settings of tests whose mocks must compile without a warning.
let strict: [SwiftSetting] = quick + [.treatAllWarnings(as: .error)]

/// Availability macros that the module of the requirements defines, and the targets of their mocks do not.
let availabilityMacros: [SwiftSetting] = [
    .enableExperimentalFeature("AvailabilityMacro=RequirementsLibrary 1.0: macOS 10.15, iOS 13"),
    .enableExperimentalFeature("AvailabilityMacro=RequirementsLibrary 2.0: macOS 12, iOS 15"),
]

/// The settings of new Xcode projects.
let approachable: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The settings of the code that reads every byte of the sources: it must be fast, and build tools are always compiled for debugging. All
/// other code is compiled without this, because it makes a line five times as dear to compile. SwiftPM runs all commands for the tools of
/// plugins twice: whole-module optimization, which is not incremental, would compile this code twice.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

let package = Package(
    name: "mockgen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "mockgen", targets: ["mockgen"]),
        .plugin(name: "Mockgen", targets: ["Mockgen"]),
        .plugin(name: "MockgenRead", targets: ["MockgenRead"]),
        .plugin(name: "MockgenWrite", targets: ["MockgenWrite"]),
    ],
    targets: [
        // SwiftPM warns if a library with a 'pkgConfig' is not installed, even if no target uses it.
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: isOff ? nil : "yaml-0.1",
            providers: isOff ? nil : [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "SwiftParserWarmUp", swiftSettings: seesSwiftParser),
        .target(name: "MockgenModel", swiftSettings: house),
        .target(name: "MockgenYAML", dependencies: ["CLibYAML"], swiftSettings: house),
        .target(name: "MockgenConfig", dependencies: ["MockgenModel", "MockgenYAML"], swiftSettings: house),
        .target(name: "MockgenBytes", swiftSettings: house + optimized),
        .target(name: "MockgenOutline", dependencies: ["MockgenBytes", "MockgenModel"], swiftSettings: house),
        .target(
            name: "MockgenSyntax", dependencies: ["MockgenBytes", "MockgenModel", "MockgenOutline"], swiftSettings: seesSwiftParser),
        .target(
            name: "MockgenResolution", dependencies: ["MockgenBytes", "MockgenModel", "MockgenOutline", "MockgenSyntax"],
            swiftSettings: seesSwiftParser),
        // Its Swift files are compiled with the mocks that need them, so the tool contains their text.
        .target(
            name: "MockRuntime", path: "Sources/MockgenRender/Runtime", sources: ["MockRuntime.c"]),
        .target(name: "MockgenRender", dependencies: ["MockRuntime", "MockgenModel"], exclude: ["Runtime"], swiftSettings: house),
        .target(name: "MockgenDisk", dependencies: ["MockgenBytes", "MockgenModel"], swiftSettings: seesSwiftParser),
        .target(
            name: "MockgenRun",
            dependencies: [
                "MockgenBytes", "MockgenDisk", "MockgenModel", "MockgenConfig", "MockgenOutline", "MockgenSyntax", "MockgenResolution",
                "MockgenRender",
            ],
            swiftSettings: seesSwiftParser),
        .target(
            name: "MockgenVerbs",
            dependencies: [
                "MockgenBytes", "MockgenDisk", "MockgenModel", "MockgenConfig", "MockgenOutline", "MockgenSyntax", "MockgenResolution",
                "MockgenRender",
                "MockgenRun",
            ],
            swiftSettings: seesSwiftParser),
        .target(name: "MockgenConsole", dependencies: ["MockgenModel"], swiftSettings: house),
        .target(name: "MockgenCommandLine", dependencies: ["MockgenConsole", "MockgenModel"], swiftSettings: house),
        .executableTarget(
            name: "mockgen",
            dependencies: [
                "MockgenCommandLine", "MockgenConfig", "MockgenConsole", "MockgenDisk", "MockgenRun", "MockgenVerbs", "SwiftParserWarmUp",
            ],
            swiftSettings: seesSwiftParser,
            linkerSettings: linksSwiftParser),
        // Every user of the plugin waits until this is compiled, so it has only what the plugin needs.
        .executableTarget(
            name: "mockgen-plugin", dependencies: ["MockgenConsole", "MockgenRun", "MockgenModel", "SwiftParserWarmUp"],
            swiftSettings: seesSwiftParser,
            linkerSettings: linksSwiftParser),
        .plugin(name: "Mockgen", capability: .buildTool(), dependencies: isOff ? [] : ["mockgen-plugin"]),
        // There are two command plugins because SwiftPM asks for permission to write before it knows the verb.
        .plugin(
            name: "MockgenRead",
            capability: .command(
                intent: .custom(verb: "mockgen", description: "Verify, list and explain mocks, and more: see 'mockgen --help'")),
            dependencies: ["mockgen"]),
        .plugin(
            name: "MockgenWrite",
            capability: .command(
                intent: .custom(
                    verb: "mockgen-write", description: "Write mocks that are checked in ('generate') or .mockgen.yml ('init')"),
                permissions: [.writeToPackageDirectory(reason: "to write .mockgen.yml, or the mocks of targets with an 'output'")]),
            dependencies: ["mockgen"]),

        .target(name: "RxSwift", path: "Sources/Samples/RxSwift", swiftSettings: sample),
        .target(name: "RxBlocking", dependencies: ["RxSwift"], path: "Sources/Samples/RxBlocking", swiftSettings: sample),
        .target(name: "RIBs", dependencies: ["RxSwift"], path: "Sources/Samples/RIBs", swiftSettings: sample),
        // Checked-in mocks of the protocols of RIBs, for the tests of every app.
        .target(
            name: "RIBsTestSupport", dependencies: ["RIBs", "RxSwift"], path: "Sources/Samples/RIBsTestSupport", swiftSettings: sample),
        .target(name: "MyProject", dependencies: ["RIBs", "RxSwift"], path: "Sources/Samples/MyProject", swiftSettings: sample),
        .target(name: "TicTacToe", dependencies: ["RIBs"], path: "Sources/Samples/TicTacToe", swiftSettings: sample),
        .target(name: "LightSwitch", dependencies: ["RxSwift"], path: "Sources/Samples/LightSwitch", swiftSettings: sample),
        .target(name: "Weather", path: "Sources/Samples/Weather", swiftSettings: sample),
        .target(name: "Users", path: "Sources/Samples/Users", swiftSettings: sample),

        // Temporary folders, other programs and marked texts, for several test targets.
        .target(name: "TestSupport", dependencies: ["MockgenModel"], path: "Tests/Support", swiftSettings: house),
        // The outline of a text according to the toolchain's parser.
        .target(name: "OutlineReference", dependencies: ["MockgenOutline"], path: "Tests/OutlineReference", swiftSettings: seesSwiftParser),
        // Sources and configurations in memory, for several test targets.
        .target(
            name: "Fixtures",
            dependencies: ["MockgenConfig", "MockgenModel", "MockgenOutline", "MockgenResolution", "OutlineReference", "TestSupport"],
            path: "Tests/Fixtures", swiftSettings: seesSwiftParser),

        // A test target for each target of the tool.
        .testTarget(name: "MockgenModelTests", dependencies: ["MockgenModel"], swiftSettings: house),
        .testTarget(name: "MockgenYAMLTests", dependencies: ["MockgenYAML"], swiftSettings: house),
        .testTarget(name: "MockgenConfigTests", dependencies: ["MockgenConfig", "MockgenModel", "TestSupport"], swiftSettings: house),
        .testTarget(name: "MockgenBytesTests", dependencies: ["MockgenBytes"], swiftSettings: house),
        .testTarget(
            name: "MockgenOutlineTests", dependencies: ["Fixtures", "MockgenBytes", "MockgenModel", "MockgenOutline"],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MockgenSyntaxTests",
            dependencies: ["Fixtures", "MockgenModel", "MockgenOutline", "MockgenSyntax", "OutlineReference", "TestSupport"],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MockgenResolutionTests", dependencies: ["Fixtures", "MockgenModel", "MockgenResolution", "TestSupport"],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MockgenRenderTests", dependencies: ["Fixtures", "MockgenModel", "MockgenRender", "MockgenResolution", "TestSupport"],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MockgenDiskTests", dependencies: ["MockgenBytes", "MockgenDisk", "MockgenModel", "TestSupport"],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MockgenRunTests",
            dependencies: [
                "Fixtures", "MockgenBytes", "MockgenConfig", "MockgenDisk", "MockgenModel", "MockgenOutline", "MockgenRender",
                "MockgenResolution", "MockgenRun", "MockgenSyntax", "TestSupport",
            ],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MockgenVerbsTests",
            dependencies: [
                "Fixtures", "MockgenBytes", "MockgenCommandLine", "MockgenConfig", "MockgenConsole", "MockgenDisk", "MockgenModel",
                "MockgenOutline", "MockgenRender", "MockgenResolution", "MockgenRun", "MockgenSyntax", "MockgenVerbs", "TestSupport",
            ],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(name: "MockgenConsoleTests", dependencies: ["MockgenConsole"], swiftSettings: house),
        .testTarget(name: "MockgenCommandLineTests", dependencies: ["MockgenCommandLine", "MockgenModel"], swiftSettings: house),

        // Every kind of requirement. The test targets compile their mocks in each language mode, and with features that change the language.
        .target(name: "Requirements", path: "Tests/Conformance/Requirements", swiftSettings: availabilityMacros),
        .testTarget(
            name: "ConformanceTests", dependencies: ["Requirements"], path: "Tests/Conformance/Swift6", swiftSettings: strict,
            plugins: ["Mockgen"]),
        .testTarget(
            name: "ConformanceSwift5Tests", dependencies: ["Requirements"], path: "Tests/Conformance/Swift5",
            swiftSettings: strict + features + [.swiftLanguageMode(.v5)], plugins: ["Mockgen"]),
        .testTarget(
            name: "ConformanceMainActorTests", dependencies: ["Requirements"], path: "Tests/Conformance/MainActor",
            swiftSettings: strict + features + approachable + [.strictMemorySafety()], plugins: ["Mockgen"]),
        .testTarget(
            name: "StubsTests", dependencies: ["Requirements"], path: "Tests/Conformance/Stubs", swiftSettings: strict, plugins: ["Mockgen"]
        ),
        .testTarget(
            name: "StubsSwift5Tests", dependencies: ["Requirements"], path: "Tests/Conformance/StubsSwift5",
            swiftSettings: strict + [.swiftLanguageMode(.v5)], plugins: ["Mockgen"]),
        .testTarget(
            name: "StubsMainActorTests", dependencies: ["Requirements"], path: "Tests/Conformance/StubsMainActor",
            swiftSettings: strict + features + approachable + [.strictMemorySafety()], plugins: ["Mockgen"]),
        // Protocols for the tests of the styles.
        .target(name: "OpenCombine", path: "Tests/Conformance/OpenCombine", swiftSettings: sample),
        .target(
            name: "StyleProtocols", dependencies: ["RxSwift", "OpenCombine"], path: "Tests/Conformance/StyleProtocols",
            swiftSettings: sample),
        .testTarget(
            name: "StylesTests", dependencies: ["StyleProtocols", "RxSwift", "OpenCombine"], path: "Tests/Conformance/Styles",
            swiftSettings: strict,
            plugins: ["Mockgen"]),

        // The benchmark is not a test: `swift run mockgen-benchmark --help`.
        .executableTarget(
            name: "mockgen-benchmark", dependencies: ["TestSupport"], path: "Tests/Benchmark", swiftSettings: seesSwiftParser + optimized,
            linkerSettings: linksSwiftParser),

        // These tests run the executable, which is built with all tests. A dependency on it would link it again, for the plugin too.
        .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"], exclude: ["Cases"], swiftSettings: house),
        .testTarget(
            name: "ReadmeTests", dependencies: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenVerbs", "TestSupport"],
            swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser),
        .testTarget(
            name: "MyProjectTests", dependencies: ["MyProject", "RIBs", "RxSwift"], path: "Tests/Samples/MyProjectTests",
            swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "MyProjectStubTests", dependencies: ["MyProject", "RIBs", "RxSwift"], path: "Tests/Samples/MyProjectStubTests",
            swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "TicTacToeTests", dependencies: ["TicTacToe", "RIBs", "RIBsTestSupport", "RxSwift"],
            path: "Tests/Samples/TicTacToeTests", swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "UsersTests", dependencies: ["Users"], path: "Tests/Samples/UsersTests", swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "LightSwitchTests", dependencies: ["LightSwitch", "RxBlocking", "RxSwift"], path: "Tests/Samples/LightSwitchTests",
            swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "WeatherTests", dependencies: ["Weather"], path: "Tests/Samples/WeatherTests", swiftSettings: sample,
            plugins: ["Mockgen"]),
    ],
    swiftLanguageModes: [.v6]
)

// `.ci/fuzz` builds this target. It needs libFuzzer, which not every toolchain has.
if Context.environment["MOCKGEN_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "mockgen-fuzz",
            dependencies: [
                "MockgenConfig", "MockgenDisk", "MockgenRun", "MockgenModel", "MockgenOutline", "MockgenResolution", "MockgenSyntax",
                "MockgenVerbs", "OutlineReference",
            ],
            path: "Tests/Fuzzing", swiftSettings: seesSwiftParser, linkerSettings: linksSwiftParser))
}
