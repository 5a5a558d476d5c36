import MockgenConfig
import MockgenDisk
import MockgenModel

/// Xcode's plugin lists all modules of the project. Xcode tells neither the dependencies of a target nor the compiler settings, so both
/// come from the configuration.
extension BuildInput {
    mutating func use(_ configuration: Configuration) {
        guard isOfProject else { return }
        let settings = Dictionary(configuration.modules.map { ($0.name.value, $0.settings) }) { first, _ in first }
        own.use(settings[own.name] ?? [])
        for number in modules.indices where modules[number].isLocal { modules[number].use(settings[modules[number].name] ?? []) }
    }

    /// Returns the scope of the target: the modules of the build input, or for the target of a project, the modules in the configuration with
    /// their dependencies.
    func scope(of target: TargetConfiguration, in configuration: Configuration) throws(Diagnostics) -> TargetScope {
        guard isOfProject else {
            return TargetScope(target: target, own: own, isTest: isTest, visible: modules, interfaceFolders: interfaces)
        }
        let described = Dictionary(configuration.modules.map { ($0.name.value, $0) }) { first, _ in first }
        let listed = (described[own.name]?.dependencies ?? []) + (target.modules ?? [])
        let visible = listed.isEmpty ? modules : try modules(below: listed, described)
        let folders = (visible + [own]).flatMap { described[$0.name]?.interfaces ?? [] }
        return TargetScope(
            target: target, own: own, isTest: isTest, visible: visible, modulesWithSources: Set((modules + [own]).map(\.name)),
            interfaceFolders: (interfaces + folders.map { $0.value.inFolder(self.configuration.parentFolder).normalizedPath }).unique)
    }

    /// Other build systems do not say which targets are tests: there, `sources` selects the target's own files.
    private var isTest: Bool { !isOfPackage || files.support != nil }

    private func modules(
        below listed: [Located<String>], _ described: [String: ModuleConfiguration]
    ) throws(Diagnostics) -> [Module] {
        // Xcode's plugin does not see the products of packages.
        let modules = modules + [.support]
        let known = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        let unknown = listed.filter { known[$0.value] == nil && $0.value != own.name }
        guard unknown.isEmpty else {
            throw Diagnostics(unknown.map { .notInProject($0, suggestion: nearest(to: $0.value, among: known.keys.sorted())) })
        }
        var reached: Set<String> = [own.name]
        var open = listed.map(\.value)
        while let name = open.popLast() {
            guard reached.insert(name).inserted else { continue }
            open += described[name]?.dependencies.map(\.value) ?? []
        }
        return modules.filter { $0.name != own.name && reached.contains($0.name) }
    }
}

extension Diagnostic {
    fileprivate static func notInProject(_ module: Located<String>, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownModule, cause: .setup, "the Xcode project has no target that is compiled as module '\(module.value)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "remove it; to mock protocols of a package or pod, use a run script phase instead of the plugin", at: module.location)
    }
}
