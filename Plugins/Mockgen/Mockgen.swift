import Foundation
import PackagePlugin

/// Makes the mocks of a target whenever it is built.
///
/// It reads no configuration: it tells the tool which modules the target can see, and names the files that come out of it.
@main
struct Mockgen: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let local = Set(context.package.targets.map(\.id))
        let modules = target.recursiveTargetDependencies.compactMap { dependency in
            (dependency as? any SourceModuleTarget).map { Module($0, isLocal: local.contains(dependency.id)) }
        }
        guard let own = target as? any SourceModuleTarget else { throw Problem.notSwift(target: target.name) }
        let request = Request(
            package: context.package.directoryURL, target: target.name, own: Module(own, isLocal: true), modules: modules,
            folder: context.pluginWorkDirectoryURL)
        return [try request.command(tool: try context.tool(named: "mockgen").url)]
    }
}

/// A module that the target can import, and its Swift files.
struct Module {
    var name: String
    /// Of the same package or project.
    var isLocal: Bool
    var files: [URL]

    init(name: String, isLocal: Bool, files: some Sequence<File>) {
        self.name = name
        self.isLocal = isLocal
        self.files = files.map(\.url).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// The mocks of a large module are divided, so that the compiler can work on several files at a time, and on one after a change.
    /// The number may depend on nothing that is written in the files; it doubles with the module, and so changes rarely.
    var parts: Int {
        var parts = 1
        while parts < 16, parts * 32 < files.count { parts *= 2 }
        return isLocal ? parts : 1
    }

    var mockFiles: [String] { parts == 1 ? ["\(name)Mocks.swift"] : (1...parts).map { "\(name)Mocks\($0).swift" } }

    init(_ target: any SourceModuleTarget, isLocal: Bool) {
        self.init(name: target.moduleName, isLocal: isLocal, files: target.sourceFiles)
    }
}

/// What the tool has to know, and the build command that follows from it.
struct Request {
    var package: URL
    var target: String
    /// The target's own module: it may have protocols, and checked-in mocks.
    var own: Module
    var modules: [Module]
    /// Where this target's files go.
    var folder: URL

    func command(tool: URL) throws -> Command {
        let configuration = package.appending(path: ".mockgen.yml")
        // A plugin that returned nothing here would not be asked again when the file is added.
        guard FileManager.default.fileExists(atPath: configuration.plainPath) else {
            throw Problem.noConfiguration(target: target, package: package)
        }
        guard !modules.isEmpty else { throw Problem.noModules(target: target) }
        let file = folder.appending(path: "modules.txt")
        try write(configuration, to: file)
        return .buildCommand(
            displayName: "Mocks for \(target)",
            executable: tool,
            arguments: ["plugin", file.plainPath],
            inputFiles: [configuration, file] + (modules + [own]).flatMap(\.files),
            outputFiles: modules.flatMap { module in
                module.mockFiles.map { outputs.appending(path: $0) }
            } + [outputs.appending(path: "\(own.name)Mocks.swift")])
    }

    private var outputs: URL { folder.appending(path: "Mocks") }

    /// Read by `PluginRequest` of the tool. Left alone when nothing changed, so that the tool does not run for nothing.
    private func write(_ configuration: URL, to file: URL) throws {
        var lines = [
            "package\t\(package.plainPath)", "configuration\t\(configuration.plainPath)", "target\t\(target)",
            "output\t\(outputs.plainPath)",
        ]
        lines += ["own\t\(own.name)"] + own.files.map { "ownfile\t\($0.plainPath)" }
        for module in modules {
            lines.append("module\t\(module.name)\t\(module.isLocal ? "local" : "other")")
            if module.parts > 1 { lines.append("parts\t\(module.parts)") }
            lines += module.files.map { "file\t\($0.plainPath)" }
        }
        let text = lines.joined(separator: "\n") + "\n"
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

enum Problem: Error, CustomStringConvertible {
    case noConfiguration(target: String, package: URL)
    case noModules(target: String)
    case notSwift(target: String)

    var description: String {
        switch self {
        case .noConfiguration(let target, let package):
            """
            '\(target)' uses the plugin Mockgen, but there is no '.mockgen.yml' in '\(package.plainPath)'
            help: create it with these lines, and the names of the protocols to mock:
                  version: 1
                  targets:
                    \(target):
                      protocols: [UserServicing]
            """
        case .notSwift(let target):
            """
            '\(target)' uses the plugin Mockgen, but has no Swift sources
            help: take the plugin out of its 'plugins' in Package.swift
            """
        case .noModules(let target):
            """
            '\(target)' uses the plugin Mockgen, but depends on no module with Swift sources
            help: add the module with the protocols to its dependencies in Package.swift
            """
        }
    }
}

extension URL {
    /// As the file system knows it: a space is a space.
    fileprivate var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension Mockgen: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            var seen: Set<String> = []
            let modules = modules(below: target.dependencies, &seen)
            let own = Module(name: moduleName(of: target), isLocal: true, files: target.inputFiles)
            let request = Request(
                package: context.xcodeProject.directoryURL, target: target.displayName, own: own, modules: modules,
                folder: context.pluginWorkDirectoryURL)
            return [try request.command(tool: try context.tool(named: "mockgen").url)]
        }

        private func moduleName(of target: XcodeTarget) -> String {
            String((target.product?.name ?? target.displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }

        private func modules(below dependencies: [XcodeTargetDependency], _ seen: inout Set<String>) -> [Module] {
            dependencies.flatMap { dependency -> [Module] in
                switch dependency {
                case .target(let target):
                    guard seen.insert(target.displayName).inserted else { return [] }
                    let own = Module(name: moduleName(of: target), isLocal: true, files: target.inputFiles)
                    return [own] + modules(below: target.dependencies, &seen)
                case .product(let product):
                    let targets = product.targets + product.targets.flatMap(\.recursiveTargetDependencies)
                    return targets.compactMap { target in
                        guard let target = target as? any SourceModuleTarget, seen.insert(target.moduleName).inserted else { return nil }
                        return Module(target, isLocal: false)
                    }
                @unknown default:
                    return []
                }
            }
        }
    }
#endif
