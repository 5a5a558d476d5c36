package import MockgenConfig
package import MockgenModel

extension ModuleConfiguration {
    /// The compiler settings in the form of a manifest.
    package var settings: [ManifestSetting] {
        let kinds: [ManifestSetting.Kind] =
            [.languageMode(language.rawValue), .defaultIsolation(isolation)] + flags.map { .define($0) } + features.map { .feature($0) }
        return kinds.map { ManifestSetting($0) }
    }
}

extension Module {
    /// Uses the settings in the configuration for a module without a manifest.
    package mutating func use(_ settings: [ManifestSetting]) {
        // Without a language mode, the default is 5.
        use(TargetSettings(settings, languageMode: LanguageMode(toolsVersion: nil, declared: nil)))
    }
}
