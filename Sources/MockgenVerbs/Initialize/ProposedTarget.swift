import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution
import MockgenRun

/// The plan of a target with `protocols: annotated` if any protocol is annotated, else with `protocols: all`.
struct MockablePlan {
    let plan: TargetPlan
    let isAnnotated: Bool
}

/// The entry of a target in the configuration that `init` writes.
struct ProposedTarget {
    enum Selection {
        case all
        case annotated
        /// - Parameter mockable: the number of protocols that `all` would mock.
        case used(mockable: Int)
    }

    struct Exclusion {
        /// The name of the protocol in the configuration.
        let name: String
        let reason: String
    }

    struct Renaming {
        let name: String
        let mock: String
    }

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
    var selection: Selection
    /// The checked-in file; nil if SwiftPM knows the target.
    var output: String?
    /// The condition of the `#if` around the mocks.
    var condition: String?
    /// Nil for the default.
    var access: Access?
    var excluded: [Exclusion] = []
    var renamed: [Renaming] = []
    /// The lines of its settings that differ from those of other targets.
    var settings: [String] = []
    /// Whether too many protocols to list have mocks of the same name.
    var unlistedDuplicates = 0
    var membersOfMocks: MembersOfMocks = [:]
    var defaults = ProposedDefaults([])

    /// The largest number of mocks for `all`, which compiles even unused mocks.
    private static let mocksForAll = 20
    /// The largest number of exceptions. A longer list is harder to read than `used`, which needs no exceptions.
    private static let exceptionsForAll = 5
}

extension ProposedTarget {
    /// Returns nil if there is nothing to mock.
    /// - Parameters:
    ///   - sources: the sources of the target itself.
    ///   - isTest: whether only the target itself can use its mocks.
    init?(name: String, _ mockable: MockablePlan, own: Module, _ sources: SourceIndex, isTest: Bool) {
        let (plan, isAnnotated) = (mockable.plan, mockable.isAnnotated)
        self.init(name: name, selection: isAnnotated ? .annotated : .all, access: isTest ? nil : .public)
        membersOfMocks = sources.membersOfMocks(inModule: own.name)
        var mocks: [MockPlan] = []
        let chosen = plan.entries.filter(\.verdict.isChosen)
        for (entry, shortName) in zip(chosen, plan.index.shortestUniqueNames(of: chosen.map(\.reference))) {
            guard let mock = entry.taken else {
                let reasons = entry.problems.map(\.id.rawValue).unique.joined(separator: ", ")
                excluded.append(Exclusion(name: shortName, reason: "cannot be mocked: \(reasons)"))
                continue
            }
            if let path = [plan.index, sources].firstNonNil({ $0.pathOfLocalType(named: mock.settings.name) }) {
                excluded.append(Exclusion(name: shortName, reason: "\(path) declares a '\(mock.settings.name)'"))
            } else {
                mocks.append(mock)
            }
        }
        guard !mocks.isEmpty else { return nil }
        defaults = ProposedDefaults(for: mocks, in: plan.index, compiledIn: own)
        let duplicates = DuplicateMocks(among: mocks, of: plan.target).proposals
        let isShort = mocks.count <= Self.mocksForAll && excluded.count + duplicates.count <= Self.exceptionsForAll
        if !isAnnotated, !isShort, isTest {
            selection = .used(mockable: mocks.count)
            // `used` mocks only the protocols whose mocks the tests use but do not declare.
            excluded = []
            guard duplicates.count <= Self.exceptionsForAll else {
                unlistedDuplicates = duplicates.count
                return
            }
        }
        renamed = duplicates.map { Renaming(name: $0.key, mock: $0.name) }
    }
}

extension SourceIndex {
    /// Returns the file of the package that declares a top-level type of this name.
    fileprivate func pathOfLocalType(named name: String) -> String? {
        declarations(named: name).first { module($0).isLocal }.map { file($0).text.path }
    }
}
