// swift-tools-version: 6.2

import PackageDescription

#if canImport(Darwin)
    import Darwin
    import MachO
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

/// Finds folders of other software by their paths alone, so that `ManifestTests` can try the paths of every system on any of them.
struct Search {
    /// Whether there is a file or folder at a path.
    let exists: (String) -> Bool

    /// Returns the folder of the toolchain's SwiftSyntax and SwiftParser, or nil if no toolchain has them.
    /// - Parameters:
    ///   - libraries: the paths of the library `PackageDescription` that runs this manifest.
    ///   - developerFolder: the folder that the environment names as Xcode's.
    func parser(besides libraries: [String], developerFolder: String?) -> String? {
        let xcodes = [developerFolder, "/Applications/Xcode.app"].compactMap(\.self)
        let developerFolders = xcodes.flatMap { [$0, "\($0)/Contents/Developer"] }
        let folders = libraries.flatMap(hosts(besides:)) + developerFolders.flatMap(hosts(inDeveloperFolder:))
        return folders.first { exists("\($0)/SwiftSyntax.swiftmodule") }
    }

    /// A toolchain has the library in `usr/lib/swift/pm`, and Xcode has another one outside of its toolchain.
    private func hosts(besides library: String) -> [String] {
        let toolchain = Self.text(before: "/lib/swift/pm/ManifestAPI/", in: library).map { ["\($0)/lib/swift/host"] }
        let xcode = Self.text(before: "/SharedFrameworks/SwiftPM.framework/", in: library)
        return toolchain ?? xcode.map { hosts(inDeveloperFolder: "\($0)/Developer") } ?? []
    }

    /// The folder is Xcode's `Contents/Developer`, or that of the Command Line Tools.
    private func hosts(inDeveloperFolder folder: String) -> [String] {
        ["\(folder)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host", "\(folder)/usr/lib/swift/host"]
    }

    /// Returns the folder of Homebrew that has libyaml. Xcode does not run in a shell, so the search path of programs does not contain it.
    func libYAML(homebrew: String?) -> String? {
        [homebrew, "/opt/homebrew", "/usr/local"].compactMap(\.self).first { exists("\($0)/include/yaml.h") }
    }

    /// Searches without Foundation, because loading it would slow down every evaluation of this manifest.
    static func text(before part: String, in text: String) -> Substring? {
        text.indices.first { text[$0...].hasPrefix(part) }.map { text[..<$0] }
    }
}

/// Returns the value of an environment variable that chooses between two ways; the second one is the default.
func choice(_ name: String, _ values: (String, String)) -> String {
    switch Context.environment[name] ?? "" {
    case "": return values.1
    case values.0: return values.0
    case values.1: return values.1
    case let value: fail("the environment variable \(name) is '\(value)'; it must be '\(values.0)', '\(values.1)' or unset")
    }
}

/// With `MOCKGEN=off`, for builds without tests, the build tool plugin generates nothing, so SwiftPM does not build the tool and does not need
/// libyaml.
let isOff = choice("MOCKGEN", ("off", "on")) == "off"

/// With `MOCKGEN_OPTIMIZE=on`, a release build is optimized. This takes five times as long, and is for those who publish compiled tools.
let isOptimized = choice("MOCKGEN_OPTIMIZE", ("on", "off")) == "on"

/// With `MOCKGEN_PARSER=package`, the tool contains the package swift-syntax instead of loading the toolchain's libraries. Compiling it takes
/// minutes.
let usesToolchain = choice("MOCKGEN_PARSER", ("package", "toolchain")) == "toolchain"

let search = Search { access($0, R_OK) == 0 }

/// The paths of `PackageDescription`, as loaded and without links.
let manifestLibraries: [String] = {
    var paths: [String] = []
    #if canImport(Darwin)
        paths = (0..<_dyld_image_count()).compactMap { image in _dyld_get_image_name(image).map { String(cString: $0) } }
    #else
        if let maps = fopen("/proc/self/maps", "r") {
            defer { fclose(maps) }
            var line = [CChar](repeating: 0, count: 8192)
            while fgets(&line, Int32(line.count), maps) != nil {
                let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
                if let start = text.firstIndex(of: "/") { paths.append(String(text[start...].dropLast())) }
            }
        }
    #endif
    return paths.filter { Search.text(before: "PackageDescription", in: $0) != nil }.flatMap { path in
        guard let real = realpath(path, nil) else { return [path] }
        defer { free(real) }
        return [path, String(cString: real)]
    }
}()

/// The folder of the toolchain's SwiftSyntax; nil to compile it as a package.
let host = usesToolchain ? search.parser(besides: manifestLibraries, developerFolder: Context.environment["DEVELOPER_DIR"]) : nil

