package import MockgenConfig
package import MockgenModel

extension ModuleConfiguration {
    /// The compiler settings, as a manifest would have them.
    package var settings: [ManifestSetting] {
        let kinds: [ManifestSetting.Kind] =
            [.languageMode(language.rawValue), .defaultIsolation(isolation)] + flags.map { .define($0) } + features.map { .feature($0) }
        return kinds.map { ManifestSetting($0) }
    }
}

extension Module {
    /// Takes over the settings of a module that no manifest describes.
    package mutating func use(_ settings: [ManifestSetting]) {
        // Without a language mode among them, it is the default one.
        use(TargetSettings(settings, languageMode: LanguageMode(toolsVersion: nil, declared: nil)))
    }
}

extension [ManifestSetting] {
    /// The settings of a module about which the configuration says nothing.
    package static var standard: [ManifestSetting] { [ManifestSetting(.languageMode(LanguageVersion.five.rawValue))] }
}
