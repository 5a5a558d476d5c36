import MockgenDisk
import MockgenOutline

/// The mocks that another generator has written.
struct OldMocks {
    /// The name of each mock, and the names in its inheritance clause.
    private let mocks: [(name: String, inherited: [String])]

    /// Ignores files that do not exist.
    init(readingFiles files: [String]) {
        let texts = files.compactMap { file in (try? Disk.read(file)).map { SourceText(path: file, bytes: $0) } }
        mocks = texts.flatMap { $0.outline().declarations }.filter { [.class, .actor].contains($0.kind) && $0.context.isEmpty }
            .map { ($0.name, $0.inherited) }
    }

    /// Returns the name of each protocol's mock. A mock of several of these protocols counts for the first one.
    func names(among protocols: Set<String>) -> [String: String] {
        let named = mocks.compactMap { mock in
            mock.inherited.first(where: protocols.contains).map { (protocolName: $0, mock: mock.name) }
        }
        return Dictionary(named.map { ($0.protocolName, $0.mock) }) { first, _ in first }
    }
}
