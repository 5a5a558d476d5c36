import MockgenBytes
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

package struct MockCache: Sendable {
    let cache: Cache
    let interfaces: Fingerprint
}

/// The mocks that earlier runs rendered for a target. The key of each contains everything that the mock depends on.
///
/// A run parses, resolves and renders only the mocks that are not cached. If the file is missing or damaged, it makes all of them.
struct CachedMocks: Sendable {
    typealias Reference = SourceIndex.Reference

    /// The cached mocks that are up to date.
    var mocks: [Reference: CachedMock] = [:]
    /// The modules whose interfaces the cached mocks depend on.
    private(set) var interfaces: [String]

    private let index: SourceIndex
    private let cache: Cache
    private let name: String
    private var keys: [Reference: String] = [:]
    /// The cached mocks as they are in the file.
    private let old: [String: ArraySlice<UInt8>]
    /// The contents of the file after this run.
    private var new: [String: ArraySlice<UInt8>] = [:]
    private var isChanged = false

    /// - Parameters:
    ///   - wanted: the declarations to mock.
    ///   - mentioned: the names in the sources of the target. If they change the members of a mock, its cached version is out of date.
    init(
        of wanted: [Reference], for target: TargetConfiguration, in own: Module, _ index: SourceIndex, mentioned: Set<String>,
        from cache: MockCache
    ) {
        (self.index, self.cache, name) = (index, cache.cache, "\(target.name)/mocks")
        (interfaces, old) = Self.contents(of: self.cache.read(name, key: Self.key) ?? [])
        var keys = MockKeys(for: target, in: own, index, interfaces: cache.interfaces)
        for reference in wanted where !index.hasNoSource(reference) {
            let key = keys.key(of: reference).text
            self.keys[reference] = key
            guard let bytes = old[key], let mock = try? CachedMock(bytes, in: index) else { continue }
            let isCurrent = mock.part.values.allSatisfy { mentioned.contains($0.key.withoutBackTicks) == $0.value }
            if isCurrent { mocks[reference] = mock }
        }
    }

    static let key = "mocks"

    /// The names for which a run without a cache would read interfaces.
    var unresolved: Set<UnresolvedName> { mocks.values.reduce(into: []) { $0.formUnion($1.unresolved) } }

    /// Adds the mocks that the run has made or taken from the cache.
    /// - Parameter interfaces: the modules whose interfaces the run has read.
    mutating func add(_ made: [Reference: MadeMock], interfaces: [String]) {
        for (reference, mock) in made {
            guard let key = keys[reference] else { continue }
            if mocks[reference] != nil {
                new[key] = old[key]
            } else if mock.problems.isEmpty, !mock.inheritsFromInterface, let part = mock.part {
                new[key] = CachedMock(part, unresolved: mock.unresolved).bytes(in: index)[...]
            }
        }
        isChanged = interfaces != self.interfaces || new.count != old.count || new.keys.contains { old[$0] == nil }
        self.interfaces = interfaces
    }

    /// Writes the mocks of this run, and removes all others from the cache.
    func write() {
        guard isChanged else { return }
        var writer = ByteWriter()
        writer.add(interfaces)
        writer.add(new.count)
        for (key, bytes) in new.sorted(by: { $0.key < $1.key }) {
            writer.add(key)
            writer.add(bytes)
        }
        cache.write(writer.bytes, as: name, key: Self.key)
    }

    static func contents(of bytes: [UInt8]) -> (interfaces: [String], mocks: [String: ArraySlice<UInt8>]) {
        var reader = ByteReader(bytes[...])
        guard let interfaces = try? reader.texts(), let count = try? reader.number() else { return ([], [:]) }
        var mocks: [String: ArraySlice<UInt8>] = [:]
        for _ in 0..<count { if let key = try? reader.text(), let mock = try? reader.bytes() { mocks[key] = mock } }
        return (interfaces, mocks)
    }
}

private struct MockKeys {
    private struct Shared {
        let own: String
        let modules: [Module]
        /// The `@_exported` imports of each module.
        let exports: [[Import]]
        let namesOfMocks: [String]
        let interfaces: Fingerprint
    }

    /// The other inputs of one mock.
    private struct Own {
        let settings: Fingerprint
        let name: String
        let module: String
        let path: String
        let qualifiedName: String
        /// The number of the declaration in its file: branches of an '#if' can declare the same name.
        let number: Int
        let sources: Fingerprint
    }

    private let target: TargetConfiguration
    private let compiler: Set<CompilerSetting>
    private let index: SourceIndex
    private let shared: Fingerprint
    private var dependencies: DependencyKeys
    /// The settings of the last mock without its name. Most mocks have the same settings, so this saves time.
    private var settings: (value: MockSettings, fingerprint: Fingerprint)?

    init(for target: TargetConfiguration, in own: Module, _ index: SourceIndex, interfaces: Fingerprint) {
        (self.target, compiler, self.index) = (target, own.settings, index)
        let modules = index.modules[..<index.standard]
        let files = index.files[..<index.standard]
        shared = Fingerprint(
            of: Shared(
                own: own.name,
                modules: modules.map { module in
                    var module = module
                    module.files = []
                    return module
                }, exports: files.map { $0.flatMap(\.outline.imports).filter(\.isExported) },
                namesOfMocks: index.namesOfMocks.sorted(), interfaces: interfaces))
        let written = StandardName.allCases.map(\.rawValue) + HelperType.namespaces + modules.map(\.name)
        dependencies = DependencyKeys(
            zip(modules, files).map { module, files in (module.name, files.map { ($0.text, $0.outline) }) }, common: Set(written))
    }

    mutating func key(of reference: SourceIndex.Reference) -> Fingerprint {
        let (declaration, file) = (index.declaration(reference), index.file(reference))
        let module = index.module(reference).name
        var settings = MockSettings(index.settings(for: reference, in: target), simpleName: declaration.name, compiler: compiler)
        let name = settings.name
        settings.name = ""
        var key = shared
        key.add(
            whole: Own(
                settings: fingerprint(of: settings), name: name, module: module, path: file.text.path,
                qualifiedName: declaration.qualifiedName,
                number: file.outline.declarations[..<reference.declaration].count { $0.qualifiedName == declaration.qualifiedName },
                sources: dependencies.key(of: declaration.name)))
        return key
    }

    private mutating func fingerprint(of value: MockSettings) -> Fingerprint {
        if let settings, settings.value == value { return settings.fingerprint }
        let fingerprint = Fingerprint(of: value)
        settings = (value, fingerprint)
        return fingerprint
    }
}
