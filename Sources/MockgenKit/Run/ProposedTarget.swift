import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// The entry of one target in the configuration that `init` writes.
struct ProposedTarget {
    enum Selection {
        case all
        case annotated
        /// - Parameter mockable: how many protocols `all` would mock.
        case used(mockable: Int)
    }

    struct Exclusion {
        /// What the configuration calls the protocol.
        let name: String
        let reason: String
    }

    struct Renaming {
        let name: String
        let mock: String
    }

    let name: String
    var selection: Selection
    /// For the mocks of a target that other targets import.
    var isPublic = false
    var excluded: [Exclusion] = []
    var renamed: [Renaming] = []
    /// Protocols that share the name of their mock with others and that are too many to list.
    var unlistedDuplicates = 0

    /// `all` is for a target that needs no more mocks than this: they are compiled before any test uses them.
    private static let mocksForAll = 20
    /// With more lines than this, a list of exceptions is harder to read than `used`, which needs none.
    private static let exceptionsForAll = 5
}

extension ProposedTarget {
    /// Nil if there is nothing to mock.
    /// - Parameters:
    ///   - all: the plan of the target with `protocols: all`.
    ///   - annotated: the plan with `protocols: annotated`.
    ///   - isTest: whether only the target itself can use its mocks.
    init?(all: TargetPlan, annotated: TargetPlan, isTest: Bool) {
        // An annotated class alone does not tell how the protocols are selected.
        let isAnnotated = annotated.listings.contains { $0.verdict.isChosen && $0.kind == .protocol }
        let plan = isAnnotated ? annotated : all
        self.init(name: plan.target.name, selection: isAnnotated ? .annotated : .all, isPublic: !isTest)
        var mocks: [MockPlan] = []
        for entry in plan.entries where entry.verdict.isChosen {
            guard let mock = entry.mock, entry.refusals.isEmpty else {
                let reasons = entry.refusals.map(\.id.rawValue).unique.joined(separator: ", ")
                excluded.append(Exclusion(name: plan.shortestName(of: entry), reason: "cannot be mocked: \(reasons)"))
                continue
            }
            if let path = plan.index.pathOfLocalType(named: mock.settings.name) {
                excluded.append(Exclusion(name: plan.shortestName(of: entry), reason: "\(path) declares a '\(mock.settings.name)'"))
            } else {
                mocks.append(mock)
            }
        }
        guard !mocks.isEmpty else { return nil }
        let duplicates = DuplicateMocks(target: plan.target, renamable: mocks, combined: [], isOfFiles: false).proposals
        let isShort = mocks.count <= Self.mocksForAll && excluded.count + duplicates.count <= Self.exceptionsForAll
        if !isAnnotated, !isShort, isTest {
            selection = .used(mockable: mocks.count)
            // `used` mocks only what the tests name and the package does not declare.
            excluded = []
            guard duplicates.count <= Self.exceptionsForAll else {
                unlistedDuplicates = duplicates.count
                return
            }
        }
        renamed = duplicates.map { Renaming(name: $0.key, mock: $0.name) }
    }
}

extension TargetPlan {
    /// The shortest name that the configuration can use for this protocol alone.
    fileprivate func shortestName(of entry: Entry) -> String {
        let names = index.names(of: entry.reference)
        let others = entries.filter { $0.reference != entry.reference }
        return names.first { name in !others.contains { index.names(of: $0.reference).contains(name) } } ?? names[names.count - 1]
    }
}

extension SourceIndex {
    /// The file of the package that declares a type of this name outside of all others.
    fileprivate func pathOfLocalType(named name: String) -> String? {
        declarations(named: name).first { module($0).isLocal }.map { file($0).text.path }
    }
}
