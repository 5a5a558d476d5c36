import Foundation
import PackagePlugin

// The declarations of Xcode's module XcodeProjectPlugin that plugins can use, without any behavior. Only Xcode has the module itself.
// `.ci/darwin` compiles the plugin with this file on other systems.

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool { fatalError("only Xcode has tools") }
}

public struct XcodeProject {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(any Product)
}

public struct XcodeProduct {
    public enum Kind: Equatable {
        case application
        case executable
        case framework
        case library
        case other(String)
    }

    public let name: String
    public let kind: Kind
}

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
