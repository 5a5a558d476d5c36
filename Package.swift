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
func swiftSyntax(_ products: [String]) -> [Target.Dependency] {
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
let inSwift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The settings of tests whose mocks must compile without a warning.
let strict: [SwiftSetting] = quick + [.treatAllWarnings(as: .error)]

/// Another way to run the tests of stubs, which `.ci/full` does: those of the core, with its text in Swift 6 (`text`) or 5 (`swift5`).
let wayOfStubs = Context.environment["MOCKGEN_STUBS"]

/// Availability macros that the module of the requirements defines, and the targets of their mocks do not.
let availabilityMacros: [SwiftSetting] = ["1.0: macOS 10.15, iOS 13", "2.0: macOS 12, iOS 15"].map {
    .enableExperimentalFeature("AvailabilityMacro=RequirementsLibrary \($0)")
}

/// The settings of new Xcode projects.
let approachable: [SwiftSetting] =
    ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].map { .enableUpcomingFeature($0) } + [.defaultIsolation(MainActor.self)]

/// The settings of the code that reads every byte of the sources: it must be fast, and build tools are always compiled for debugging. All
/// other code is compiled without this, because it makes a line five times as dear to compile. SwiftPM runs all commands for the tools of
/// plugins twice: whole-module optimization, which is not incremental, would compile this code twice.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

/// A target that people who work on mockgen write code in.
/// - Parameter products: the products of swift-syntax that it imports.
func room(
    _ name: String, _ imports: [Target.Dependency] = [], parser products: [String] = [], path: String? = nil,
    settings: [SwiftSetting] = [], links: [LinkerSetting] = [], isProgram: Bool = false
) -> Target {
    let (imports, settings) = (imports + swiftSyntax(products), house + settings)
    return isProgram
        ? .executableTarget(name: name, dependencies: imports, path: path, swiftSettings: settings, linkerSettings: links)
        : .target(name: name, dependencies: imports, path: path, swiftSettings: settings, linkerSettings: links)
}

func tests(_ name: String, of imports: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: imports, exclude: exclude, swiftSettings: house)
}

/// A target of an article.
func sample(_ name: String, _ imports: [Target.Dependency] = [], in folder: String = "Sources/Samples") -> Target {
    .target(name: name, dependencies: imports, path: "\(folder)/\(name)", swiftSettings: inSwift5)
}

/// Tests with mocks of the plugin.
func mockTests(
    _ name: String, of imports: [Target.Dependency], in folder: String, exclude: [String] = [], _ settings: [SwiftSetting]
) -> Target {
    .testTarget(
        name: name, dependencies: imports, path: "Tests/\(folder)", exclude: exclude, swiftSettings: settings, plugins: ["Mockgen"])
}

