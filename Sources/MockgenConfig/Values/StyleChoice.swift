package import MockgenModel

/// The value of one `style:` in the file: the name of a built-in style, or a mapping.
package struct StyleChoice: Hashable, Sendable {
    let base: BuiltInStyle
    /// The values that differ from the built-in style.
    private let custom: CustomStyle

    init(_ base: BuiltInStyle, _ custom: CustomStyle = CustomStyle()) { (self.base, self.custom) = (base, custom) }

    package var naming: Setting<Naming> { custom.naming ?? Setting(base.style.naming) }

    package var names: [Role: Located<NamePattern?>] { custom.names }

    private var history: Setting<Bool>? { custom.history ?? names[.invocations].map { Setting($0.value != nil, at: $0.location) } }

    package var style: Style {
        Style(
            base, naming: custom.naming?.value, keepsHistory: history?.value, initializer: custom.initializer?.value,
            autoclosures: custom.autoclosures?.value, singleArgument: custom.singleArgument?.value ?? .value,
            wraps: custom.wrapping?.value ?? false, hasAccessors: custom.accessors?.value ?? false, names: names.mapValues(\.value))
    }
}

extension StyleChoice: SettingValue {
    package var text: String { base.rawValue }

    package var parts: [EffectiveSetting] {
        let parts: [EffectiveSetting?] = [
            part("naming", naming), part("history", history), part("initializer", custom.initializer),
            part("autoclosures", custom.autoclosures), part("singleArgument", custom.singleArgument), part("wrapping", custom.wrapping),
            part("accessors", custom.accessors),
        ]
        return parts.compactMap(\.self)
            + names.sorted { $0.key.rawValue < $1.key.rawValue }.map { role, pattern in
                EffectiveSetting(key: "name of \(role.rawValue)", value: pattern.value?.text ?? "none", location: pattern.location)
            }
    }

    private func part(_ key: String, _ setting: Setting<some SettingValue>?) -> EffectiveSetting? {
        setting.map { EffectiveSetting(key: key, value: $0.value.text, location: $0.location) }
    }
}

struct CustomStyle: Hashable, Sendable {
    var base: BuiltInStyle?
    var naming: Setting<Naming>?
    var history: Setting<Bool>?
    var initializer: Setting<MockInitializer>?
    var autoclosures: Setting<AutoclosureArguments>?
    var singleArgument: Setting<SingleArgument>?
    var wrapping: Setting<Bool>?
    var accessors: Setting<Bool>?
    /// Nil leaves a role out.
    var names: [Role: Located<NamePattern?>] = [:]

    static let keys: [Key<CustomStyle>] = [
        .optional(
            "extends", \.base, .choice(of: "style"), default: nil, "the built-in style that a custom style extends",
            example: "style: { extends: automockable }"),
        .optional(
            "naming", \.naming, .setting(.choice(of: "naming")), default: "label for automockable, short for the others",
            "how member names begin: with the base name, the argument labels or also the types of a requirement",
            example: "style: { extends: automockable, naming: label }"),
        .optional(
            "history", \.history, .setting(.flag), default: "true for automockable, false for handler and spy",
            "whether mocks record the arguments of all calls, as stubs always do", example: "style: { extends: handler, history: true }"),
        .optional(
            "initializer", \.initializer, .setting(.choice(of: "initializer")), default: "properties for handler, none for the others",
            "the values that the initializer of a mock takes: 'none', 'properties', or 'all' for properties and stubs",
            example: "style: { extends: automockable, initializer: properties }"),
        .optional(
            "autoclosures", \.autoclosures, .setting(.choice(of: "form of autoclosures")),
            default: "values for stub, closures for the others",
            "what mocks record for autoclosures: the 'values', computed once for each call, or the 'closures'",
            example: "style: { extends: stub, autoclosures: closures }"),
        .optional(
            "singleArgument", \.singleArgument, .setting(.choice(of: "form of a single argument")), default: "value",
            "how mocks record the argument of a call with one argument: as a 'value', or 'labeled' like several arguments, in a tuple with '()'",
            example: "style: { extends: automockable, singleArgument: labeled }"),
        .optional(
            "wrapping", \.wrapping, .setting(.flag), default: "true for each mock that a test makes with 'wrapping:'",
            "whether stubs can pass calls on to another object, also where no test of the target makes the mock with 'wrapping:'",
            example: "style: { extends: stub, wrapping: true }"),
        .optional(
            "accessors", \.accessors, .setting(.flag), default: "true for each property whose '.get' or '.set' a test names",
            "whether properties have the stubs 'get' and 'set', also where no test of the target names them",
            example: "style: { extends: stub, accessors: true }"),
        .value(
            "names", \.names, .roleNames, default: "the names of the extended style",
            "changed, additional or removed members: a name pattern for each role, with '{member}' for the name of the requirement, or 'none'",
            example: "style: { extends: handler, names: { callCount: \"{member}Count\" } }"),
    ]
}
