import Foundation
import TestSupport

/// The build system of SwiftPM that builds the package of the plugin's tests: `native`, or the one in the environment.
///
///     MOCKGEN_ALL_TESTS=1 MOCKGEN_BUILD_SYSTEM=swiftbuild swift test --filter PluginTests/
enum BuildSystem: String {
    /// The default before Swift 6.4.
    case native
    /// Swift Build, the default since Swift 6.4.
    case swiftbuild

    static let current: BuildSystem = {
        let name = ProcessInfo.processInfo.environment["MOCKGEN_BUILD_SYSTEM"] ?? native.rawValue
        guard let system = BuildSystem(rawValue: name) else { fatalError("MOCKGEN_BUILD_SYSTEM is '\(name)'") }
        return system
    }()

    static var isSwiftBuild: Bool { current == .swiftbuild }

    var flags: [String] { ["--build-system", rawValue] }
}

extension CommandLineTool.Outcome {
    /// The lines with warnings, without those that Swift Build always prints: it passes a flag to the linker that the linker does not use.
    var warnings: [Substring] {
        text.split(separator: "\n").filter { $0.contains("warning:") && !$0.contains("argument unused during compilation: '-rdynamic'") }
    }
}
