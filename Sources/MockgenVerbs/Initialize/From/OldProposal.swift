import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenResolution
import MockgenRun

/// The targets of a configuration, made from the entries of another generator.
struct OldProposal {
    let old: OldConfiguration
    private(set) var targets: [ProposedTarget] = []
    private var located: [Located<String>]
    /// The files with the old mocks, or their folders if the file names are unknown. Relative to the root.
    private(set) var oldFiles: [String] = []
    private(set) var oldFolders: [String] = []
    private var entries: [[OldConfiguration.Entry]] = []
    private let paths: OldPaths
    private let hasPackage: Bool
    /// The variables that already have a note.
    private var noted: Set<String> = []

    init(_ old: OldConfiguration, _ paths: OldPaths, hasPackage: Bool) {
        (self.old, self.paths, self.hasPackage) = (old, paths, hasPackage)
        located = old.notes
    }

    /// In the order of the old file. Their number is limited, because a long file can cause thousands of notes.
    var notes: [String] {
        let all = located.sorted { $0.location < $1.location }.map { "\($0.location): \($0.value)" }.unique
        return all.prefix(Self.noteLimit) + (all.count > Self.noteLimit ? ["and \(all.count - Self.noteLimit) more"] : [])
    }

    private static let noteLimit = 100

    private mutating func note(_ text: String, at location: SourceLocation) { located.append(Located(text, at: location)) }

    // MARK: - Targets