/// The folder of libyaml, where the system does not look for it by itself.
let libYAML: String? = {
    #if canImport(Darwin)
        return search.libYAML(homebrew: Context.environment["HOMEBREW_PREFIX"])
    #else
        return nil
    #endif
}()

/// Every user waits until the tool is compiled, and that takes four fifths of the time without debug information, without a check of the
/// compiler's own output, and with one part of each target for each core, however many files it has. The tests take two thirds of theirs.
/// A release build takes a quarter of the time without optimization. Remove `-gnone` to look at mockgen in a debugger.
let quick: [SwiftSetting] =
    [.unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify", "-driver-batch-size-limit", "1000"])]
    + (isOptimized ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))])

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of every target that people who work on mockgen write code in. All see the same SwiftSyntax.
let house: [SwiftSetting] =
    quick + features + (host.map { [.unsafeFlags(["-I", $0])] } ?? [])
    + (libYAML.map { [.unsafeFlags(["-Xcc", "-I\($0)/include"])] } ?? [])

/// Returns the products of swift-syntax that a target imports, unless the toolchain has them.
func swiftSyntax(_ products: String...) -> [Target.Dependency] {
    host == nil && !isOff ? products.map { .product(name: $0, package: "swift-syntax") } : []
}

/// A program looks for its libraries in `../lib`, where `mockgen bundle` puts them, and then in the toolchain.
let linksSwiftParser: [LinkerSetting] = {
    var flags = host.map { ["-L", $0] } ?? []
    var folders = host.map { [$0] } ?? []
    #if canImport(Darwin)
        folders.insert("@loader_path/../lib", at: 0)
    #else
        if let host {
            // Swift adds the folder of its libraries in front of all others.
            flags.append("-no-toolchain-stdlib-rpath")
            folders.insert("\(host)/../linux", at: 0)
        }
        folders.insert("$ORIGIN/../lib", at: 0)
    #endif
    return [.unsafeFlags(flags + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] })]
}()

/// Homebrew's library is linked statically, so that the compiled tool does not need Homebrew. A library that was installed in another way may
/// have no static form.
let linksLibYAML: [LinkerSetting] = {
    guard let folder = libYAML.map({ "\($0)/lib" }) else { return [.linkedLibrary("yaml")] }
    let library = "\(folder)/libyaml.a"
    return search.exists(library) ? [.unsafeFlags([library])] : [.unsafeFlags(["-L", folder]), .linkedLibrary("yaml")]
}()

/// The settings of the samples, whose articles use Swift 5.
let sample: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The settings of tests whose mocks must compile without a warning.
let strict: [SwiftSetting] = quick + [.treatAllWarnings(as: .error)]

