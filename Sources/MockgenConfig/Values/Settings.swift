package import MockgenModel

/// Effective settings, each with the location that set it.
package struct Settings: Hashable, Sendable {
    package internal(set) var style = Setting(StyleChoice(.stub))
    package internal(set) var name = Setting(NameTemplate("{protocol}Mock"))
    package internal(set) var access = Setting(AccessLevel.internal)
    /// The Swift expression that an un-stubbed member returns, by type name.
    package internal(set) var defaults: [String: ConfiguredDefault] = [:]
    /// Whether an un-stubbed member of a class mock calls the superclass.
    package internal(set) var callsSuper = Setting(false)
    package internal(set) var implemented = Setting(Implemented.mock)
    /// Whether the properties of models have lenses.
    package internal(set) var lenses = Setting(false)
    /// Whether mocks have locks although their protocols are not `Sendable`.
    package internal(set) var threadSafe = Setting(false)
    package internal(set) var members = Setting(MockMemberSelection.all)
    /// Only an override has them.
    package internal(set) var requirements = RequirementSettings()

    package static let builtIn = Settings()
}

extension Settings {
    /// The keys of settings. They are allowed at the top level, in a target and in an override. The innermost value wins, except that
    /// `defaults` are merged by type.
    static let keys = declarations.map(\.key)

    /// The keys of an override.
    static let keysOfOverride = keys + ofRequirements.map(\.key)

    /// Returns each setting with the line that sets it.
    package var effective: [EffectiveSetting] { (Self.declarations + Self.ofRequirements).flatMap { $0.effective(self) } }

    private struct Declaration: Sendable {
        let key: Key<Settings>
        let effective: @Sendable (Settings) -> [EffectiveSetting]
    }

    private static let declarations: [Declaration] = [
        setting(
            "style", \.style, .style, "the names and kinds of the members with which a test configures and checks a mock",
            example: "style: automockable"),
        setting(
            "name", \.name, .nameTemplate, "the name of each mock; '{protocol}' is the name of its protocol",
            example: "name: \"{protocol}Mock\""),
        setting("access", \.access, .choice(of: "access"), "the access level of the mocks", example: "access: internal"),
        Declaration(
            key: Key(
                "defaults", .names(of: "type", to: nil), default: "none",
                "the values that un-stubbed members return: a Swift expression for each type", example: "defaults: { Money: Money.zero }"
            ) { node, settings, reader in settings.defaults.merge(reader.defaults(node)) { _, inner in inner } },
            effective: { settings in
                settings.defaults.sorted { $0.key < $1.key }.map { type, configured in
                    EffectiveSetting(key: "default of \(type)", value: configured.value.value, location: configured.value.location)
                }
            }),
        setting(
            "callsSuper", \.callsSuper, .flag, "whether un-stubbed members of a class mock call the class's own implementation",
            example: "callsSuper: true"),
        setting(
            "implemented", \.implemented, .choice(of: "way"),
            "whether to mock requirements with a default implementation in an extension, or to inherit it", example: "implemented: inherit"),
        setting(
            "lenses", \.lenses, .flag, "whether models have lenses, which read a property and make copies with another value",
            example: "lenses: true"),
        setting(
            "threadSafe", \.threadSafe, .flag,
            "whether several threads can use each mock at once, as they can use the mocks of 'Sendable' protocols",
            example: "threadSafe: true"),
        setting(
            "members", \.members, .choice(of: "selection of members"),
            "whether mocks have all members, or only those that the target's source files mention",
            example: "members: used"),
    ]

    private static let ofRequirements: [Declaration] = [
        texts(
            "stems", \.stems, default: "the names that the naming makes",
            "the name that '{member}' stands for: a name for each requirement",
            example: "stems: { \"build(withListener:)\": buildRouter }", called: "stem"
        ) { node, reader in reader.stems(node) },
        texts(
            "returns", \.returns, default: "the value from 'defaults'",
            "the value that an un-stubbed member returns: a Swift expression for each requirement, which can use its parameters",
            example: "returns: { \"intercept(request:)\": request }", called: "return value"
        ) { node, reader in reader.returns(node) },
        Declaration(
            key: Key(
                "inherited", .list(of: "requirement"), default: "none",
                "requirements whose default implementation in an extension the mock inherits", example: "inherited: [\"fetch(page:)\"]"
            ) { node, settings, _ in
                for item in node.listed { settings.requirements.inherited[item.value] = item.location }
            },
            effective: { settings in
                settings.requirements.inherited.sorted { $0.key < $1.key }.map { requirement, location in
                    EffectiveSetting(key: "inherited", value: requirement, location: location)
                }
            }),
    ]

    /// Declares a key with a text for each requirement.
    /// - Parameter noun: the word before "of load(id:)".
    private static func texts(
        _ name: String, _ property: any WritableKeyPath<RequirementSettings, [String: Located<String>]> & Sendable,
        default defaultText: String, _ summary: String, example: String, called noun: String,
        read: @escaping @Sendable (YAMLNode, inout ConfigurationReader) -> [String: Located<String>]
    ) -> Declaration {
        Declaration(
            key: Key(name, .names(of: "requirement", to: nil), default: defaultText, summary, example: example) { node, settings, reader in
                settings.requirements[keyPath: property] = read(node, &reader)
            },
            effective: { settings in
                settings.requirements[keyPath: property].sorted { $0.key < $1.key }.map { requirement, value in
                    EffectiveSetting(key: "\(noun) of \(requirement)", value: value.value, location: value.location)
                }
            })
    }

    private static func setting<Value: SettingValue>(
        _ name: String, _ property: any WritableKeyPath<Settings, Setting<Value>> & Sendable, _ type: KeyType<Value>, _ summary: String,
        example: String
    ) -> Declaration {
        Declaration(
            key: .value(name, property, .setting(type), default: builtIn[keyPath: property].value.text, summary, example: example),
            effective: { settings in
                let setting = settings[keyPath: property]
                return [EffectiveSetting(key: name, value: setting.value.text, location: setting.location)] + setting.value.parts
            })
    }
}

/// An effective value and the location that set it.
package struct Setting<Value: SettingValue>: Hashable, Sendable {
    package let value: Value
    /// Nil for a default.
    package let location: SourceLocation?

    init(_ value: Value, at location: SourceLocation? = nil) { (self.value, self.location) = (value, location) }
}

/// A value that the documentation and `explain` print.
package protocol SettingValue: Hashable, Sendable {
    var text: String { get }
    /// The parts of the value that have their own location.
    var parts: [EffectiveSetting] { get }
}

extension SettingValue {
    package var parts: [EffectiveSetting] { [] }
}

extension NameTemplate: SettingValue {}

extension Bool: SettingValue {
    package var text: String { description }
}

extension Choice {
    package var text: String { rawValue }
}