    mutating func addTargets(among candidates: MockTargets) throws(Diagnostics) {
        var problems: [Diagnostic] = []
        for entry in old.entries {
            for path in [entry.output].compactMap(\.self) + entry.sources + entry.excludedSources { noteProblem(with: path) }
            let output = entry.output.flatMap { paths.absolute($0.value)?.relative(to: paths.root) }
            if let owner = candidates.owner(of: entry, output: output) {
                add(entry, to: owner, output: output)
            } else {
                problems.append(.noTarget(of: entry, among: candidates.names))
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    private mutating func noteProblem(with path: Located<String>) {
        let expansions = OldPaths.expansions(of: path.value).expansions.unique
        if paths.relative(path.value) == nil {
            note(
                expansions.isEmpty
                    ? "'\(path.value)' is not a path in the project: left out"
                    : "mockgen does not know the value of \(quotedList(expansions, "and")): '\(path.value)' is left out", at: path.location)
        } else {
            for expansion in expansions where noted.insert(expansion).inserted {
                note("mockgen takes '\(expansion)' for the folder of the project", at: path.location)
            }
        }
    }

    private mutating func add(_ entry: OldConfiguration.Entry, to owner: MockTargets.Target, output: String?) {
        let files = output.map { self.files($0, of: entry) } ?? []
        if old.tool == .cuckoo, let output, !output.hasSuffix(".swift") { oldFolders.append(output) } else { oldFiles += files }
        let imports = names(ofModules: entry.imports)
        if let known = targets.firstIndex(where: { $0.name == owner.name }) {
            entries[known].append(entry)
            if let file = targets[known].output, let other = entry.output, files.first?.hasSuffix(file) == false {
                note("mockgen writes all mocks of '\(owner.name)' to '\(file)'", at: other.location)
            }
            targets[known].imports = (targets[known].imports + imports).unique
            if let other = entry.condition, other.value != targets[known].condition {
                note("the mocks of '\(owner.name)' have one condition: '\(other.value)' is left out", at: other.location)
            }
            targets[known].annotations = (targets[known].annotations + entry.annotations).unique
            return
        }
        var target = ProposedTarget(name: owner.name, modules: owner.modules, selection: old.selection == .all ? .all : .annotated)
        target.isPublic = !owner.isTest
        target.annotations = entry.annotations
        target.imports = imports.unique
        target.condition = condition(of: entry)
        if !hasPackage {
            let file = files.first { $0.inFolder(paths.root).relative(to: paths.base).isAbsolutePath == false }
            target.output = file?.inFolder(paths.root).relative(to: paths.base) ?? "Mocks.swift".inFolder(owner.folders[0])
        }
        targets.append(target)
        entries.append([entry])
    }

    private mutating func condition(of entry: OldConfiguration.Entry) -> String? {
        guard let condition = entry.condition else { return nil }
        guard isCondition(condition.value) else {
            note("'\(condition.value)' is not a condition that '#if' accepts: left out", at: condition.location)
            return nil
        }
        return condition.value
    }

    private mutating func names(ofModules imports: [Located<String>]) -> [String] {
        imports.filter { module in
            let isName = module.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier(String($0)) }
            if !isName { note("'\(module.value)' is not the name of a module: left out", at: module.location) }
            return isName
        }.map(\.value)
    }

    /// Returns the files that the old generator writes. The output can be a folder.
    private func files(_ output: String, of entry: OldConfiguration.Entry) -> [String] {
        if output.hasSuffix(".swift") { return [output] }
        guard !output.fileName.contains(".swift") else { return [] }
        return (entry.fileNames.isEmpty ? ["Mocks.swift"] : entry.fileNames).map { "\(output)/\($0)" }
    }

    // MARK: - Sources

    /// Selects the sources that the target can see. Without sources, mockgen searches all modules that the target depends on.
    mutating func selectSources(ofTarget number: Int, in scope: TargetScope, root: String) {
        let visible = Set(scope.visible.filter(\.isLocal).flatMap(\.files))
        let own = Set(scope.own.files)
        var matching: Set<String> = []
        var sources: [String] = []
        // An entry without sources means everything.
        var isEverything = entries[number].contains { $0.sources.isEmpty }
        var seen: Set<String> = []
        for source in entries[number].flatMap(\.sources) where seen.insert(source.value).inserted {
            guard let relative = paths.relative(source.value) else { continue }
            let entry = SourceEntry(relative, in: paths.base)
            let found = visible.union(own).filter { entry.contains($0.inFolder(root).normalizedPath) }
            if found.isEmpty {
                let reason = entry.swiftFiles.isEmpty ? "has no Swift file" : "has no Swift file that '\(scope.target.name)' can import"
                note("'\(source.value)' \(reason): left out", at: source.location)
            } else if !own.isSuperset(of: found) || targets[number].isPublic {
                matching.formUnion(found)
                sources.append(relative)
            }
        }
        // The sources of a test target usually do not declare protocols to mock.
        let hasOwn = targets[number].isPublic && !matching.isDisjoint(with: own)
        isEverything = isEverything || matching.isEmpty || matching.isSuperset(of: visible) && !hasOwn
        targets[number].sources = isEverything ? [] : sources.unique
    }

    // MARK: - Excluded protocols

    /// Lists the protocols that the old generator excludes, and the names of the mocks: those of the old mocks, and new ones for mocks with
    /// the same name.
    mutating func exclude(protocolsOfTarget number: Int, _ plan: TargetPlan, _ oldMocks: OldMocks) {
        let chosen = plan.entries.filter(\.verdict.isChosen)
        var excluded: [ProposedTarget.Exclusion] = []
        var mocks: [MockPlan] = []
        for (entry, name) in zip(chosen, plan.index.shortestUniqueNames(of: chosen.map(\.reference))) {
            let file = plan.index.location(entry.reference).path
            if isExcluded(plan.index.names(of: entry.reference), of: file, by: entries[number]) {
                excluded.append(.init(name: name, reason: "\(old.tool.rawValue) leaves it out, too"))
            } else if let mock = entry.mock, entry.problems.isEmpty {
                mocks.append(mock)
            }
        }
        targets[number].excluded = excluded
        let names = OldNames(of: mocks, oldMocks, template: plan.target.settings.name.value)
        if names.template != plan.target.settings.name.value { targets[number].template = names.template.text }
        targets[number].renamed =
            names.exceptions + DuplicateMocks(among: names.mocks, of: plan.target).proposals.map { .init(name: $0.key, mock: $0.name) }
        for type in entries[number].flatMap(\.excludedTypes) where plan.entries(named: type.value).isEmpty {
            note("'\(type.value)' is not a protocol that '\(plan.target.name)' can import: left out", at: type.location)
        }
        guard mocks.isEmpty else { return }
        let what = old.selection == .annotated ? "no annotated protocol" : "no protocol to mock"
        note("the sources of '\(plan.target.name)' have \(what): list the protocols under 'protocols'", at: entries[number][0].location)
    }

    /// Whether every entry that searches the file excludes the protocol.
    private func isExcluded(_ names: [String], of file: String, by entries: [OldConfiguration.Entry]) -> Bool {
        let path = file.inFolder(paths.root).normalizedPath
        let stem = file.fileName.dropLast(".swift".count)
        // Another entry may mock it.
        let searching = entries.filter { $0.sources.isEmpty || contains(path, in: $0.sources) }
        return !searching.isEmpty
            && searching.allSatisfy { entry in
                entry.excludedTypes.contains { names.contains($0.value) }
                    || entry.excludedSuffixes.contains { stem.hasSuffix($0.value) }
                    || contains(path, in: entry.excludedSources)
            }
    }

    private func contains(_ path: String, in sources: [Located<String>]) -> Bool {
        sources.lazy.compactMap { paths.relative($0.value) }.contains { SourceEntry($0, in: paths.base).contains(path) }
    }
}

extension Diagnostic {
    fileprivate static func noTarget(of entry: OldConfiguration.Entry, among names: [String]) -> Diagnostic {
        let output =
            entry.output.map { "no target has the folder of '\($0.value)'" }
            ?? "there is no 'output', so mockgen does not know the target of the mocks"
        let known = names.isEmpty ? "a folder whose name ends with 'Tests'" : "the folder of one of the targets \(quotedList(names, "or"))"
        return cannotImport(output, help: "name a file in \(known)", at: entry.output?.location ?? entry.location)
    }
}
