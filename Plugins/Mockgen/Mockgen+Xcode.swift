#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension Mockgen: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            if isOff { return [] }
            var seen: Set<String> = []
            let modules = modules(below: target.dependencies, &seen)
            let own = Module(name: moduleName(of: target), isLocal: true, files: target.inputFiles)
            let request = Request(
                package: context.xcodeProject.directoryURL, packages: [context.xcodeProject.directoryURL], target: target.displayName,
                own: own, modules: modules, folder: context.pluginWorkDirectoryURL)
            return [try request.command(tool: try context.tool(named: "mockgen-plugin").url)]
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
