import MockgenDisk
import MockgenModel
import MockgenOutline

/// The mocks that another generator has written.
struct OldMocks {
    /// Top-level classes and actors.
    private let mocks: [Declaration]
    /// The equivalent value of `naming`, if their header tells it.
    let naming: Naming?

    /// Ignores files that do not exist.
    init(readingFiles files: [String]) {
        let texts = files.compactMap { file in (try? Disk.read(file)).map { SourceText(path: file, bytes: $0) } }
        naming = texts.first.flatMap { Naming(ofHeader: String(decoding: $0.bytes.prefix(100), as: UTF8.self)) }
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

    var names: Set<String> { Set(mocks.map(\.name)) }

    /// The highest access level of a mock, as the configuration writes it; nil for the default.
    var access: Access? { mocks.map { min($0.access ?? .internal, .public) }.max().flatMap { $0 > .internal ? $0 : nil } }

    /// The condition that all mocks have.
    var condition: String? {
        let conditions = mocks.map(\.conditions).unique
        return conditions.count == 1 && conditions[0].count == 1 ? conditions[0][0] : nil
    }
}

extension Naming {
    /// Since version 2.1.4 of Sourcery, the names have all types of a function: `// Generated using Sourcery 2.2.6`.
    fileprivate init?(ofHeader text: String) {
        let rest = text.split(separator: "// Generated using Sourcery ", maxSplits: 1).last
        let version = rest?.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) } ?? []
        guard !version.isEmpty else { return nil }
        self = version.lexicographicallyPrecedes([2, 1, 4]) ? .label : .full
    }
}
