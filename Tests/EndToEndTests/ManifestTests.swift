import Foundation
import TestSupport
import Testing

/// Package.swift decides where the parser and libyaml come from, also on systems that these tests do not run on.
@Suite struct ManifestTests {
    @Test func versionsOfTheToolsAllowUnsafeFlags() throws {
        let line = try #require(Self.manifest.split(separator: "\n").first)
        let version = try #require(line.split(separator: " ").last).split(separator: ".").compactMap { Int($0) }
        #expect(
            !version.lexicographicallyPrecedes([6, 2]),
            "below 6.2, SwiftPM rejects a version of mockgen as a dependency, because the manifest has unsafe flags")
    }

    private static let xcode = "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host"
    private static let beta = "/Applications/Xcode-26.4.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host"
    private static let tools = "/Library/Developer/CommandLineTools/usr/lib/swift"
    private static let swiftOrg = "/Library/Developer/Toolchains/swift-6.3-RELEASE.xctoolchain/usr/lib/swift"
    private static let library = "pm/ManifestAPI/libPackageDescription"

    private struct Machine: CustomTestStringConvertible {
        let testDescription: String
        var library: String
        var developerFolder: String?
        var hosts: [String]
        var expected: String?
    }

    private static let machines = [
        Machine(
            testDescription: "Linux", library: "/opt/swift/usr/lib/swift/\(library).so", hosts: ["/opt/swift/usr/lib/swift/host"],
            expected: "/opt/swift/usr/lib/swift/host"),
        Machine(
            testDescription: "Debian", library: "/usr/libexec/swift/lib/swift/\(library).so", hosts: ["/usr/libexec/swift/lib/swift/host"],
            expected: "/usr/libexec/swift/lib/swift/host"),
        Machine(
            testDescription: "a terminal with Xcode", library: "\(xcode.dropLast(4))\(library).dylib", hosts: [xcode], expected: xcode),
        Machine(
            testDescription: "Xcode itself",
            library: "/Applications/Xcode.app/Contents/SharedFrameworks/SwiftPM.framework/Versions/A/SharedSupport/ManifestAPI/"
                + "libPackageDescription.dylib",
            hosts: [xcode, beta], expected: xcode),
        Machine(
            testDescription: "another Xcode, by the framework's link",
            library: "/Applications/Xcode-26.4.app/Contents/SharedFrameworks/SwiftPM.framework/SharedSupport/ManifestAPI/"
                + "libPackageDescription.dylib",
            hosts: [xcode, beta], expected: beta),
        Machine(
            testDescription: "a toolchain of swift.org", library: "\(swiftOrg)/\(library).dylib", hosts: [xcode, "\(swiftOrg)/host"],
            expected: "\(swiftOrg)/host"),
        Machine(
            testDescription: "the Command Line Tools with the parser", library: "\(tools)/\(library).dylib",
            hosts: [xcode, "\(tools)/host"],
            expected: "\(tools)/host"),
        Machine(
            testDescription: "the Command Line Tools without the parser, and Xcode", library: "\(tools)/\(library).dylib", hosts: [xcode],
            expected: xcode),
        Machine(
            testDescription: "the Command Line Tools, and another Xcode", library: "\(tools)/\(library).dylib",
            developerFolder: "/Applications/Xcode-26.4.app/Contents/Developer", hosts: [xcode, beta], expected: beta),
        Machine(
            testDescription: "the folder of Xcode itself", library: "\(tools)/\(library).dylib",
            developerFolder: "/Applications/Xcode-26.4.app", hosts: [xcode, beta], expected: beta),
        Machine(
            testDescription: "the Command Line Tools alone", library: "\(tools)/\(library).dylib",
            developerFolder: "/Library/Developer/CommandLineTools", hosts: [], expected: nil),
        Machine(testDescription: "an unknown library", library: "/somewhere/libPackageDescription.so", hosts: [], expected: nil),
    ]

    @Test func parserIsFoundOnEverySystem() async throws {
        let calls = Self.machines.map { machine in
            "print(Search { \(machine.hosts).map { \"\\($0)/SwiftSyntax.swiftmodule\" }.contains($0) }.parser(besides: "
                + "[\"\(machine.library)\"], developerFolder: \(machine.developerFolder.map { "\"\($0)\"" } ?? "nil")) ?? \"none\")"
        }
        let found = try await Self.search(calls)
        #expect(found.count == Self.machines.count)
        for (machine, found) in zip(Self.machines, found) {
            #expect(found == machine.expected ?? "none", "\(machine.testDescription)")
        }
    }

    @Test func libYAMLOfHomebrewIsFoundWithoutASearchPath() async throws {
        let cases: [(homebrew: String?, folders: [String], expected: String)] = [
            (nil, ["/opt/homebrew"], "/opt/homebrew"), (nil, ["/usr/local"], "/usr/local"),
            (nil, ["/opt/homebrew", "/usr/local"], "/opt/homebrew"), ("/brew", ["/brew", "/opt/homebrew"], "/brew"),
            ("/brew", ["/opt/homebrew"], "/opt/homebrew"), (nil, [], "none"),
        ]
        let calls = cases.map { homebrew, folders, _ in
            "print(Search { \(folders).map { \"\\($0)/include/yaml.h\" }.contains($0) }"
                + ".libYAML(homebrew: \(homebrew.map { "\"\($0)\"" } ?? "nil")) ?? \"none\")"
        }
        #expect(try await Self.search(calls) == cases.map(\.expected))
    }

    /// Runs the manifest with another copy of SwiftPM's library, as SwiftPM does.
    @Test(.disabled(if: FileManager.default.fileExists(atPath: "/Applications/Xcode.app"), "Xcode is another place for the parser"))
    func manifestGoesOnWithThePackageIfTheToolchainHasNoParser() async throws {
        try await withTemporaryFolder { folder in
            let info = try await CommandLineTool.swiftc.run(["-print-target-info"], in: folder.url)
            let resources = try #require(
                try (JSONSerialization.jsonObject(with: Data(info.standardOutput.utf8)) as? [String: Any])
                    .flatMap { ($0["paths"] as? [String: Any])?["runtimeResourcePath"] as? String })
            try folder.write("", to: "usr/lib/swift/pm/empty")
            let libraries = folder.path("usr/lib/swift/pm/ManifestAPI")
            try FileManager.default.copyItem(atPath: "\(resources)/pm/ManifestAPI", toPath: libraries)
            // On Linux, the library loads others from here.
            try folder.link("usr/lib/swift/linux", to: "\(resources)/linux")
            let compiled = try await CommandLineTool.swiftc.run(
                [
                    "-I", libraries, "-L", libraries, "-lPackageDescription", "-Xlinker", "-rpath", "-Xlinker", libraries,
                    "-swift-version", "6", "-package-description-version", "6.2.0",
                    packageFolder.appending(path: "Package.swift").plainPath,
                    "-o", folder.path("manifest"),
                ], in: folder.url)
            try #require(compiled.exitCode == 0, "\(compiled.text)")

            /// Returns whether the manifest mentions these texts.
            func mentions(_ texts: String..., with variables: [String: String] = [:]) async throws -> [Bool] {
                let context = ["packageDirectory": folder.path]
                let outcome = try await CommandLineTool(folder.path("manifest")).run(
                    ["-context", String(decoding: try JSONEncoder().encode(context), as: UTF8.self), "-fileno", "1"], in: folder.url,
                    environment: variables)
                try #require(outcome.exitCode == 0, "\(outcome.standardError)")
                let manifest = outcome.standardOutput.replacing("\\/", with: "/")
                return texts.map { manifest.contains($0) }
            }
            let (package, host) = ("swift-syntax.git", folder.path("usr/lib/swift/host"))
            #expect(try await mentions(package, host) == [true, false])
            #expect(try await mentions(package, host, with: ["MOCKGEN": "off"]) == [false, false], "a build without tests needs no parser")
            try folder.write("", to: "usr/lib/swift/host/SwiftSyntax.swiftmodule/empty")
            #expect(try await mentions(package, host) == [false, true])
            #expect(try await mentions(package, host, with: ["MOCKGEN_PARSER": "package"]) == [true, false])
        }
    }

    private var packageFolder: URL { TemporaryPackage.repository }

    private static let manifest =
        (try? String(contentsOf: TemporaryPackage.repository.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

    /// Runs calls of the manifest's type `Search`, and returns the lines that they print.
    private static func search(_ calls: [String]) async throws -> [String] {
        try await withTemporaryFolder { folder in
            let start = try #require(manifest.range(of: "struct Search {"))
            let end = try #require(manifest[start.lowerBound...].range(of: "\n}\n"))
            try folder.write(manifest[start.lowerBound..<end.upperBound] + calls.joined(separator: "\n"), to: "main.swift")
            let compiled = try await CommandLineTool.swiftc.run(["main.swift", "-o", "search"], in: folder.url)
            try #require(compiled.exitCode == 0, "\(compiled.text)")
            return try await CommandLineTool(folder.path("search")).run([], in: folder.url).standardOutput.split(separator: "\n").map(
                String.init)
        }
    }
}
