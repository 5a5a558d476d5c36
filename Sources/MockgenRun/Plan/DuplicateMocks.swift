package import MockgenConfig
package import MockgenModel

/// Finds mocks that have the same name and are compiled together.
package struct DuplicateMocks {
    let target: TargetConfiguration
    /// Mocks of one protocol or class, and testable subclasses. `overrides` can rename them.
    let renamable: [MockPlan]
    /// Mocks under `combined`. Their keys are their names.
    let combined: [MockPlan]
    /// Whether the run has no configuration that could rename a mock.
    let isOfFiles: Bool

    package struct Proposal {
        package let key: String
        package let name: String
        /// Whether the configuration already has an override with this key.
        let isOverridden: Bool
    }

    package var proposals: [Proposal] { found.flatMap(\.proposals) }

    /// A name of several mocks, with the error and with other names for all mocks but one.
    typealias Duplicate = (name: String, diagnostic: Diagnostic, proposals: [Proposal])

    var found: [Duplicate] {
        let fixed = Dictionary(grouping: combined, by: \.settings.name)
        return Dictionary(grouping: renamable, by: \.settings.name).sorted { $0.key < $1.key }.compactMap { name, mocks in
            duplicate(name: name, renamable: mocks, fixed: fixed[name, default: []])
        }
    }

    private func duplicate(name: String, renamable: [MockPlan], fixed: [MockPlan]) -> Duplicate? {
        let renamable = renamable.map(\.subject.declaration)
        let all = renamable + fixed.map(\.subject.declaration)
        let conditions = Set(all.map(\.conditions))
        // If their conditions exclude each other, the compiler compiles only one of them.
        guard conditions.count < all.count || all.count > 1 && conditions.contains([]) else { return nil }
        let sorted = renamable.sorted(by: isBefore)
        let twice = Dictionary(grouping: all, by: key(of:)).first { $1.count > 1 }?.key
        let proposals = twice == nil ? proposals(for: fixed.isEmpty ? Array(sorted.dropFirst()) : sorted, among: all, named: name) : []
        let diagnostic = Diagnostic(
            .duplicateMock, cause: .setup, "\(all.count) mocks would be named '\(name)'", help: help(proposals, twice: twice),
            at: isOfFiles ? all.sorted(by: isBefore).last?.location : target.location,
            notes: all.sorted(by: isBefore).map { .init(note($0, isCombined: !renamable.contains($0)), at: $0.location) })
        return (name, diagnostic, proposals)
    }

    private func note(_ declaration: ProtocolDeclaration, isCombined: Bool) -> String {
        let module = declaration.module.isEmpty ? "" : " of module \(declaration.module)"
        return isCombined
            ? "of this \(declaration.kind.rawValue)\(module), under 'combined'"
            : "of the \(declaration.kind.rawValue) '\(declaration.qualifiedName)'\(module)"
    }

    private func isBefore(_ left: ProtocolDeclaration, _ right: ProtocolDeclaration) -> Bool {
        (left.module, left.qualifiedName, left.location) < (right.module, right.qualifiedName, right.location)
    }

    private func key(of declaration: ProtocolDeclaration) -> String {
        declaration.module.isEmpty ? declaration.qualifiedName : "\(declaration.module).\(declaration.qualifiedName)"
    }

    // MARK: - Proposals

    private func proposals(for declarations: [ProtocolDeclaration], among all: [ProtocolDeclaration], named name: String) -> [Proposal] {
        var taken = Set((renamable + combined).map(\.settings.name))
        return declarations.map { declaration in
            let proposed = proposedName(for: declaration, among: all, named: name, taken: taken)
            taken.insert(proposed)
            let key = key(of: declaration)
            return Proposal(key: key, name: proposed, isOverridden: target.overrides[key] != nil)
        }
    }

    /// Returns the old name with a prefix that makes it unique: the enclosing types of the declaration, or its module.
    private func proposedName(
        for declaration: ProtocolDeclaration, among all: [ProtocolDeclaration], named name: String, taken: Set<String>
    ) -> String {
        let context = declaration.context.joined()
        let isNested = !context.isEmpty && all.filter { $0.context == declaration.context }.count == 1
        let prefixes = [isNested ? context : declaration.module, declaration.module + context]
        let numbered = (2...).lazy.map { "\(declaration.module)\(context)\(name)\($0)" }
        return prefixes.map { $0 + name }.first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? name
    }

    /// - Parameter key: a name that two files of a module declare. The module compiles only one of them.
    private func help(_ proposals: [Proposal], twice key: String?) -> String {
        if let key {
            let remedy = isOfFiles ? "name only one of the files" : "leave a file out of 'sources', or mock neither: exclude: [\(key)]"
            return "'\(key)' is declared twice: \(remedy)"
        }
        let lines = proposals.map { "\($0.key): { name: \($0.name) }" }
        guard !isOfFiles else {
            let names = lines.map { "\n        \($0)" }.joined()
            return "'--stdout' names every mock '{protocol}Mock'; to choose names, write a '.mockgen.yml' with:\n      overrides:\(names)"
        }
        if let first = proposals.first, proposals.count == 1 {
            return first.isOverridden
                ? "give it another name in the override of '\(first.key)': name: \(first.name)"
                : "name one of them under 'overrides': \(lines[0])"
        }
        return "name all but one of them under 'overrides':" + lines.map { "\n      \($0)" }.joined()
    }
}

extension PlannedMocks {
    var duplicates: DuplicateMocks {
        let chosen = entries.filter { $0.verdict.isChosen && !$0.isLeftOut }
        return DuplicateMocks(
            target: target, renamable: chosen.filter { $0.combinedName == nil }.compactMap(\.mock) + classes,
            combined: chosen.filter { $0.combinedName != nil }.compactMap(\.mock), isOfFiles: isOfFiles)
    }

    /// Without a configuration, the duplicates are left out with a warning.
    var duplicateNames: [Diagnostic] { duplicates.found.map { isOfFiles ? $0.diagnostic.asWarning : $0.diagnostic } }
}

extension DuplicateMocks {
    package init(among mocks: [MockPlan], of target: TargetConfiguration) {
        self.init(target: target, renamable: mocks, combined: [], isOfFiles: false)
    }
}
