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
    package var targets: [String] = []
    package var configuration: String?
    package var package: String?
    /// The file in which a command plugin describes the package.
    package var packageFile: String?
    package var scratchPath: String?
    package var input: String?
    package var depfile: String?
    /// Files and folders of other mock generators.
    package var from: [String] = []
    package var page: String?
    /// Other packages with compiled tools.
    package var with: [String] = []
    /// The folder of mockgen's own package, if a command plugin has started this process.
    package var mockgenPackage: String?
    /// Whether to replace files of other mock generators.
    package var replacesOthers = false
    package var isOnlyUnused = false
    package var isToStdout = false
    package var style = BuiltInStyle.stub
    package var naming: Naming?
    /// The settings of the files' module, because `--stdout` does not read a manifest.
    package var settings: [ManifestSetting] = []
    package var compiles = true
    package var wantsDiffs = false
    package var format = Format.auto
    package var color = ColorChoice.auto
    package var isStrict = false
    package var isQuiet = false
    package var isVerbose = false
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
            let value = { (flag: Flag.Name) in
                word == flag.rawValue ? next : word.hasPrefix(flag.rawValue + "=") ? String(word.dropFirst(flag.rawValue.count + 1)) : ""
            }
            invocation.format = Format(rawValue: value(.format)) ?? invocation.format
            invocation.color = ColorChoice(rawValue: value(.color)) ?? invocation.color
            invocation.package = value(.packagePath).isEmpty ? invocation.package : value(.packagePath)
        }
        return invocation
    }
}
