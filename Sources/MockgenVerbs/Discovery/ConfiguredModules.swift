import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The modules and targets of a project that SwiftPM does not know.
struct ConfiguredModules {
    private let configuration: Configuration
    private let root: String
    private let base: String
    private(set) var package: PackageModules
    private var problems: [Diagnostic] = []

    /// Adds the modules of the configuration, and the targets of the configuration that are not in the package.
    static func add(
        _ configuration: Configuration, to package: inout PackageModules, root: String, base: String
    ) throws(Diagnostics) {
        var modules = ConfiguredModules(configuration: configuration, root: root, base: base, package: package)
        modules.add()
        guard modules.problems.isEmpty else { throw Diagnostics(modules.problems) }
        package = modules.package
    }

    private mutating func add() {
        let listed = configuration.modules.flatMap(\.dependencies) + configuration.targets.flatMap { $0.modules ?? [] }
        if package.targets[Module.support.name] == nil, listed.contains(where: { $0.value == Module.support.name }) {
            package.targets[Module.support.name] = PackageModules.Target(
                module: .support, isTest: false, targets: [], isConfigured: true)
        }
        for module in configuration.modules {
            if let known = package.targets.values.first(where: { $0.module.name == module.name.value }) {
                problems.append(.duplicateModule(module.name, isLocal: known.module.isLocal))
            } else {
                add(module)
            }
        }
        for module in configuration.modules where package.targets[module.name.value]?.isTest == true {
            for source in module.sources { removeFromModules(around: SourceEntry(source.value, in: base)) }
        }
        for module in configuration.modules { module.dependencies.forEach { check($0) } }
        for target in configuration.targets { add(target) }
    }

    private mutating func add(_ configured: ModuleConfiguration) {
        var files: [String] = []
        for source in configured.sources {
            let entry = SourceEntry(source.value, in: base)
            let found = swiftFiles(of: entry, at: source.location)
            if found.isEmpty { problems.append(.noSources(source, exists: entry.isGlob || Disk.exists(entry.path))) }
            files += found
        }
        var module = Module(name: configured.name.value, isLocal: true, files: files.unique.sorted())
        module.use(configured.settings)
        package.targets[module.name] = PackageModules.Target(
            module: module, isTest: module.name.hasSuffix("Tests"), targets: configured.dependencies.map { name(of: $0) },
            isConfigured: true, interfaces: configured.interfaces.map { $0.value.inFolder(base).normalizedPath })
    }

    private mutating func swiftFiles(of entry: SourceEntry, at location: SourceLocation?) -> [String] {
        let (files, failure) = FileOwner.files(of: entry, in: root)
        if let failure { problems.append(.unreadableFolder(failure.path.relative(to: root), failure, at: location)) }
        return files.map { $0.relative(to: root) }
    }

    private mutating func add(_ target: TargetConfiguration) {
        let known = package.targets[target.name]
        guard target.modules != nil || known == nil && !configuration.modules.isEmpty || known?.isConfigured == true else { return }
        guard let output = target.output else { return problems.append(.needsOutput(target, sources: sources(of: target.name))) }
        target.modules?.forEach { check($0) }
        let listed = target.modules?.map { name(of: $0) } ?? []
        var own =
            known
            ?? PackageModules.Target(
                module: module(of: target, writing: output.value), targets: [], isConfigured: true)
        own.targets = (own.targets + listed).unique
        if own.targets.isEmpty { own.targets = package.importable.filter { ![target.name, Module.support.name].contains($0) } }
        package.targets[target.name] = own
    }

    private func sources(of target: String) -> [String] {
        configuration.modules.first { $0.name.value == target }?.sources.map(\.value) ?? []
    }

    /// The module of a target without sources in `modules`: the files in its folder that do not belong to a listed module.
    private mutating func module(of target: TargetConfiguration, writing output: String) -> Module {
        let named = FileOwner.folder(ofTarget: target.name, writing: output)
        let folder = SourceEntry(named ?? (output.parentFolder.isEmpty ? "." : output.parentFolder), in: base)
        // A folder such as 'App/Generated' is not one of tests.
        if named != nil || target.name.hasSuffix("Tests") { removeFromModules(around: folder) }
        let listed = Set(configuration.modules.map(\.name.value))
        let others = package.targets.filter { !$0.value.isConfigured || listed.contains($0.key) }
        let files = Set(swiftFiles(of: folder, at: target.output?.location)).subtracting(others.values.flatMap(\.module.files))
        return Module(name: target.name.moduleName, isLocal: true, files: files.sorted())
    }

    /// Removes the files of tests from the modules that list a folder around them, but nothing inside: in many projects, the folder of the
    /// app contains the folder of its tests.
    private mutating func removeFromModules(around tests: SourceEntry) {
        for module in configuration.modules {
            let paths = module.sources.map { SourceEntry($0.value, in: base) }
            guard let target = package.targets[module.name.value], target.isConfigured, !target.isTest,
                !paths.contains(where: {
                    $0.path == tests.path || $0.folder == tests.folder && !tests.isGlob || $0.folder.hasPrefix(tests.folder + "/")
                })
            else { continue }
            let others = target.module.files.filter { !tests.contains($0.inFolder(root).normalizedPath) }
            package.targets[module.name.value]?.module.files = others
        }
    }

    private mutating func check(_ name: Located<String>) {
        guard package.targets[self.name(of: name)] == nil else { return }
        let known = package.importable.compactMap { package.targets[$0]?.module.name }
        problems.append(.unknownModule(name, suggestion: nearest(to: name.value, among: known)))
    }

    /// Returns the name of the target that is compiled as this module: `My-Core` for `My_Core`.
    private func name(of module: Located<String>) -> String {
        package.targets.first { $0.value.module.name == module.value }?.key ?? module.value
    }
}

extension Diagnostic {
    fileprivate static func duplicateModule(_ name: Located<String>, isLocal: Bool) -> Diagnostic {
        Diagnostic(
            .duplicateModule, cause: .setup,
            "'\(name.value)' is a target of \(isLocal ? "Package.swift" : "a dependency") already", help: "remove it from 'modules'",
            at: name.location)
    }

    fileprivate static func noSources(_ source: Located<String>, exists: Bool) -> Diagnostic {
        Diagnostic(
            exists ? .unmatchedSource : .missingSource, cause: .setup,
            exists ? "'\(source.value)' matches no Swift file" : "'\(source.value)' does not exist",
            help: "give a file, folder or glob relative to this file, for example: App/Sources", at: source.location)
    }

    fileprivate static func unreadableFolder(_ path: String, _ failure: Disk.Failure, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .unreadableSource, cause: .code, "cannot read the folder '\(path.prefix(256))': \(failure.reason)",
            help: "move its sources to another folder, or leave it out of 'sources'", at: location)
    }

    fileprivate static func unknownModule(_ name: Located<String>, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownModule, cause: .setup, "there is no module '\(name.value)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "add it with its folder under 'modules' at the top level: \(name.value): [\(name.value)/Sources]", at: name.location)
    }

    fileprivate static func needsOutput(_ target: TargetConfiguration, sources: [String]) -> Diagnostic {
        let isListed = target.modules != nil
        let part = ProjectPart(name: target.name, sources: sources.isEmpty ? [target.name] : sources)
        return Diagnostic(
            .needsOutput, cause: .setup,
            isListed
                ? "'\(target.name)' has 'modules', but no 'output'" : "'\(target.name)' is not a target of a package, and has no 'output'",
            help: "add the path of its mocks, for example: output: \(part.mocksFile)",
            at: target.modules?.first?.location ?? target.location)
    }
}
