package import MockgenModel

/// The value of one `style:` in the file: the name of a built-in style, or a mapping.
package struct StyleChoice: Hashable, Sendable {
    let base: BuiltInStyle
    package let naming: Setting<Naming>
    let keepsHistory: Setting<Bool>
    let initializer: Setting<MockInitializer>
    let autoclosures: Setting<AutoclosureArguments>
    let singleArgument: Setting<SingleArgument>
    let wraps: Setting<Bool>
    let hasAccessors: Setting<Bool>
    /// The names that differ from the extended style. Nil leaves a role out.
    package let names: [Role: Located<NamePattern?>]

    init(_ base: BuiltInStyle) { self.init(base, CustomStyle()) }

    init(_ base: BuiltInStyle, _ custom: CustomStyle) {
        self.base = base
        names = custom.names
        naming = custom.naming ?? Setting(base.naming)
        keepsHistory =
            custom.history ?? names[.invocations].map { Setting($0.value != nil, at: $0.location) } ?? Setting(base.keepsHistory)
        initializer = custom.initializer ?? Setting(base.initializer)
        autoclosures = custom.autoclosures ?? Setting(base.autoclosures)
        singleArgument = custom.singleArgument ?? Setting(.value)
        wraps = custom.wrapping ?? Setting(false)
        hasAccessors = custom.accessors ?? Setting(false)
    }

    package var style: Style {
        Style(
            base, naming: naming.value, keepsHistory: keepsHistory.value, initializer: initializer.value, autoclosures: autoclosures.value,
            singleArgument: singleArgument.value, wraps: wraps.value, hasAccessors: hasAccessors.value, names: names.mapValues(\.value))
    }
}

extension StyleChoice: SettingValue {
    var text: String { base.rawValue }

    var parts: [EffectiveSetting] {
        var parts = [EffectiveSetting(key: "naming", value: naming.value.rawValue, location: naming.location)]
        if let location = keepsHistory.location {
            parts.append(EffectiveSetting(key: "history", value: "\(keepsHistory.value)", location: location))
        }
        if let location = initializer.location {
            parts.append(EffectiveSetting(key: "initializer", value: initializer.value.rawValue, location: location))
        }
        if let location = autoclosures.location {
            parts.append(EffectiveSetting(key: "autoclosures", value: autoclosures.value.rawValue, location: location))
        }
        if let location = singleArgument.location {
            parts.append(EffectiveSetting(key: "singleArgument", value: singleArgument.value.rawValue, location: location))
        }
        for (key, flag) in [("wrapping", wraps), ("accessors", hasAccessors)] {
            if let location = flag.location { parts.append(EffectiveSetting(key: key, value: "\(flag.value)", location: location)) }
        }
        return parts
            + names.sorted { $0.key.rawValue < $1.key.rawValue }.map { role, pattern in
                EffectiveSetting(key: "name of \(role.rawValue)", value: pattern.value?.text ?? "none", location: pattern.location)
            }
    }
}

struct CustomStyle: Sendable {
    var base: BuiltInStyle?
    var naming: Setting<Naming>?
    var history: Setting<Bool>?
    var initializer: Setting<MockInitializer>?
    var autoclosures: Setting<AutoclosureArguments>?
    var singleArgument: Setting<SingleArgument>?
    var wrapping: Setting<Bool>?
    var accessors: Setting<Bool>?
    var names: [Role: Located<NamePattern?>] = [:]

    static let keys: [Key<CustomStyle>] = [
        .optional(
            "extends", \.base, .choice, default: nil, "the built-in style that a custom style extends",
            example: "style: { extends: automockable }"),
        .optional(
            "naming", \.naming, .setting(.choice), default: "label for automockable, short for the others",
            "how member names begin: with the base name, the argument labels or also the types of a requirement",
            example: "style: { extends: automockable, naming: label }"),
        .optional(
            "history", \.history, .setting(.flag), default: "true for automockable, false for handler and spy",
            "whether mocks record the arguments of all calls, as stubs always do", example: "style: { extends: handler, history: true }"),
        .optional(
            "initializer", \.initializer, .setting(.choice), default: "properties for handler, none for the others",
            "the values that the initializer of a mock takes: 'none', 'properties', or 'all' for properties and stubs",
            example: "style: { extends: automockable, initializer: properties }"),
        .optional(
            "autoclosures", \.autoclosures, .setting(.choice), default: "values for stub, closures for the others",
            "what mocks record for autoclosures: the 'values', computed once for each call, or the 'closures'",
            example: "style: { extends: stub, autoclosures: closures }"),
        .optional(
            "singleArgument", \.singleArgument, .setting(.choice), default: "value",
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
