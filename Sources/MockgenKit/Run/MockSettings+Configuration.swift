import MockgenConfig
import MockgenModel

extension MockSettings {
    /// What the configuration says of one protocol, by any of the names that an override may use.
    init(for declaration: ProtocolDeclaration, in target: TargetConfiguration, compiler: Set<CompilerSetting>) {
        let names = [declaration.name, declaration.qualifiedName, "\(declaration.module).\(declaration.qualifiedName)"]
        let override = target.overrides.first { names.contains($0.protocolName.value) }
        let settings = override?.settings ?? target.settings
        let access: Access =
            switch settings.access.value {
            case .internal: .internal
            case .package: .package
            case .public: .public
            }
        let style: StyleName =
            switch settings.style.value.style {
            case .automockable: .automockable
            }
        self.init(
            name: settings.name.value.name(forProtocol: declaration.name), access: access, style: style,
            defaults: settings.defaults.mapValues(\.value), callsSuper: settings.callsSuper.value, compiler: compiler)
    }
}
