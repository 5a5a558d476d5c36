import MockgenDisk
import MockgenModel
import MockgenOutline

/// The mocks that another generator has written.
struct OldMocks {
    /// Top-level classes and actors.
    private let mocks: [Declaration]

    /// Ignores files that do not exist.
    init(readingFiles files: [String]) {
        let texts = files.compactMap { file in (try? Disk.read(file)).map { SourceText(path: file, bytes: $0) } }
        mocks = texts.flatMap { $0.outline().declarations }.filter { [.class, .actor].contains($0.kind) && $0.context.isEmpty }
    }

    /// Returns the name of each protocol's mock. A mock of several of these protocols counts for the first one.
    func names(among protocols: Set<String>) -> [String: String] {
        let named = mocks.compactMap { mock in
            mock.inherited.first(where: protocols.contains).map { (protocolName: $0, mock: mock.name) }
        }
        return Dictionary(named.map { ($0.protocolName, $0.mock) }) { first, _ in first }
    }

    var isEmpty: Bool { mocks.isEmpty }

    /// The access level of all mocks, as the configuration writes it; nil for the default.
    var access: Access? {
        let levels = mocks.map { min($0.access ?? .internal, .public) }.unique
        return levels.count == 1 && levels[0] > .internal ? levels[0] : nil
    }

    var firstPublic: String? { mocks.first { ($0.access ?? .internal) >= .public }?.name }

    /// The condition that all mocks have.
    var condition: String? {
        let conditions = mocks.map(\.conditions).unique
        return conditions.count == 1 && conditions[0].count == 1 ? conditions[0][0] : nil
    }
}
