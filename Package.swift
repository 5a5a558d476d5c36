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

/// Finds folders of other software by their paths alone, so that `ManifestTests` can try the paths of every system on any of them.
struct Search {
    let exists: (String) -> Bool

    /// Returns the folder of the toolchain's SwiftSyntax and SwiftParser, or nil if no toolchain has them.
    /// - Parameter libraries: the paths of the library `PackageDescription` that runs this manifest.
    func parser(besides libraries: [String], developerFolder: String?) -> String? {
        // A toolchain has the library in `usr/lib/swift/pm`, and Xcode has another one outside of its toolchain.
        let toolchains = libraries.compactMap { Self.text(before: "/lib/swift/pm/ManifestAPI/", in: $0) }
        let xcodes = libraries.compactMap { Self.text(before: "/SharedFrameworks/SwiftPM.framework/", in: $0) }.map { "\($0)/Developer" }
        // The folder is Xcode, its `Contents/Developer`, or the Command Line Tools.
        let others = [developerFolder, "/Applications/Xcode.app"].compactMap(\.self).flatMap { [$0, "\($0)/Contents/Developer"] }
        let folders = toolchains + (xcodes + others).flatMap { ["\($0)/Toolchains/XcodeDefault.xctoolchain/usr", "\($0)/usr"] }
        return folders.map { "\($0)/lib/swift/host" }.first { exists("\($0)/SwiftSyntax.swiftmodule") }
    }

    /// Returns the folder of Homebrew that has libyaml. Xcode does not run in a shell, so the search path of programs does not contain it.
    func libYAML(homebrew: String?) -> String? {
        [homebrew, "/opt/homebrew", "/usr/local"].compactMap(\.self).first { exists("\($0)/include/yaml.h") }
    }

    /// Searches without Foundation, because loading it would slow down every evaluation of this manifest.
    static func text(before part: String, in text: String) -> String? {
        text.indices.first { text[$0...].hasPrefix(part) }.map { String(text[..<$0]) }
    }
}

/// Returns whether an environment variable has this value, and not the other one, which is the default.
func isSet(_ name: String, to value: String, insteadOf usual: String) -> Bool {
    let found = Context.environment[name] ?? ""
    guard ["", value, usual].contains(found) else {
        // In contrast to `fatalError`, this prints no backtrace.
        print("mockgen: error: the environment variable \(name) is '\(found)'; it must be '\(value)', '\(usual)' or unset")
        exit(1)
    }
    return found == value
}

/// With `MOCKGEN=off`, for builds without tests, the plugin generates nothing, so SwiftPM does not build the tool and needs no libyaml.
let isOff = isSet("MOCKGEN", to: "off", insteadOf: "on")

/// `.ci/full` runs the tests of stubs in another way, too: those of the core, with its text in Swift 6 (`text`) or 5 (`swift5`).
let wayOfStubs = Context.environment["MOCKGEN_STUBS"]

#if canImport(Darwin)
    let isMac = true
    let loadedFiles = (0..<_dyld_image_count()).compactMap { image in _dyld_get_image_name(image).map { String(cString: $0) } }
#else
    let isMac = false
    let loadedFiles: [String] = {
        guard let maps = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(maps) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, maps)
        return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
    }()
#endif

/// The paths of `PackageDescription`, as loaded and without links.
let manifestLibraries = loadedFiles.filter { Search.text(before: "PackageDescription", in: $0) != nil }.flatMap {
    [$0, realpath($0, nil).map { String(cString: $0) }].compactMap(\.self)
}

let search = Search { access($0, R_OK) == 0 }

/// The folder of the toolchain's SwiftSyntax. Without one, and with `MOCKGEN_PARSER=package`, the tool contains the package swift-syntax
/// instead of loading the toolchain's libraries. Compiling it takes minutes.
let host =
    isSet("MOCKGEN_PARSER", to: "package", insteadOf: "toolchain")
    ? nil : search.parser(besides: manifestLibraries, developerFolder: Context.environment["DEVELOPER_DIR"])

/// The folder of libyaml, where the system does not look for it by itself.
let libYAML = isMac ? search.libYAML(homebrew: Context.environment["HOMEBREW_PREFIX"]) : nil

/// Every user waits until the tool is compiled. This takes four fifths of the time without debug information and a check of the compiler's own
/// output, and with one part of each target for each core. The tests take two thirds of theirs. A release build takes a fifth of the time
/// without optimization: use `MOCKGEN_OPTIMIZE=on` to publish compiled tools. Remove `-gnone` to look at mockgen in a debugger.
let quick: [SwiftSetting] =
    [.unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify", "-driver-batch-size-limit", "1000"])]
    + (isSet("MOCKGEN_OPTIMIZE", to: "on", insteadOf: "off") ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))])

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { SwiftSetting.enableUpcomingFeature($0) }

/// The settings of every target that people who work on mockgen write code in. All see the same SwiftSyntax.
let house: [SwiftSetting] =
    quick + features
    + [host.map { .unsafeFlags(["-I", $0]) }, libYAML.map { .unsafeFlags(["-Xcc", "-I\($0)/include"]) }].compactMap(\.self)

