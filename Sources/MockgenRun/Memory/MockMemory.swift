import MockgenBytes
import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// The mocks that earlier runs have rendered for a target, each under the key of everything that it depends on.
///
/// A run parses, resolves and renders only the mocks that are not here. Without the file, or with a damaged one, it makes all of them.
package struct MockMemory {
    /// The facts that are remembered with the text of a mock.
    struct Memo: Sendable {
        let key: String
        let reference: SourceIndex.Reference
        /// Whether an earlier run has rendered the mock.
        var isRecalled = false
        /// The names that no source declares. Every run must read the same interfaces for them.
        let unresolved: Set<UnresolvedName>
    }

    private let folder: BuildFolder
    private let name: String
    private let index: SourceIndex
    private let target: TargetConfiguration
    private let own: Module
    /// The fingerprint of what all mocks of the target depend on.
    private let shared: Fingerprint
    /// The keys of everything that each mock depends on.
    private(set) var dependencies: DependencyKeys
    private var known: [String: ArraySlice<UInt8>]
    /// The modules whose interfaces the mocks were made with, and those of this run.
    private let knownInterfaces: [String]
    private(set) var interfaces: [String]
    /// The remembered and the new mocks of this run by their keys.
    private var current: [String: Entry] = [:]

    private enum Entry {
        case recalled(ArraySlice<UInt8>)
        case new(RememberedMock)

        var isNew: Bool { if case .new = self { true } else { false } }
    }

    package init(of scope: TargetScope, from sources: TargetSources, _ files: SourceFiles, in workspace: Workspace) {
        (index, target, own) = (sources.index, scope.target, scope.own)
        folder = workspace.mockMemory
        name = "\(scope.target.name)/mocks"
        shared = Fingerprint(sharedBy: scope, index, interfaces: files.interfaces)
        let modules = (0..<index.standard).map { [index] number in
            (name: index.modules[number].name, files: index.files[number].map { (text: $0.text, outline: $0.outline) })
        }
        let written = StandardName.allCases.map(\.rawValue) + HelperType.allCases.map(\.rawValue) + modules.map(\.name)
        dependencies = DependencyKeys(modules, common: Set(written))
        (knownInterfaces, known) = MockMemory.contents(of: folder.recall(name, key: MockMemory.format) ?? [])
        interfaces = knownInterfaces
    }

    static let format = "mocks of \(Disk.ownProgram)"

    /// - Parameter mentioned: the names in the sources of the target. A mock that would have other values with them is forgotten.
    /// - Returns: The key of a mock and, if an earlier run has rendered it, the mock; nil for what has no source.
    mutating func recall(
        _ reference: SourceIndex.Reference, mentioned: Set<String>
    ) -> (key: String, mock: RememberedMock?)? {
        guard !index.hasNoSource(reference) else { return nil }
        let key = key(of: reference)
        guard let bytes = known[key], let mock = try? RememberedMock(bytes, in: index) else { return (key, nil) }
        let isCurrent = mock.part.values.allSatisfy { mentioned.contains($0.key.withoutBackTicks) == $0.value }
        guard isCurrent else { return (key, nil) }
        current[key] = .recalled(bytes)
        return (key, mock)
    }

    /// Whether this run uses as many mocks as are known.
    var usesAll: Bool { current.count == known.count }

    /// Whether the remembered mocks are those of a run that reads the interfaces that this index has.
    func holds(after index: SourceIndex) -> Bool { current.isEmpty || index.readInterfaces == knownInterfaces }

    /// The memory without the mocks of earlier runs.
    var withoutMocks: MockMemory {
        var copy = self
        (copy.known, copy.current) = ([:], [:])
        return copy
    }

    /// Notes which interfaces this run has read.
    mutating func note(_ index: SourceIndex) { interfaces = index.readInterfaces }

    mutating func remember(_ mock: RenderedPart, _ memo: Memo) {
        current[memo.key] = .new(RememberedMock(mock, unresolved: memo.unresolved))
    }

    /// Forgets what this run has not used, and writes the rest.
    func save() {
        guard !usesAll || interfaces != knownInterfaces || current.values.contains(where: \.isNew) else { return }
        folder.remember(as: name, key: MockMemory.format) { file throws(Disk.Failure) in
            var head = ByteWriter()
            head.add(interfaces)
            try file.add(head.bytes)
            for key in current.keys.sorted() {
                var writer = ByteWriter()
                writer.add(key)
                switch current[key] {
                case .recalled(let bytes): writer.add(bytes)
                case .new(let mock): writer.add(mock.bytes(in: index)[...])
                case nil: break
                }
                try file.add(writer.bytes)
            }
        }
    }

    static func contents(of bytes: [UInt8]) -> (interfaces: [String], mocks: [String: ArraySlice<UInt8>]) {
        var entries: [String: ArraySlice<UInt8>] = [:]
        var reader = ByteReader(bytes[...])
        guard let interfaces = try? reader.texts() else { return ([], [:]) }
        // The file has the fingerprint of its contents, so it ends too early only if this program wrote it so.
        while !reader.isAtEnd, let key = try? reader.text(), let entry = try? reader.bytes() { entries[key] = entry }
        return (interfaces, entries)
    }

    // MARK: - Keys

    private mutating func key(of reference: SourceIndex.Reference) -> String {
        let declaration = index.declaration(reference)
        let file = index.file(reference)
        var key = shared
        key.add(index.module(reference).name)
        key.add(file.text.path)
        key.add(declaration.qualifiedName)
        // Branches of an '#if' can declare the same name.
        key.add(file.outline.declarations[..<reference.declaration].count { $0.qualifiedName == declaration.qualifiedName })
        key.add(overridden(reference))
        key.add(dependencies.key(of: declaration.name))
        return key.text
    }

    /// The fingerprint of the settings that an override gives the mock.
    private func overridden(_ reference: SourceIndex.Reference) -> Fingerprint {
        let names = index.names(of: reference)
        guard names.contains(where: { target.overrides[$0] != nil }) else { return Fingerprint() }
        let declaration = index.declaration(reference)
        return Fingerprint(
            of: MockSettings(
                for: declaration.name, declaration.qualifiedName, in: index.module(reference).name, target, compiler: own.settings))
    }
}

extension Fingerprint {
    fileprivate init(sharedBy scope: TargetScope, _ index: SourceIndex, interfaces: Fingerprint) {
        self.init()
        add(whole: MockSettings(for: "", "", in: "", scope.target, compiler: scope.own.settings))
        let settings = [scope.target.settings] + scope.target.overrides.all.map(\.settings)
        add(settings.contains { $0.implemented.value == .inherit } ? 1 : 0)
        add(scope.own.name)
        for var module in index.modules[..<index.standard] {
            module.files = []
            add(whole: module)
        }
        for (module, files) in index.files[..<index.standard].enumerated() {
            for line in files.flatMap(\.outline.imports) where line.isExported {
                add(module)
                add(whole: line)
            }
        }
        add(index.namesOfMocks(for: scope.target).sorted().joined(separator: ","))
        add(interfaces)
    }
}
