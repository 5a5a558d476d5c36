package import MockgenModel

/// Effective settings, each with the location that set it.
package struct Settings: Hashable, Sendable {
    package var style: Setting<StyleChoice>
    package var name: Setting<NameTemplate>
    package var access: Setting<AccessLevel>
    /// The Swift expression that an un-stubbed member returns, by type name.
    package var defaults: [String: Located<String>]
    /// Whether an un-stubbed member of a class mock calls the class.
    package var callsSuper: Setting<Bool>
    package var implemented: Setting<Implemented>
    package var members: Setting<MockMemberSelection>

    /// The default settings.
    package static let builtIn = Settings(
        style: Setting(StyleChoice(.automockable)),
        name: Setting(NameTemplate("{protocol}Mock")),
        access: Setting(.internal),
        defaults: [:],
        callsSuper: Setting(false),
        implemented: Setting(.mock),
        members: Setting(.all))
}

/// An effective value and the location that set it.
package struct Setting<Value> {
    package let value: Value
    /// Nil for a default.
    package let location: SourceLocation?

    package init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}

extension Setting: Sendable where Value: Sendable {}
extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}

/// The settings of one level of the file.
struct SettingsLayer {
    var style: Setting<StyleChoice>?
    var name: Setting<NameTemplate>?
    var access: Setting<AccessLevel>?
    var defaults: [String: Located<String>] = [:]
    var callsSuper: Setting<Bool>?
    var implemented: Setting<Implemented>?
    var members: Setting<MockMemberSelection>?
}

extension Settings {
    /// Returns the settings with those of an inner level. The inner level wins; `defaults` are merged by type.
    func overridden(by layer: SettingsLayer) -> Settings {
        Settings(
            style: layer.style ?? style,
            name: layer.name ?? name,
            access: layer.access ?? access,
            defaults: defaults.merging(layer.defaults) { _, nearer in nearer },
            callsSuper: layer.callsSuper ?? callsSuper,
            implemented: layer.implemented ?? implemented,
            members: layer.members ?? members)
    }
}
