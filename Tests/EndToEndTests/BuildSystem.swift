import Foundation
import TestSupport

/// The build system of SwiftPM that builds the package of the plugin's tests: `swiftbuild`, or the one in the environment.
///
///     MOCKGEN_ALL_TESTS=1 MOCKGEN_BUILD_SYSTEM=native swift test --filter PluginTests/
enum BuildSystem: String {
    /// The default before Swift 6.4.
    case native
    /// Swift Build, the default since Swift 6.4.
    case swiftbuild

    static let current: BuildSystem = {
        let name = ProcessInfo.processInfo.environment["MOCKGEN_BUILD_SYSTEM"] ?? swiftbuild.rawValue
        guard let system = BuildSystem(rawValue: name) else { fatalError("MOCKGEN_BUILD_SYSTEM is '\(name)'") }
        return system
    }()

    static var isSwiftBuild: Bool { current == .swiftbuild }

    /// Whether SwiftPM uses it without an option. The tests can run with the package manager of another toolchain than their compiler's.
    static var isDefault: Bool {
        get async throws { try await versionOfSwiftPM.value.lexicographicallyPrecedes([6, 4]) == (current == .native) }
    }

    /// `[6, 4, 0]` of `Swift Package Manager - Swift 6.4.0-dev`
    private static let versionOfSwiftPM = Task {
        let outcome = try await CommandLineTool.swift.run(["build", "--version"], in: URL(filePath: "/"))
        return outcome.standardOutput.split { !$0.isNumber && $0 != "." }.first.map { $0.split(separator: ".").compactMap { Int($0) } }
            ?? []
    }

    var flags: [String] { ["--build-system", rawValue] }
}

extension CommandLineTool.Outcome {
    /// The lines with warnings, without those that SwiftPM always prints: Swift Build passes a flag to the linker that the linker does not
    /// use, and the other build system is deprecated since Swift 6.4.
    var warnings: [Substring] {
        let usual = ["argument unused during compilation: '-rdynamic'", "warning: '--build-system native' has been deprecated"]
        return text.split(separator: "\n").filter { line in line.contains("warning:") && !usual.contains { line.contains($0) } }
    }
}