/// The settings of the samples, whose articles use Swift 5.
let inSwift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The settings of tests whose mocks must compile without a warning.
let strict: [SwiftSetting] = quick + [.treatAllWarnings(as: .error)]

/// The products of swift-syntax, unless the toolchain has them.
let swiftSyntax: [Target.Dependency] =
    host == nil && !isOff
    ? ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") } : []

/// A program looks for its libraries in `../lib`, where `mockgen bundle` puts them, and then in the toolchain.
let linksSwiftParser: [LinkerSetting] = {
    let hosts = [host].compactMap(\.self)
    // On Linux, Swift adds the folder of its libraries in front of all others.
    let flags = hosts.flatMap { ["-L", $0] + (isMac ? [] : ["-no-toolchain-stdlib-rpath"]) }
    let folders = (isMac ? ["@loader_path/../lib"] : ["$ORIGIN/../lib"] + hosts.map { "\($0)/../linux" }) + hosts
    return [.unsafeFlags(flags + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] })]
}()

/// The compiled tool does not need Homebrew, because it contains the static form of its library, if that exists.
let linksLibYAML: [LinkerSetting] = {
    guard let folder = libYAML.map({ "\($0)/lib" }) else { return [.linkedLibrary("yaml")] }
    let library = "\(folder)/libyaml.a"
    return search.exists(library) ? [.unsafeFlags([library])] : [.unsafeFlags(["-L", folder]), .linkedLibrary("yaml")]
}()

/// A target that people who work on mockgen write code in.
func room(
    _ name: String, _ imports: [Target.Dependency] = [], path: String? = nil, settings: [SwiftSetting] = [], links: [LinkerSetting] = []
) -> Target {
    .target(name: name, dependencies: imports, path: path, swiftSettings: house + settings, linkerSettings: links)
}

func tests(_ name: String, of imports: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: imports, exclude: exclude, swiftSettings: house)
}

/// A target of an article.
func sample(_ name: String, _ imports: [Target.Dependency] = [], in folder: String = "Sources/Samples") -> Target {
    .target(name: name, dependencies: imports, path: "\(folder)/\(name)", swiftSettings: inSwift5)
}

/// Tests with mocks of the plugin.
func mockTests(_ name: String, of imports: [Target.Dependency], in folder: String? = nil, _ settings: [SwiftSetting] = inSwift5) -> Target {
    .testTarget(
        name: name, dependencies: imports, path: "Tests/\(folder ?? "Samples/\(name)")", swiftSettings: settings, plugins: ["Mockgen"])
}

