package import MockgenModel

package enum Request: Sendable {
    case run(Invocation)
    case help(Verb?)
    case version
}

package struct Invocation: Sendable {
    package var verb = Verb.generate
    /// Files, or one name.
    package var operands: [String] = []
    /// In order; the value of a flag without one is empty.
    var flags: [(name: Flag.Name, value: String)] = []
    /// The file in which a command plugin describes the package.
    package var packageFile: String?
    /// The folder of mockgen's own package, if a command plugin has started this process.
    package var mockgenPackage: String?

    package var targets: [String] { values(of: .target) }
    package var filter: String? { values(of: .filter).last }
    package var since: String? { values(of: .since).last }
    package var configuration: String? { values(of: .config).last }
    package var package: String? { values(of: .packagePath).last }
    package var scratchPath: String? { values(of: .scratchPath).last }
    package var input: String? { values(of: .input).last }
    package var depfile: String? { values(of: .depfile).last }
    /// Files and folders of other mock generators.
    package var from: [String] { values(of: .from) }
    package var page: String? { values(of: .html).last }
    /// Other packages with compiled tools.
    package var with: [String] { values(of: .with) }
    /// Whether to replace files of other mock generators.
    package var replacesOthers: Bool { has(.replace) }
    package var isOnlyUnused: Bool { has(.unused) }
    package var isToStdout: Bool { has(.stdout) }
    package var style: BuiltInStyle { choice(of: .style) ?? .stub }
    package var naming: Naming? { choice(of: .naming) }
    /// The settings of the files' module, because `--stdout` does not read a manifest.
    package var settings: [ManifestSetting] {
        let isolation: DefaultIsolation? = choice(of: .defaultIsolation)
        let kinds = values(of: .language).map(ManifestSetting.Kind.languageMode) + (isolation.map { [.defaultIsolation($0)] } ?? [])
        return (kinds + values(of: .feature).map(ManifestSetting.Kind.feature)).map { ManifestSetting($0) }
    }
    package var compiles: Bool { !has(.noBuild) }
    package var wantsDiffs: Bool { has(.diff) }
    package var format: Format { choice(of: .format) ?? .auto }
    package var color: ColorChoice { choice(of: .color) ?? .auto }
    package var isStrict: Bool { has(.strict) }
    package var isQuiet: Bool { has(.quiet) }
    package var isVerbose: Bool { has(.verbose) }

    func has(_ name: Flag.Name) -> Bool { flags.contains { $0.name == name } }

    private func values(of name: Flag.Name) -> [String] { flags.filter { $0.name == name }.map(\.value) }

    private func choice<Choice: RawRepresentable<String>>(of name: Flag.Name) -> Choice? {
        values(of: name).compactMap(Choice.init(rawValue:)).last
    }
}

extension Request {
    package init(_ arguments: [String]) throws(Diagnostics) {
        if let plugin = CommandPluginArguments(arguments) {
            self = try plugin.request()
        } else {
            var reader = ArgumentReader(arguments)
            self = try reader.read()
        }
    }
}

extension Invocation {
    /// Returns how to report invalid arguments: in the format that they request, and for the package that they name, if that part is valid.
    package static func reporting(_ arguments: [String]) -> Invocation {
        let arguments = CommandPluginArguments(arguments)?.typed ?? arguments
        var invocation = Invocation()
        invocation.verb = arguments.first.flatMap(Verb.init) ?? .generate
        for (position, word) in arguments.enumerated() {
            let next = position + 1 < arguments.count ? arguments[position + 1] : ""
            for flag in [Flag.Name.format, .color, .packagePath] {
                let value = word == "\(flag)" ? next : word.hasPrefix("\(flag)=") ? String(word.dropFirst("\(flag)=".count)) : ""
                if !value.isEmpty { invocation.flags.append((flag, value)) }
            }
        }
        return invocation
    }
}