/// Another way to run the tests of stubs, which `.ci/full` does: those of the core, with its text in Swift 6 (`text`) or 5 (`swift5`).
let wayOfStubs = Context.environment["MOCKGEN_STUBS"]

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
    // The product `MockgenSupport` runs on all of them, the tool on macOS.
    platforms: [.iOS(.v13), .macOS(.v13), .tvOS(.v13), .watchOS(.v6)],
    products: [
        // No product for the tool: SwiftPM would accept 'mockgen' for the plugin 'Mockgen', and build the tool instead of mocks.
        .library(name: "MockgenSupport", targets: ["MockgenSupport"]),
        .plugin(name: "Mockgen", targets: ["Mockgen"]),
        .plugin(name: "MockgenRead", targets: ["MockgenRead"]),
        .plugin(name: "MockgenWrite", targets: ["MockgenWrite"]),
    ],
    dependencies: host == nil && !isOff
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")] : [],
    targets: [
        // SwiftPM warns if a library with a 'pkgConfig' is not installed, even if no target uses it.
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: isOff || libYAML != nil ? nil : "yaml-0.1",
            providers: isOff ? nil : [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(
            name: "SwiftParserWarmUp",
            dependencies: swiftSyntax("SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"),
            swiftSettings: house, linkerSettings: linksSwiftParser),
        .target(name: "MockgenModel", swiftSettings: house),
        .target(
            name: "MockgenConfig", dependencies: ["CLibYAML", "MockgenModel"], swiftSettings: house, linkerSettings: linksLibYAML),
        .target(name: "MockgenBytes", swiftSettings: house + optimized),
        .target(name: "MockgenOutline", dependencies: ["MockgenBytes", "MockgenModel"], swiftSettings: house),
        .target(
            name: "MockgenSyntax",
            dependencies: ["MockgenBytes", "MockgenModel", "MockgenOutline"]
                + swiftSyntax("SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"),
            swiftSettings: house, linkerSettings: linksSwiftParser),
        .target(
            name: "MockgenResolution", dependencies: ["MockgenBytes", "MockgenModel", "MockgenOutline", "MockgenSyntax"],
            swiftSettings: house),
        // The code that mocks share: a module for those who depend on it, and as text in the tool for everybody else.
        .target(name: "MockgenSupport", swiftSettings: features),
        .target(name: "SupportText", exclude: ["LibraryWords.swift"]),
        .target(name: "MockgenRender", dependencies: ["MockgenModel", "SupportText"], swiftSettings: house),
        .target(name: "MockgenDisk", dependencies: ["MockgenBytes", "MockgenModel"], swiftSettings: house),
        .target(
            name: "MockgenRun",
            dependencies: [
                "MockgenBytes", "MockgenDisk", "MockgenModel", "MockgenConfig", "MockgenOutline", "MockgenSyntax", "MockgenResolution",
                "MockgenRender",
            ],
            swiftSettings: house),
        .target(
            name: "MockgenVerbs",
            dependencies: [
                "MockgenBytes", "MockgenDisk", "MockgenModel", "MockgenConfig", "MockgenOutline", "MockgenSyntax", "MockgenResolution",
                "MockgenRender", "MockgenRun",
            ] + swiftSyntax("SwiftSyntax"),
            swiftSettings: house),
        .target(name: "MockgenConsole", dependencies: ["MockgenModel"], swiftSettings: house),
        // `mockgen explain` prints the sections of an article, so the tool contains its text.
        .target(name: "DiagnosticsArticle"),
        .target(
            name: "MockgenCommandLine", dependencies: ["DiagnosticsArticle", "MockgenConsole", "MockgenModel", "MockgenVerbs"],
            swiftSettings: house),
        .executableTarget(
            name: "mockgen",
            dependencies: [
                "MockgenCommandLine", "MockgenConfig", "MockgenConsole", "MockgenDisk", "MockgenRun", "MockgenVerbs", "SwiftParserWarmUp",
            ],
            swiftSettings: house),
        // Every user of the plugin waits until this is compiled, so it has only what the plugin needs.
        .executableTarget(
            name: "mockgen-plugin", dependencies: ["MockgenConsole", "MockgenRun", "MockgenModel", "SwiftParserWarmUp"],
            swiftSettings: house),
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
            // The command 'bundle' copies both programs.
            dependencies: ["mockgen", "mockgen-plugin"]),

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
        .target(
            name: "OutlineReference", dependencies: ["MockgenOutline"] + swiftSyntax("SwiftParser", "SwiftSyntax"),
            path: "Tests/OutlineReference", swiftSettings: house, linkerSettings: linksSwiftParser),
        // Sources and configurations in memory, for several test targets.
        .target(
            name: "Fixtures",
            dependencies: ["MockgenConfig", "MockgenModel", "MockgenOutline", "MockgenResolution", "OutlineReference", "TestSupport"],
            path: "Tests/Fixtures", swiftSettings: house),

        // A test target for each target of the tool.
        .testTarget(name: "MockgenModelTests", dependencies: ["MockgenModel"], swiftSettings: house),
        .testTarget(name: "MockgenConfigTests", dependencies: ["MockgenConfig", "MockgenModel", "TestSupport"], swiftSettings: house),
        .testTarget(name: "MockgenBytesTests", dependencies: ["MockgenBytes"], swiftSettings: house),
        .testTarget(
            name: "MockgenOutlineTests", dependencies: ["Fixtures", "MockgenBytes", "MockgenModel", "MockgenOutline", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "MockgenSyntaxTests",
            dependencies: ["Fixtures", "MockgenModel", "MockgenOutline", "MockgenSyntax", "OutlineReference", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "MockgenResolutionTests", dependencies: ["Fixtures", "MockgenModel", "MockgenResolution", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "MockgenRenderTests", dependencies: ["Fixtures", "MockgenModel", "MockgenRender", "MockgenResolution", "TestSupport"],
            exclude: ["Rendered"], swiftSettings: house),
        .testTarget(
            name: "MockgenDiskTests", dependencies: ["MockgenBytes", "MockgenDisk", "MockgenModel", "TestSupport"],
            swiftSettings: house),
        .testTarget(
            name: "MockgenRunTests",
            dependencies: [
                "Fixtures", "MockgenBytes", "MockgenConfig", "MockgenDisk", "MockgenModel", "MockgenOutline", "MockgenRender",
                "MockgenResolution", "MockgenRun", "MockgenSyntax", "TestSupport",
            ],
            swiftSettings: house),
        .testTarget(
            name: "MockgenVerbsTests",
            dependencies: [
                "Fixtures", "MockgenBytes", "MockgenCommandLine", "MockgenConfig", "MockgenConsole", "MockgenDisk", "MockgenModel",
                "MockgenOutline", "MockgenRender", "MockgenResolution", "MockgenRun", "MockgenSyntax", "MockgenVerbs", "TestSupport",
                "mockgen",
            ],
            exclude: ["Budget/Budget.txt"], swiftSettings: house),
        .testTarget(name: "MockgenConsoleTests", dependencies: ["MockgenConsole"], swiftSettings: house),
        .testTarget(
            name: "MockgenCommandLineTests",
            dependencies: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenVerbs", "TestSupport"],
            swiftSettings: house),

        // Every kind of requirement. These targets call the mocks; `LanguagesTests` compiles them in the other languages and isolations.
        .target(name: "Requirements", path: "Tests/Conformance/Requirements", swiftSettings: availabilityMacros),
        .testTarget(
            name: "ConformanceTests", dependencies: ["Requirements"], path: "Tests/Conformance/Swift6", swiftSettings: strict,
            plugins: ["Mockgen"]),
        .testTarget(
            name: "StubsTests", dependencies: ["Requirements"] + (wayOfStubs == nil ? ["MockgenSupport"] : []),
            path: "Tests/Conformance/Stubs", exclude: wayOfStubs == nil ? [] : ["Library"],
            swiftSettings: strict + (wayOfStubs == "swift5" ? [.swiftLanguageMode(.v5)] : []),
            plugins: ["Mockgen"]),
        .testTarget(
            name: "MainActorTests", dependencies: ["Requirements"], path: "Tests/Conformance/MainActor",
            swiftSettings: strict + features + approachable, plugins: ["Mockgen"]),
        // Protocols for the tests of the styles.
        .target(name: "OpenCombine", path: "Tests/Conformance/OpenCombine", swiftSettings: sample),
        .target(
            name: "StyleProtocols", dependencies: ["RxSwift", "OpenCombine"], path: "Tests/Conformance/StyleProtocols",
            swiftSettings: sample),
        .testTarget(
            name: "StylesTests", dependencies: ["StyleProtocols", "RxSwift", "OpenCombine"], path: "Tests/Conformance/Styles",
            swiftSettings: strict,
            plugins: ["Mockgen"]),

        // These tests run the executable. Swift Build builds only what test targets depend on.
        .testTarget(name: "EndToEndTests", dependencies: ["TestSupport", "mockgen"], exclude: ["Cases"], swiftSettings: house),
        .testTarget(
            name: "ReadmeTests",
            dependencies: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenResolution", "TestSupport", "mockgen"],
            swiftSettings: house),
        .testTarget(
            name: "MyProjectTests", dependencies: ["MyProject", "RIBs", "RxSwift"], path: "Tests/Samples/MyProjectTests",
            swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "MyProjectStubTests", dependencies: ["MockgenSupport", "MyProject", "RIBs", "RxSwift"],
            path: "Tests/Samples/MyProjectStubTests",
            swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "TicTacToeTests", dependencies: ["TicTacToe", "RIBs", "RIBsTestSupport", "RxSwift"],
            path: "Tests/Samples/TicTacToeTests", swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "UsersTests", dependencies: ["MockgenSupport", "Users"], path: "Tests/Samples/UsersTests", swiftSettings: sample,
            plugins: ["Mockgen"]),
        .testTarget(
            name: "LightSwitchTests", dependencies: ["LightSwitch", "RxBlocking", "RxSwift"], path: "Tests/Samples/LightSwitchTests",
            swiftSettings: sample, plugins: ["Mockgen"]),
        .testTarget(
            name: "WeatherTests", dependencies: ["Weather"], path: "Tests/Samples/WeatherTests", swiftSettings: sample,
            plugins: ["Mockgen"]),
    ],
    swiftLanguageModes: [.v6]
)

// The benchmark is not a test: `MOCKGEN_BENCHMARK=1 swift run mockgen-benchmark --help`.
if Context.environment["MOCKGEN_BENCHMARK"] != nil {
    package.targets.append(
        .executableTarget(
            name: "mockgen-benchmark", dependencies: ["TestSupport"] + swiftSyntax("SwiftParser", "SwiftSyntax"), path: "Tests/Benchmark",
            swiftSettings: house + optimized, linkerSettings: linksSwiftParser))
}

// `.ci/fuzz` builds this target. It needs libFuzzer, which not every toolchain has.
if Context.environment["MOCKGEN_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "mockgen-fuzz",
            dependencies: [
                "MockgenConfig", "MockgenDisk", "MockgenRun", "MockgenModel", "MockgenOutline", "MockgenResolution", "MockgenSyntax",
                "MockgenVerbs", "OutlineReference",
            ],
            path: "Tests/Fuzzing", swiftSettings: house))
}
