import MockgenConfig
import MockgenModel

extension MockSettings {
    /// What the configuration says of one protocol, by any of the names that an override may use.
    /// - Parameter combination: the name of a mock of several protocols.
    init(
        for declaration: ProtocolDeclaration, combinedAs combination: String? = nil, in target: TargetConfiguration,
        compiler: Set<CompilerSetting>
    ) {
        let names =
            combination.map { [$0] } ?? [declaration.name, declaration.qualifiedName, "\(declaration.module).\(declaration.qualifiedName)"]
        let settings = target.settings(forProtocol: names)
        let access: Access =
            switch settings.access.value {
            case .internal: .internal
            case .package: .package
            case .public: .public
            }
        self.init(
            name: combination ?? settings.name.value.name(forProtocol: declaration.name), access: access, style: settings.style.value.style,
            defaults: settings.defaults.mapValues(\.value), callsSuper: settings.callsSuper.value, compiler: compiler)
    }
}
