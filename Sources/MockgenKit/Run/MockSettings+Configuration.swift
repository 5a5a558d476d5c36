import MockgenConfig
import MockgenModel

extension MockSettings {
    /// What the configuration says of one protocol, by any of the names that an override may use.
    init(for declaration: ProtocolDeclaration, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        self.init(for: declaration.name, declaration.qualifiedName, in: declaration.module, target, compiler: compiler)
    }

    /// The same of a testable subclass, whose name is its own: `TestablePresenter`, unless an override says another.
    init(forTestable declaration: ProtocolDeclaration, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        self.init(for: declaration, in: target, compiler: compiler)
        let names = [declaration.name, declaration.qualifiedName, "\(declaration.module).\(declaration.qualifiedName)"]
        let isNamed = target.settings(forProtocol: names).name != target.settings.name
        if !isNamed { name = "Testable\(declaration.name)" }
    }

    init(
        for simpleName: String, _ qualifiedName: String, in module: String, _ target: TargetConfiguration, compiler: Set<CompilerSetting>
    ) {
        let names = [simpleName, qualifiedName, "\(module).\(qualifiedName)"]
        let settings = target.settings(forProtocol: names)
        let access: Access =
            switch settings.access.value {
            case .internal: .internal
            case .package: .package
            case .public: .public
            }
        self.init(
            name: settings.name.value.name(forProtocol: simpleName), access: access, style: settings.style.value.style,
            defaults: settings.defaults.mapValues(\.value), callsSuper: settings.callsSuper.value, compiler: compiler)
    }
}
