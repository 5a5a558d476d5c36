import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution
import MockgenRun

/// The entry of a target in the configuration that `init` writes.
struct ProposedTarget {
    let name: String
    /// The modules that a target can import; empty if SwiftPM knows them, or for all modules.
    var modules: [String] = []
    /// The files, folders and globs to search; empty for all modules that the target depends on.
    var sources: [String] = []
    var imports: [String] = []
    /// The words that annotate protocols; empty if they are unknown.
    var annotations: [String] = []
    /// The names of the mocks; nil for those of the other targets.
    var template: String?
    /// The value of `protocols`, with a comment.
    var protocols = Self.annotated
    /// The checked-in file; nil if SwiftPM knows the target.
    var output: String?
    /// The condition of the `#if` around the mocks.
    var condition: String?
    /// Nil for the default.
    var access: Access?
    /// The names of protocols in the configuration.
    var excluded: [(name: String, reason: String)] = []
    var renamed: [(name: String, mock: String)] = []
    /// The protocols that are less visible than the mocks of the others.
    var lessVisible: [String] = []
    /// The lines of its settings that differ from those of other targets.
    var settings: [String] = []
    /// Whether too many protocols to list have mocks of the same name.
    var unlistedDuplicates = 0
    var membersOfMocks: MembersOfMocks = [:]
    var defaults = ProposedDefaults([])

    static let annotated = annotated(with: "// mockgen: mock")
    static func annotated(with annotation: String) -> String { "annotated   # those with an annotation such as '\(annotation)'" }

    static let used = "used   # those whose mocks the target names"

    /// The largest number of mocks for `all`, which compiles even unused mocks.
    private static let mocksForAll = 20
    /// The largest number of exceptions. A longer list is harder to read than `used`, which needs no exceptions.
    private static let exceptionsForAll = 5
}

extension ProposedTarget {
    /// Returns nil if there is nothing to mock.
    /// - Parameters:
    ///   - plan: the plan with `protocols: annotated` if any protocol is annotated, else with `protocols: all`.
    ///   - sources: the sources of the target itself.
    ///   - isTest: whether only the target itself can use its mocks.
    init?(name: String, _ plan: TargetPlan, own: Module, _ sources: SourceIndex, isTest: Bool) {
        let isAnnotated = plan.target.protocols == .annotated
        self.init(
            name: name, protocols: isAnnotated ? Self.annotated(with: plan.index.usualAnnotation(of: plan.target)) : "all",
            access: isTest ? nil : .public)
        membersOfMocks = sources.membersOfMocks(inModule: own.name)
        var mocks: [MockPlan] = []
        let chosen = plan.entries.filter(\.verdict.isChosen)
        for (entry, shortName) in zip(chosen, plan.index.shortestUniqueNames(of: chosen.map(\.reference))) {
            guard let mock = entry.taken else {
                let reasons = entry.problems.map(\.id.rawValue).unique.joined(separator: ", ")
                excluded.append((shortName, "cannot be mocked: \(reasons)"))
                continue
            }
            if let path = [plan.index, sources].firstNonNil({ $0.pathOfLocalType(named: mock.settings.name) }) {
                excluded.append((shortName, "\(path) declares a '\(mock.settings.name)'"))
            } else {
                mocks.append(mock)
            }
        }
        guard !mocks.isEmpty else { return nil }
        defaults = ProposedDefaults(for: mocks, in: plan.index, compiledIn: own)
        let duplicates = DuplicateMocks(among: mocks, of: plan.target).proposals
        let isShort = mocks.count <= Self.mocksForAll && excluded.count + duplicates.count <= Self.exceptionsForAll
        if !isAnnotated, !isShort, isTest {
            protocols = "\(Self.used); 'all' would mock \(mocks.count)"
            // `used` mocks only the protocols whose mocks the tests use but do not declare.
            excluded = []
            guard duplicates.count <= Self.exceptionsForAll else {
                unlistedDuplicates = duplicates.count
                return
            }
        }
        renamed = duplicates.map { ($0.key, $0.name) }
    }
}

extension SourceIndex {
    /// Returns the file of the package that declares a top-level type of this name.
    fileprivate func pathOfLocalType(named name: String) -> String? {
        declarations(named: name).first { module($0).isLocal }.map { file($0).text.path }
    }
}
