#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension Mockgen: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            if isOff { return [] }
            let project = context.xcodeProject
            let input = BuildInput(
                package: project.directoryURL, packages: [project.directoryURL], target: target.displayName, own: Module(target),
                modules: modules(of: project, besides: target), isTest: target.isTest, isOfProject: true,
                folder: context.pluginWorkDirectoryURL)
            return [try input.command(tool: try context.tool(named: "mockgen-plugin").url)]
        }

        /// Returns the modules that any target of the project can import. Xcode leaves the dependencies of targets empty, so the
        /// configuration says which of them this target can import.
        private func modules(of project: XcodeProject, besides target: XcodeTarget) -> [Module] {
            var seen: Set = [Module(target).name]
            return project.targets.filter { $0.id != target.id && $0.isImportable }.map(Module.init).filter {
                seen.insert($0.name).inserted
            }
        }
    }

    extension Module {
        fileprivate init(_ target: XcodeTarget) {
            let name = (target.product?.name ?? target.displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" }
            self.init(name: String(name), isLocal: true, files: target.inputFiles)
        }
    }

    extension XcodeTarget {
        fileprivate var isTest: Bool {
            if case .other("com.apple.product-type.bundle.unit-test") = product?.kind { true } else { false }
        }

        /// A bundle has tests or resources; other targets cannot import it.
        fileprivate var isImportable: Bool {
            switch product?.kind {
            case nil: false
            case .other(let type): !type.hasPrefix("com.apple.product-type.bundle")
            default: true
            }
        }
    }
#endif
