import MockgenConfig
import MockgenModel
import MockgenResolution

extension MockSettings {
    /// Returns the settings of one protocol. An override can use any of the protocol's names.
    ///
    /// - Parameters:
    ///   - combination: the name of a mock of several protocols.
    init(
        for declaration: ProtocolDeclaration, combinedAs combination: String?, in target: TargetConfiguration,
        mentioned: Set<String>, compiler: Set<CompilerSetting>
    ) {
        if let combination {
            self.init(forAny: [combination], simpleName: declaration.name, in: target, mentioned: mentioned, compiler: compiler)
            name = combination
        } else {
            let names = declaration.name.names(qualifiedAs: declaration.qualifiedName, inModule: declaration.module)
            self.init(forAny: names, simpleName: declaration.name, in: target, mentioned: mentioned, compiler: compiler)
        }
    }

    /// Returns the settings of a testable subclass. The default name is `TestablePresenter`.
    init(forTestable declaration: ProtocolDeclaration, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        let names = declaration.name.names(qualifiedAs: declaration.qualifiedName, inModule: declaration.module)
        self.init(forAny: names, simpleName: declaration.name, in: target, compiler: compiler)
        let isNamed = target.settings(forProtocol: names).name != target.settings.name
        if !isNamed { name = "Testable\(declaration.name)" }
    }

    init(
        for simpleName: String, _ qualifiedName: String, in module: String, _ target: TargetConfiguration, compiler: Set<CompilerSetting>
    ) {
        let names = simpleName.names(qualifiedAs: qualifiedName, inModule: module)
        self.init(forAny: names, simpleName: simpleName, in: target, compiler: compiler)
    }

    private init(
        forAny names: [String], simpleName: String, in target: TargetConfiguration, mentioned: Set<String> = [],
        compiler: Set<CompilerSetting>
    ) {
        let settings = target.settings(forProtocol: names)
        let style = settings.style.value.style
        self.init(
            name: settings.name.value.name(forProtocol: simpleName), access: settings.access.value.access,
            style: style,
            nameLocations: settings.style.value.names.mapValues(\.location), requirements: settings.requirements,
            defaults: settings.defaults.mapValues(\.value.value), callsSuper: settings.callsSuper.value,
            hasLenses: settings.lenses.value,
            inheritsImplementations: settings.implemented.value == .inherit,
            isThreadSafe: settings.threadSafe.value,
            usedNames: settings.members.value == .used ? mentioned : nil,
            phrases: style.hasStubs ? mentioned : [], compiler: compiler)
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