/// The rooms that a run of the generator passes through.
let generation: [Target.Dependency] = [
    "MockgenBytes", "MockgenDisk", "MockgenModel", "MockgenConfig", "MockgenOutline", "MockgenSyntax", "MockgenResolution", "MockgenRender",
]

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
    dependencies: swiftSyntax.isEmpty ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")],
    targets: [
        // SwiftPM warns if a library with a 'pkgConfig' is not installed, even if no target uses it.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: isOff || libYAML != nil ? nil : "yaml-0.1",
            providers: isOff ? nil : [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        room("SwiftParserWarmUp", swiftSyntax, links: linksSwiftParser),
        room("MockgenModel"),
        room("MockgenConfig", ["CLibYAML", "MockgenModel"], links: linksLibYAML),
        // This code reads every byte of the sources, so it must be fast, and SwiftPM compiles build tools for debugging. All other code is
        // not optimized, because that makes a line five times as slow to compile. SwiftPM would optimize a whole module twice for a plugin.
        room("MockgenBytes", settings: [.unsafeFlags(["-O"])]),
        room("MockgenOutline", ["MockgenBytes", "MockgenModel"]),
        room("MockgenSyntax", swiftSyntax + ["MockgenBytes", "MockgenModel", "MockgenOutline"], links: linksSwiftParser),
        room("MockgenResolution", ["MockgenBytes", "MockgenModel", "MockgenOutline", "MockgenSyntax"]),
        // The code that mocks share: a module for those who depend on it, and as text in the tool for everybody else.
        .target(name: "MockgenSupport", swiftSettings: features),
        .target(name: "SupportText", exclude: ["LibraryWords.swift"]),
        room("MockgenRender", ["MockgenModel", "SupportText"]),
        room("MockgenDisk", ["MockgenBytes", "MockgenModel"]),
        room("MockgenRun", generation),
        room("MockgenVerbs", swiftSyntax + generation + ["MockgenRun"]),
        room("MockgenConsole", ["MockgenModel"]),
        // `mockgen explain` prints the sections of an article, so the tool contains its text.
        .target(name: "DiagnosticsArticle"),
        room("MockgenCommandLine", ["DiagnosticsArticle", "MockgenConsole", "MockgenModel", "MockgenVerbs"]),
        .executableTarget(
            name: "mockgen",
            dependencies: [
                "MockgenCommandLine", "MockgenConfig", "MockgenConsole", "MockgenDisk", "MockgenRun", "MockgenVerbs", "SwiftParserWarmUp",
            ], swiftSettings: house),
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

        sample("RxSwift"), sample("RxBlocking", ["RxSwift"]), sample("RIBs", ["RxSwift"]), sample("MyProject", ["RIBs", "RxSwift"]),
        sample("TicTacToe", ["RIBs"]), sample("LightSwitch", ["RxSwift"]), sample("Weather"), sample("Users"),
        // Checked-in mocks of the protocols of RIBs, for the tests of every app.
        sample("RIBsTestSupport", ["RIBs", "RxSwift"]),
        mockTests("MyProjectTests", of: ["MyProject", "RIBs", "RxSwift"]),
        mockTests("MyProjectStubTests", of: ["MockgenSupport", "MyProject", "RIBs", "RxSwift"]),
        mockTests("TicTacToeTests", of: ["TicTacToe", "RIBs", "RIBsTestSupport", "RxSwift"]),
        mockTests("LightSwitchTests", of: ["LightSwitch", "RxBlocking", "RxSwift"]),
        mockTests("UsersTests", of: ["MockgenSupport", "Users"]), mockTests("WeatherTests", of: ["Weather"]),

        // For several test targets: temporary folders and other programs, the outline of the toolchain's parser, and sources in memory.
        room("TestSupport", ["MockgenModel"], path: "Tests/Support"),
        room("OutlineReference", swiftSyntax + ["MockgenOutline"], path: "Tests/OutlineReference", links: linksSwiftParser),
        room(
            "Fixtures", ["MockgenConfig", "MockgenModel", "MockgenOutline", "MockgenResolution", "OutlineReference", "TestSupport"],
            path: "Tests/Fixtures"),
        tests("MockgenModelTests", of: ["MockgenModel"]), tests("MockgenBytesTests", of: ["MockgenBytes"]),
        tests("MockgenConsoleTests", of: ["MockgenConsole"]),
        tests("MockgenConfigTests", of: ["MockgenConfig", "MockgenModel", "TestSupport"]),
        tests("MockgenOutlineTests", of: ["Fixtures", "MockgenBytes", "MockgenModel", "MockgenOutline", "TestSupport"]),
        tests(
            "MockgenSyntaxTests", of: ["Fixtures", "MockgenModel", "MockgenOutline", "MockgenSyntax", "OutlineReference", "TestSupport"]),
        tests("MockgenResolutionTests", of: ["Fixtures", "MockgenModel", "MockgenResolution", "TestSupport"]),
        tests(
            "MockgenRenderTests", of: ["Fixtures", "MockgenModel", "MockgenRender", "MockgenResolution", "TestSupport"],
            exclude: ["Rendered"]),
        tests("MockgenDiskTests", of: ["MockgenBytes", "MockgenDisk", "MockgenModel", "TestSupport"]),
        tests("MockgenRunTests", of: generation + ["Fixtures", "MockgenRun", "TestSupport"]),
        tests(
            "MockgenVerbsTests",
            of: generation + ["Fixtures", "MockgenCommandLine", "MockgenConsole", "MockgenRun", "MockgenVerbs", "TestSupport", "mockgen"],
            exclude: ["Budget/Budget.txt"]),
        tests("MockgenCommandLineTests", of: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenVerbs", "TestSupport"]),
        // These tests run the executable. Swift Build builds only what test targets depend on.
        tests("EndToEndTests", of: ["TestSupport", "mockgen"], exclude: ["Cases", "Mistakes.txt"]),
        tests("ReadmeTests", of: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenResolution", "TestSupport", "mockgen"]),

        // Every kind of requirement. These targets call the mocks; `LanguagesTests` compiles them in the other languages and isolations.
        .target(
            name: "Requirements", path: "Tests/Conformance/Requirements",
            // Availability macros, which the targets of the mocks do not have.
            swiftSettings: ["1.0: macOS 10.15, iOS 13", "2.0: macOS 12, iOS 15"].map {
                .enableExperimentalFeature("AvailabilityMacro=RequirementsLibrary \($0)")
            }),
        mockTests("ConformanceTests", of: ["Requirements"], in: "Conformance/Swift6", strict),
        .testTarget(
            name: "StubsTests", dependencies: ["Requirements"] + (wayOfStubs == nil ? ["MockgenSupport"] : []),
            path: "Tests/Conformance/Stubs", exclude: wayOfStubs == nil ? [] : ["Library"],
            swiftSettings: strict + (wayOfStubs == "swift5" ? inSwift5 : []), plugins: ["Mockgen"]),
        // The settings of new Xcode projects.
        mockTests(
            "MainActorTests", of: ["Requirements"], in: "Conformance/MainActor",
            strict + features + ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].map { .enableUpcomingFeature($0) }
                + [.defaultIsolation(MainActor.self)]),
        // Protocols for the tests of the styles.
        sample("OpenCombine", in: "Tests/Conformance"), sample("StyleProtocols", ["RxSwift", "OpenCombine"], in: "Tests/Conformance"),
        mockTests("StylesTests", of: ["StyleProtocols", "RxSwift", "OpenCombine"], in: "Conformance/Styles", strict),
    ],
    swiftLanguageModes: [.v6]
)
