import MockgenModel

enum BuildInputKeyword: String, CaseIterable {
    // Before the first module.
    case package, project, configuration, target, output, support, interfaces, cache
    case module
    // Below a module.
    case source, language, defaultIsolation, feature, flag

    /// The first line of a build input, and the only version that this mockgen reads.
    static let head = "mockgen-input"
    static let version = "1"

    /// The keywords for other build systems. Only the plugin writes `package` and `project`.
    static let documented = allCases.filter { ![.package, .project].contains($0) }.map(\.rawValue)

    enum Section {
        case head, module, anywhere
    }

    var section: Section {
        switch self {
        case .package, .project, .configuration, .target, .support, .interfaces, .cache: .head
        case .output, .module: .anywhere
        case .source, .language, .defaultIsolation, .feature, .flag: .module
        }
    }

    /// Whether a build input, or a module, has at most one such line.
    var isUnique: Bool {
        switch self {
        case .package, .project, .configuration, .target, .support, .cache, .language, .defaultIsolation: true
        case .output, .interfaces, .module, .source, .feature, .flag: false
        }
    }

    /// An example of the line, for messages.
    var example: String {
        let values =
            switch self {
            case .package, .project: "/Users/me/App"
            case .configuration: ".mockgen.yml"
            case .target: "AppTests"
            case .output: "build/Mocks.swift"
            case .support: "build/MockSupport.swift"
            case .interfaces: "Pods/Frameworks"
            case .cache: "build/mockgen"
            case .module: "App<TAB>local"
            case .source: "App/User.swift"
            case .language: "6"
            case .defaultIsolation: "MainActor"
            case .feature: "ExistentialAny"
            case .flag: "DEBUG"
            }
        return "\(rawValue)<TAB>\(values)"
    }
}

/// The lines of a build input in their order, before mockgen has checked that none is missing.
struct BuildInputDraft {
    enum ModuleKind: String, CaseIterable {
        /// The module that compiles the mocks.
        case own
        case local
        /// A module of another project. Tests cannot see its internal declarations.
        case other
    }

    struct Module {
        let name: String
        let kind: ModuleKind
        var sources: [String] = []
        var outputs: [String] = []
        var settings: [ManifestSetting] = []
    }

    /// The folder of the package, or of the Xcode project.
    var package: String?
    /// Whether the modules are all modules of an Xcode project, and not only the dependencies of the target.
    var isOfProject = false
    var configuration: String?
    var target: String?
    var cache: String?
    var support: String?
    var outputs: [String] = []
    var interfaces: [String] = []
    var modules: [Module] = []

    var allOutputs: [String] { modules.flatMap(\.outputs) + outputs + [support].compactMap(\.self) }

    var own: Module? { modules.first { $0.kind == .own } }

    /// The problems that no single line shows.
    func problems(in path: String) -> [Diagnostic] {
        var lines: [String] = []
        if configuration == nil { lines.append(BuildInputKeyword.configuration.example) }
        if target == nil { lines.append(BuildInputKeyword.target.example) }
        if outputs.isEmpty { lines.append(BuildInputKeyword.output.example) }
        if own == nil { lines.append("module<TAB>AppTests<TAB>own") }
        return lines.map { .missing($0, in: path) }
    }
}
