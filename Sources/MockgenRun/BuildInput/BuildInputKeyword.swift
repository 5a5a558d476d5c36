import MockgenModel

enum BuildInputKeyword: String, CaseIterable {
    // Before the first module.
    case package, project, configuration, target, output, support, interfaces, cache
    case module
    // Below a module.
    case source, language, defaultIsolation, feature, flag

    /// The keywords for other build systems. Only the plugin writes `package` and `project`.
    static let documented = allCases.filter { ![.package, .project].contains($0) }

    enum Section {
        case head, module, anywhere
    }

    /// Where its line can be, whether a build input or a module has at most one, and an example of its value.
    private var line: (section: Section, isUnique: Bool, example: String) {
        switch self {
        case .package, .project: (.head, true, "/Users/me/App")
        case .configuration: (.head, true, ".mockgen.yml")
        case .target: (.head, true, "AppTests")
        case .output: (.anywhere, false, "build/Mocks.swift")
        case .support: (.head, true, "build/MockSupport.swift")
        case .interfaces: (.head, false, "Pods/Frameworks")
        case .cache: (.head, true, "build/mockgen")
        case .module: (.anywhere, false, "App<TAB>local")
        case .source: (.module, false, "App/User.swift")
        case .language: (.module, true, "6")
        case .defaultIsolation: (.module, true, "MainActor")
        case .feature: (.module, false, "ExistentialAny")
        case .flag: (.module, false, "DEBUG")
        }
    }

    var section: Section { line.section }
    var isUnique: Bool { line.isUnique }

    /// An example of the line, for messages.
    var example: String { "\(rawValue)<TAB>\(line.example)" }
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

    /// The values of the lines before the first module.
    var head: [BuildInputKeyword: [String]] = [:]
    var modules: [Module] = []

    subscript(keyword: BuildInputKeyword) -> String? { head[keyword]?.first }

    /// The folder of the package, or of the Xcode project.
    var package: String? { self[.project] ?? self[.package] }
    var outputs: [String] { head[.output] ?? [] }
    var allOutputs: [String] { modules.flatMap(\.outputs) + outputs + (head[.support] ?? []) }

    var own: Module? { modules.first { $0.kind == .own } }

    /// The problems that no single line shows.
    func problems(in path: String) -> [Diagnostic] {
        let required: [BuildInputKeyword] = [.configuration, .target, .output]
        let lines = required.filter { head[$0] == nil }.map(\.example) + (own == nil ? ["module<TAB>AppTests<TAB>own"] : [])
        return lines.map { .missing($0, in: path) }
    }
}
