import MockgenModel

enum BuildInputKeyword: String, CaseIterable {
    // Before the first module.
    case package, project, configuration, target, output, support, interfaces, cache, unused, index
    case module
    // Below a module.
    case source, language, defaultIsolation, feature, flag

    /// The first line of a build input, and the only version that this mockgen reads.
    static let head = "mockgen-plan"
    static let version = "1"

    /// The keywords for other build systems. Only the plugin writes `package` and `project`.
    static let documented = allCases.filter { ![.package, .project].contains($0) }.map(\.rawValue)

    enum Section {
        case head, module, anywhere
    }

    var section: Section {
        switch self {
        case .package, .project, .configuration, .target, .support, .interfaces, .cache, .unused: .head
        case .output, .index, .module: .anywhere
        case .source, .language, .defaultIsolation, .feature, .flag: .module
        }
    }

    /// Whether a build input, or a module, has at most one such line.
    var isUnique: Bool {
        switch self {
        case .package, .project, .configuration, .target, .support, .cache, .unused, .index, .language, .defaultIsolation: true
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
            case .unused: "build/Mocks.unused"
            case .index: "build/App.index"
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
        /// The index to read instead of sources, and the location of its path in the build input.
        var index: (path: String, location: SourceLocation)?
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
    /// The file for the paths of inputs that do not affect the mocks.
    var unused: String?
    /// The index to write instead of mocks.
    var index: String?
    var outputs: [String] = []
    var interfaces: [String] = []
    var modules: [Module] = []

    var allOutputs: [String] { modules.flatMap(\.outputs) + outputs + [support].compactMap(\.self) }

    var own: Module? { modules.first { $0.kind == .own } }

    /// The lines that are not allowed in a build input for an index.
    var linesForMocks: [BuildInputKeyword] {
        let lines: [(BuildInputKeyword, Bool)] = [
            (.package, package != nil), (.configuration, configuration != nil), (.target, target != nil), (.output, !outputs.isEmpty),
            (.support, support != nil), (.interfaces, !interfaces.isEmpty), (.cache, cache != nil), (.unused, unused != nil),
        ]
        return lines.filter(\.1).map(\.0)
    }

    /// The problems of a build input for mocks that no single line shows.
    func problemsOfMocks(in path: String) -> [Diagnostic] {
        var problems: [Diagnostic] = index == nil ? [] : [.indexForMocks(in: path)]
        if configuration == nil { problems.append(.missingLine(.configuration, in: path)) }
        if target == nil { problems.append(.missingLine(.target, in: path)) }
        if outputs.isEmpty { problems.append(.missingLine(.output, in: path)) }
        if own == nil { problems.append(.noOwnModule(in: path)) }
        if let index = own?.index { problems.append(.indexOfOwnModule(at: index.location)) }
        return problems
    }
}