let wholeParser = ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]

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
    dependencies: host == nil && !isOff
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")] : [],
    targets: [
        // SwiftPM warns if a library with a 'pkgConfig' is not installed, even if no target uses it.
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: isOff || libYAML != nil ? nil : "yaml-0.1",
            providers: isOff ? nil : [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        room("SwiftParserWarmUp", parser: wholeParser, links: linksSwiftParser),
        room("MockgenModel"),
        room("MockgenConfig", ["CLibYAML", "MockgenModel"], links: linksLibYAML),
        room("MockgenBytes", settings: optimized),
        room("MockgenOutline", ["MockgenBytes", "MockgenModel"]),
        room(
            "MockgenSyntax", ["MockgenBytes", "MockgenModel", "MockgenOutline"],
            parser: wholeParser, links: linksSwiftParser),
        room("MockgenResolution", ["MockgenBytes", "MockgenModel", "MockgenOutline", "MockgenSyntax"]),
        // The code that mocks share: a module for those who depend on it, and as text in the tool for everybody else.
        .target(name: "MockgenSupport", swiftSettings: features),
        .target(name: "SupportText", exclude: ["LibraryWords.swift"]),
        room("MockgenRender", ["MockgenModel", "SupportText"]),
        room("MockgenDisk", ["MockgenBytes", "MockgenModel"]),
        room("MockgenRun", generation),
        room("MockgenVerbs", generation + ["MockgenRun"], parser: ["SwiftSyntax"]),
        room("MockgenConsole", ["MockgenModel"]),
        // `mockgen explain` prints the sections of an article, so the tool contains its text.
        .target(name: "DiagnosticsArticle"),
        room("MockgenCommandLine", ["DiagnosticsArticle", "MockgenConsole", "MockgenModel", "MockgenVerbs"]),
        room(
            "mockgen",
            ["MockgenCommandLine", "MockgenConfig", "MockgenConsole", "MockgenDisk", "MockgenRun", "MockgenVerbs", "SwiftParserWarmUp"],
            isProgram: true),
        // Every user of the plugin waits until this is compiled, so it has only what the plugin needs.
        room("mockgen-plugin", ["MockgenConsole", "MockgenRun", "MockgenModel", "SwiftParserWarmUp"], isProgram: true),
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

        sample("RxSwift"),
        sample("RxBlocking", ["RxSwift"]),
        sample("RIBs", ["RxSwift"]),
        // Checked-in mocks of the protocols of RIBs, for the tests of every app.
        sample("RIBsTestSupport", ["RIBs", "RxSwift"]),
        sample("MyProject", ["RIBs", "RxSwift"]),
        sample("TicTacToe", ["RIBs"]),
        sample("LightSwitch", ["RxSwift"]),
        sample("Weather"),
        sample("Users"),
        mockTests("MyProjectTests", of: ["MyProject", "RIBs", "RxSwift"], in: "Samples/MyProjectTests", inSwift5),
        mockTests(
            "MyProjectStubTests", of: ["MockgenSupport", "MyProject", "RIBs", "RxSwift"], in: "Samples/MyProjectStubTests", inSwift5),
        mockTests("TicTacToeTests", of: ["TicTacToe", "RIBs", "RIBsTestSupport", "RxSwift"], in: "Samples/TicTacToeTests", inSwift5),
        mockTests("UsersTests", of: ["MockgenSupport", "Users"], in: "Samples/UsersTests", inSwift5),
        mockTests("LightSwitchTests", of: ["LightSwitch", "RxBlocking", "RxSwift"], in: "Samples/LightSwitchTests", inSwift5),
        mockTests("WeatherTests", of: ["Weather"], in: "Samples/WeatherTests", inSwift5),

        // Temporary folders, other programs and marked texts, for several test targets.
        room("TestSupport", ["MockgenModel"], path: "Tests/Support"),
        // The outline of a text according to the toolchain's parser.
        room(
            "OutlineReference", ["MockgenOutline"], parser: ["SwiftParser", "SwiftSyntax"], path: "Tests/OutlineReference",
            links: linksSwiftParser),
        // Sources and configurations in memory, for several test targets.
        room(
            "Fixtures", ["MockgenConfig", "MockgenModel", "MockgenOutline", "MockgenResolution", "OutlineReference", "TestSupport"],
            path: "Tests/Fixtures"),
        // A test target for each target of the tool.
        tests("MockgenModelTests", of: ["MockgenModel"]),
        tests("MockgenConfigTests", of: ["MockgenConfig", "MockgenModel", "TestSupport"]),
        tests("MockgenBytesTests", of: ["MockgenBytes"]),
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
        tests("MockgenConsoleTests", of: ["MockgenConsole"]),
        tests("MockgenCommandLineTests", of: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenVerbs", "TestSupport"]),
        // These tests run the executable. Swift Build builds only what test targets depend on.
        tests("EndToEndTests", of: ["TestSupport", "mockgen"], exclude: ["Cases"]),
        tests(
            "ReadmeTests", of: ["MockgenCommandLine", "MockgenConfig", "MockgenModel", "MockgenResolution", "TestSupport", "mockgen"]),

        // Every kind of requirement. These targets call the mocks; `LanguagesTests` compiles them in the other languages and isolations.
        .target(name: "Requirements", path: "Tests/Conformance/Requirements", swiftSettings: availabilityMacros),
        mockTests("ConformanceTests", of: ["Requirements"], in: "Conformance/Swift6", strict),
        mockTests(
            "StubsTests", of: ["Requirements"] + (wayOfStubs == nil ? ["MockgenSupport"] : []), in: "Conformance/Stubs",
            exclude: wayOfStubs == nil ? [] : ["Library"], strict + (wayOfStubs == "swift5" ? inSwift5 : [])),
        mockTests("MainActorTests", of: ["Requirements"], in: "Conformance/MainActor", strict + features + approachable),
        // Protocols for the tests of the styles.
        sample("OpenCombine", in: "Tests/Conformance"),
        sample("StyleProtocols", ["RxSwift", "OpenCombine"], in: "Tests/Conformance"),
        mockTests("StylesTests", of: ["StyleProtocols", "RxSwift", "OpenCombine"], in: "Conformance/Styles", strict),
    ],
    swiftLanguageModes: [.v6]
)
