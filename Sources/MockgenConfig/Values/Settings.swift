package import MockgenModel

/// The settings in effect somewhere, each with the place that set it.
package struct Settings: Hashable, Sendable {
    package var style: Setting<StyleChoice>
    package var name: Setting<NameTemplate>
    package var access: Setting<AccessLevel>
    /// By type name, the Swift expression that an un-stubbed member of this type returns.
    package var defaults: [String: Located<String>]
    /// Whether an un-stubbed member of a class's mock does what the class does.
    package var callsSuper: Setting<Bool>
    package var implemented: Setting<Implemented>

    /// In effect where the file says nothing.
    package static let builtIn = Settings(
        style: Setting(StyleChoice(.automockable)),
        name: Setting(NameTemplate("{protocol}Mock")),
        access: Setting(.internal),
        defaults: [:],
        callsSuper: Setting(false),
        implemented: Setting(.mock))
}

/// A value in effect and the place that set it.
package struct Setting<Value> {
    package let value: Value
    /// nil: built in.
    package let location: SourceLocation?

    package init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}

extension Setting: Sendable where Value: Sendable {}
extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}

/// What one level of the file sets itself.
struct SettingsLayer {
    var style: Setting<StyleChoice>?
    var name: Setting<NameTemplate>?
    var access: Setting<AccessLevel>?
    var defaults: [String: Located<String>] = [:]
    var callsSuper: Setting<Bool>?
    var implemented: Setting<Implemented>?
}

extension Settings {
    /// The nearest wins; defaults are merged type by type.
    func overridden(by layer: SettingsLayer) -> Settings {
        Settings(
            style: layer.style ?? style,
            name: layer.name ?? name,
            access: layer.access ?? access,
            defaults: defaults.merging(layer.defaults) { _, nearer in nearer },
            callsSuper: layer.callsSuper ?? callsSuper,
            implemented: layer.implemented ?? implemented)
    }
}
