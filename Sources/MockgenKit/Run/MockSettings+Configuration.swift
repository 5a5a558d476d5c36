import MockgenConfig
import MockgenModel
import MockgenResolution

extension MockSettings {
    /// Returns the settings of one protocol. An override may use any of its names.
    ///
    /// - Parameter combination: the name of a mock of several protocols.
    init(
        for declaration: ProtocolDeclaration, combinedAs combination: String? = nil, in target: TargetConfiguration,
        compiler: Set<CompilerSetting>
    ) {
        if let combination {
            self.init(forAny: [combination], simpleName: declaration.name, in: target, compiler: compiler)
            name = combination
        } else {
            self.init(for: declaration.name, declaration.qualifiedName, in: declaration.module, target, compiler: compiler)
        }
    }

    /// Returns the settings of a testable subclass. Its name is `TestablePresenter` unless an override sets another one.
    init(forTestable declaration: ProtocolDeclaration, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        self.init(for: declaration, in: target, compiler: compiler)
        let names = declaration.name.names(qualifiedAs: declaration.qualifiedName, inModule: declaration.module)
        let isNamed = target.settings(forProtocol: names).name != target.settings.name
        if !isNamed { name = "Testable\(declaration.name)" }
    }

    init(
        for simpleName: String, _ qualifiedName: String, in module: String, _ target: TargetConfiguration, compiler: Set<CompilerSetting>
    ) {
        let names = simpleName.names(qualifiedAs: qualifiedName, inModule: module)
        self.init(forAny: names, simpleName: simpleName, in: target, compiler: compiler)
    }

    private init(forAny names: [String], simpleName: String, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        let settings = target.settings(forProtocol: names)
        self.init(
            name: settings.name.value.name(forProtocol: simpleName), access: settings.access.value.access,
            style: settings.style.value.style,
            namePlaces: settings.style.value.names.mapValues(\.location),
            defaults: settings.defaults.mapValues(\.value), callsSuper: settings.callsSuper.value,
            inheritsImplementations: settings.implemented.value == .inherit, compiler: compiler)
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
