import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Reads the configuration and the package for the targets with these names, or for all targets.
    func scopes(targets names: [String]) async throws(Diagnostics) -> (
        configuration: Configuration, package: PackageModules, scopes: [TargetScope]
    ) {
        let all = try await configure()
        let chosen = try targets(named: names, in: all)
        let isShared = isOneOfSeveral || !all.packages.isEmpty
        let package = try await discover(for: chosen, of: isShared ? all.with(chosen) : all)
        let configuration = isShared ? all.with(all.targets.filter { package.isOwn($0.name) }) : all
        var scopes: [TargetScope] = []
        var problems: [Diagnostic] = []
        for target in names.isEmpty ? configuration.targets : chosen {
            do throws(Diagnostics) { scopes.append(try scope(of: target, in: package)) } catch { problems += error.all }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return (configuration, package, scopes)
    }

    /// Returns all targets if there are no names.
    private func targets(named names: [String], in configuration: Configuration) throws(Diagnostics) -> [TargetConfiguration] {
        let targets = configuration.targets
        let unknown = names.filter { name in !targets.contains { $0.name == name } }
        guard unknown.isEmpty else {
            let manifest = hasPackage ? try? manifest() : nil
            throw Diagnostics(
                unknown.map { name in
                    manifest?.targets.contains { $0.name == name } == true
                        ? .targetNotConfigured(name, in: configuration, manifest: manifest)
                        : .targetNotConfigured(name, among: targets.map(\.name), in: configuration.path)
                })
        }
        return names.isEmpty ? targets : targets.filter { names.contains($0.name) }
    }

    func scope(of target: TargetConfiguration, in package: PackageModules) throws(Diagnostics) -> TargetScope {
        guard let known = package.targets[target.name], case let own = known.module, own.isLocal || !isOneOfSeveral else {
            let suggestion = nearest(to: target.name, among: package.targets.keys.filter(package.isOwn).sorted())
            throw Diagnostics([.unknownTarget(target, suggestion: suggestion)])
        }
        if isOneOfSeveral, let output = target.output, path(of: output).isAbsolutePath {
            let example = proposedOutput(forTarget: target.name, named: output.value.fileName)
            throw Diagnostics([.outputInAnotherPackage(output, of: target.name, package: root, example: example)])
        }
        return TargetScope(
            target: target, own: own, isTest: known.isTest, visible: package.visibleModules(from: target.name),
            modulesWithSources: Set(package.targets.values.map(\.module.name)),
            interfaceFolders: package.interfaceFolders(from: target.name),
            warnings: package.isConfigured(target.name) ? [] : warnings(aboutPlaceOf: target))
    }
}

extension Diagnostic {
    fileprivate static func unknownTarget(_ target: TargetConfiguration, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownTarget, cause: .setup, "the package has no target '\(target.name)'",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "name the target as Package.swift does", at: target.location)
    }

    fileprivate static func outputInAnotherPackage(_ output: Located<String>, of target: String, package: String, example: String)
        -> Diagnostic
    {
        Diagnostic(
            .outputOutsidePackage, cause: .setup, "'\(output.value)' is not in the package of '\(target)', which is '\(package)'",
            help: "write a path in a folder of that package, relative to this file, for example: output: \(example)", at: output.location)
    }
}
