import MockgenConfig
import MockgenModel
import MockgenResolution

extension MockSettings {
    /// Returns the settings of a testable subclass. The default name is `TestablePresenter`.
    init(forTestable declaration: ProtocolDeclaration, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        let names = declaration.name.names(qualifiedAs: declaration.qualifiedName, inModule: declaration.module)
        let settings = target.settings(forProtocol: names)
        self.init(settings, simpleName: declaration.name, compiler: compiler)
        if settings.name == target.settings.name { name = "Testable\(declaration.name)" }
    }

    /// - Parameter mentioned: what the target's own sources mention, as far as it selects members of mocks.
    init(_ settings: Settings, simpleName: String, mentioned: Set<String> = [], compiler: Set<CompilerSetting>) {
        let style = settings.style.value.style
        self.init(
            name: settings.name.value.name(forProtocol: simpleName), access: settings.access.value.access, style: style,
            defaults: settings.defaults.mapValues(\.value.value), compiler: compiler)
        nameLocations = settings.style.value.names.mapValues(\.location)
        requirements = settings.requirements
        callsSuper = settings.callsSuper.value
        hasLenses = settings.lenses.value
        inheritsImplementations = settings.implemented.value == .inherit
        isThreadSafe = settings.threadSafe.value
        usedNames = settings.members.value == .used ? mentioned : nil
        phrases = style.hasMembersOnDemand ? mentioned : []
    }
}

extension AccessLevel {
    var access: Access {
        switch self {
        case .internal: .internal
        case .package: .package
        case .public: .public
        }
    }
}
