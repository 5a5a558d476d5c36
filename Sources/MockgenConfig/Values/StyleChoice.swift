package import MockgenModel

/// The value of one `style:` in the file: the name of a built-in style, or a mapping.
package struct StyleChoice: Hashable, Sendable {
    package let base: BuiltInStyle
    package let naming: Setting<Naming>
    package let keepsHistory: Setting<Bool>
    package let initializer: Setting<MockInitializer>
    /// The names that differ from those of the extended style, with nil for the roles that it leaves out.
    package let names: [Role: Located<NamePattern?>]

    package init(
        _ base: BuiltInStyle, naming: Setting<Naming>? = nil, keepsHistory: Setting<Bool>? = nil,
        initializer: Setting<MockInitializer>? = nil, names: [Role: Located<NamePattern?>] = [:]
    ) {
        self.base = base
        self.naming = naming ?? Setting(base.naming)
        self.keepsHistory = keepsHistory ?? names[.invocations].map { Setting(true, at: $0.location) } ?? Setting(base.keepsHistory)
        self.initializer = initializer ?? Setting(base.initializer)
        self.names = names
    }

    package var style: Style {
        Style(base, naming: naming.value, keepsHistory: keepsHistory.value, initializer: initializer.value, names: names.mapValues(\.value))
    }
}
