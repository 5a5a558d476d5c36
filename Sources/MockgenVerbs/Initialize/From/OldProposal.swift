import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenResolution
import MockgenRun

/// The targets of a configuration, made from the entries of other generators.
struct OldProposal {
    typealias Entry = (old: OldFile.Entry, file: OldFile)

    /// A target, with what it is made from.
    struct Draft {
        var target: ProposedTarget
        let isTest: Bool
        let file: OldFile
        /// The lines of its settings.
        var settings: [String]
        var entries: [Entry] = []
        /// The files with the old mocks, relative to the root, each with its generator.
        var oldFiles: [(path: String, tool: MockGenerator)] = []

        func oldMocks(in root: String) -> OldMocks { OldMocks(readingFiles: oldFiles.map { $0.path.inFolder(root) }) }
    }

    let files: [OldFile]
    var drafts: [Draft] = []
    /// The paths of the files whose mocks are not all in the proposal.
    private(set) var unfinished: Set<String> = []
    private var located: [Located<String>]
    let root: String
    private let base: String
    private let hasPackage: Bool

    init(_ files: [OldFile], root: String, base: String, hasPackage: Bool) {
        (self.files, self.root, self.base, self.hasPackage) = (files, root, base, hasPackage)
        located = files.flatMap(\.notes)
    }

    var targets: [ProposedTarget] {
        drafts.map { draft in
            var target = draft.target
            if settings.isEmpty { target.settings = draft.settings }
            return target
        }
    }

    /// The settings of all targets; empty if the targets have different ones.
    var settings: [String] {
        let all = drafts.map(\.settings).unique
        return all.count == 1 ? all[0] : []
    }

    /// The files with the old mocks, relative to the root, each with its generator.
    var oldFiles: [(path: String, tool: MockGenerator)] { drafts.flatMap(\.oldFiles) }

    /// In the order of the old files. Their number is limited, because a long file can cause thousands of notes.
    var notes: [String] {
        let notes = Dictionary(grouping: located, by: \.location.path).mapValues { $0.sorted { $0.location < $1.location } }
        let all = files.flatMap { notes[$0.path] ?? [] }.map { "\($0.location): \($0.value)" }.unique
        return all.prefix(100) + (all.count > 100 ? ["and \(all.count - 100) more"] : [])
    }

    mutating func note(_ text: String, at location: SourceLocation) { located.append(Located(text, at: location)) }

    // MARK: - Targets

    /// - Parameter candidates: the targets that can compile the mocks.
    mutating func addTargets(among candidates: [ProjectPart]) throws(Diagnostics) {
        var problems: [Diagnostic] = []
        for file in files {
            let refused = file.entries.compactMap { add((old: $0, file: file), among: candidates) }
            if !refused.isEmpty { unfinished.insert(file.path) }
            if refused.count == file.entries.count {
                problems += refused
            } else {
                located += refused.compactMap(\.noteOnLeftOut)
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    /// Returns the reason why no target can compile the mocks of the entry, if there is one.
    private mutating func add(_ entry: Entry, among candidates: [ProjectPart]) -> Diagnostic? {
        let path = entry.old.output.flatMap { entry.file.paths.absolute($0.value) }
        if let output = entry.old.output, let path {
            let file = entry.file.path.inFolder(root).normalizedPath
            let folder: String? =
                switch FileOwner(of: path, in: root) {
                case .own: nil
                case .package(let folder): folder
                case .outside: file.hasPrefix(root + "/") ? nil : file.parentFolder
                }
            if let folder { return .isOfOtherPackage(output, file, package: folder, root: root) }
        }
        let output = path?.relative(to: root)
        guard let owner = candidates.owner(of: entry.old, output: output ?? entry.old.output?.value) else {
            return .noTarget(of: entry.old, among: candidates.filter(\.isTest).map(\.name))
        }
        let paths = [entry.old.output].compactMap(\.self) + entry.old.sources + entry.old.excludedSources + entry.old.excludedSuffixes
        for path in paths where entry.file.paths.relative(path.value) == nil { note(OldPaths.note(on: path.value), at: path.location) }
        add(entry, to: owner, output: output)
        return nil
    }

    private mutating func add(_ entry: Entry, to owner: ProjectPart, output: String?) {
        let files = output.map { self.files($0, of: entry.old) } ?? []
        let known = drafts.firstIndex { $0.target.name == owner.name }
        if let known { noteDifferences(of: entry, files, to: drafts[known]) } else { addTarget(for: entry, owner, files) }
        let number = known ?? drafts.count - 1
        drafts[number].target.imports = (drafts[number].target.imports + names(ofModules: entry.old.imports)).unique
        drafts[number].target.annotations = (drafts[number].target.annotations + entry.old.annotations).unique
        drafts[number].entries.append(entry)
        drafts[number].oldFiles += files.map { ($0, entry.file.tool) }
        if known == nil, !owner.isTest, let condition = drafts[number].oldMocks(in: root).condition, isCondition(condition) {
            drafts[number].target.condition = drafts[number].target.condition ?? condition
        }
    }

    private mutating func addTarget(for entry: Entry, _ owner: ProjectPart, _ files: [String]) {
        var target = ProposedTarget(name: owner.name, modules: owner.isTest ? owner.dependencies : [])
        if let condition = entry.old.condition {
            target.condition = isCondition(condition.value) ? condition.value : nil
            if target.condition == nil {
                note("'\(condition.value)' is not a condition that '#if' accepts: left out", at: condition.location)
            }
        }
        // The plugin generates the mocks of tests. Code of other targets may use them where there is no plugin, as in Xcode's previews.
        if !hasPackage || !owner.isTest {
            let file = files.map { $0.inFolder(root).relative(to: base) }.first { !$0.isAbsolutePath }
            target.output = file ?? "Mocks.swift".inFolder(owner.folders.first ?? "Sources/\(owner.name)")
        }
        drafts.append(Draft(target: target, isTest: owner.isTest, file: entry.file, settings: entry.file.settings))
    }

    private mutating func noteDifferences(of entry: Entry, _ files: [String], to draft: Draft) {
        if let file = draft.target.output, let other = entry.old.output, files.first?.hasSuffix(file) == false {
            note("mockgen writes all mocks of '\(draft.target.name)' to '\(file)'", at: other.location)
        }
        if let other = entry.old.condition, other.value != draft.target.condition {
            note("the mocks of '\(draft.target.name)' have one condition: '\(other.value)' is left out", at: other.location)
        }
        if entry.file.settings != draft.file.settings {
            note(
                "the mocks of '\(draft.target.name)' have the style of '\(draft.file.path)': set another one under 'overrides'",
                at: entry.old.location)
        }
    }

    private mutating func names(ofModules imports: [Located<String>]) -> [String] {
        for module in imports where !isModuleName(module.value) {
            note("'\(module.value)' is not the name of a module: left out", at: module.location)
        }
        return imports.map(\.value).filter(isModuleName)
    }

    /// Returns the files that the old generator writes. The output can be a folder.
    private func files(_ output: String, of entry: OldFile.Entry) -> [String] {
        if output.hasSuffix(".swift") { return [output] }
        guard !output.fileName.contains(".swift") else { return [] }
        if entry.hasFilePerMock {
            let files = SourceEntry(output, in: root).swiftFiles.filter { MockGenerator(ofFileAt: $0) != nil }
            if !files.isEmpty { return files.map { $0.relative(to: root) } }
        }
        return (entry.fileNames.isEmpty ? ["Mocks.swift"] : entry.fileNames).map { "\(output)/\($0)" }
    }

    // MARK: - Sources

    /// Selects the sources that the target can see. Without sources, mockgen searches all modules that the target depends on, and the
    /// target's own sources unless it is a test target.
    mutating func selectSources(ofTarget number: Int, in scope: TargetScope) {
        let draft = drafts[number]
        let own = Set(scope.own.files)
        let visible = Set(scope.visible.filter(\.isLocal).flatMap(\.files))
        let all = draft.isTest ? visible : visible.union(own)
        var matching: Set<String> = []
        var sources: [String] = []
        var seen: Set<String> = []
        for (source, paths) in draft.entries.flatMap({ entry in entry.old.sources.map { ($0, entry.file.paths) } }) {
            // `./` is another folder in each file.
            guard let relative = paths.relative(source.value), seen.insert(relative).inserted else { continue }
            let entry = SourceEntry(relative, in: base)
            let found = visible.union(own).filter { entry.contains($0.inFolder(root).normalizedPath) }
            if found.isEmpty {
                let reason = entry.swiftFiles.isEmpty ? "has no Swift file" : "has no Swift file that '\(draft.target.name)' can import"
                note("'\(source.value)' \(reason): left out", at: source.location)
            } else if !draft.isTest || !own.isSuperset(of: found) {
                // The sources of a test target usually do not declare protocols to mock.
                matching.formUnion(found)
                sources.append(relative)
            }
        }
        // An entry without sources means everything.
        let isEverything = matching.isEmpty || matching.isSuperset(of: all) || draft.entries.contains { $0.old.sources.isEmpty }
        drafts[number].target.sources = isEverything ? [] : sources
    }

    /// Lists no sources if mockgen selects the same protocols without them.
    mutating func dropSources(ofTarget number: Int, ifEnoughFor plan: TargetPlan) {
        let sources = drafts[number].target.sources.map { SourceEntry($0, in: base) }
        let files = Set(plan.entries.filter(\.verdict.isChosen).map { plan.index.location($0.reference).path })
        let isEnough = files.allSatisfy { file in sources.contains { $0.contains(file.inFolder(root).normalizedPath) } }
        if isEnough { drafts[number].target.sources = [] }
    }

    // MARK: - Excluded protocols

    /// Lists the protocols that the old generator excludes, and the names of the mocks: those of the old mocks, and new ones for mocks with
    /// the same name.
    mutating func exclude(protocolsOfTarget number: Int, _ plan: TargetPlan, own: Module) {
        let draft = drafts[number]
        let chosen = plan.entries.filter(\.verdict.isChosen)
        var excluded: [(name: String, reason: String)] = []
        var mocks: [MockPlan] = []
        for (entry, name) in zip(chosen, plan.index.shortestUniqueNames(of: chosen.map(\.reference))) {
            let file = plan.index.location(entry.reference).path
            if isExcluded(file, by: draft.entries) {
                excluded.append((name, "\(draft.file.tool.rawValue) leaves it out, too"))
            } else if let mock = entry.taken {
                mocks.append(mock)
            }
        }
        let files = chosen.map { plan.index.location($0.reference).path.fileName.dropLast(".swift".count) }
        for suffix in draft.entries.flatMap(\.old.excludedSuffixes) where draft.file.paths.absolute(suffix.value) != nil {
            guard !files.contains(where: { $0.hasSuffix(suffix.value) }) else { continue }
            note("no file with an annotated protocol has the suffix '\(suffix.value)': left out", at: suffix.location)
        }
        drafts[number].target.excluded = excluded
        drafts[number].target.protocols = ProposedTarget.annotated(with: plan.index.usualAnnotation(of: plan.target))
        let oldMocks = draft.oldMocks(in: root)
        let names = OldNames(of: mocks, oldMocks, template: plan.target.settings.name.value)
        if names.template != plan.target.settings.name.value { drafts[number].target.template = names.template.text }
        drafts[number].target.renamed =
            names.exceptions + DuplicateMocks(among: names.mocks, of: plan.target).proposals.map { ($0.key, $0.name) }
        if !draft.isTest {
            // Other modules import the mocks of a module that declares no protocols itself.
            let isShared = chosen.allSatisfy { plan.index.module($0.reference).name != own.name }
            let access = oldMocks.isEmpty ? (isShared ? .public : nil) : oldMocks.access
            // A mock cannot be more visible than its protocol.
            let lessVisible = mocks.map(\.subject.declaration).filter { $0.access < access ?? .internal }
            if lessVisible.count < mocks.count {
                (drafts[number].target.access, drafts[number].target.lessVisible) = (access, lessVisible.map(\.qualifiedName))
            }
        }
        if mocks.isEmpty {
            note(
                "the sources of '\(plan.target.name)' have no annotated protocol: list the protocols under 'protocols'",
                at: draft.entries[0].old.location)
        }
        let lost = oldMocks.names.subtracting(names.mocks.map(\.settings.name)).sorted()
        if let first = lost.first {
            let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
            note(
                "the mocks of '\(plan.target.name)' do not include '\(first)'\(others) of the old file: find the reason with "
                    + "'\(ShellCommand.mockgen("list"))'", at: draft.entries[0].old.location)
        }
        // Where no template tells the naming, the header of the old mocks does.
        if draft.file.tool == .sourcery, draft.settings.isEmpty {
            drafts[number].settings = OldFile.settings(ofSourceryWith: oldMocks.naming ?? .full)
        }
    }

    /// Whether every entry that searches the file excludes it.
    private func isExcluded(_ file: String, by entries: [Entry]) -> Bool {
        let path = file.inFolder(root).normalizedPath
        let stem = file.fileName.dropLast(".swift".count)
        func contains(_ sources: [Located<String>], _ paths: OldPaths) -> Bool {
            sources.lazy.compactMap { paths.relative($0.value) }.contains { SourceEntry($0, in: base).contains(path) }
        }
        // Another entry may mock it.
        let searching = entries.filter { entry in
            let sources = entry.old.sources.filter { entry.file.paths.relative($0.value) != nil }
            return sources.isEmpty || contains(sources, entry.file.paths)
        }
        return !searching.isEmpty
            && searching.allSatisfy { entry in
                entry.old.excludedSuffixes.contains { stem.hasSuffix($0.value) }
                    || contains(entry.old.excludedSources, entry.file.paths)
            }
    }
}

extension Diagnostic {
    fileprivate static func isOfOtherPackage(_ output: Located<String>, _ file: String, package: String, root: String) -> Diagnostic {
        let folder = package.relative(to: root)
        let depth = folder.isAbsolutePath ? 0 : folder.split(separator: "/").count
        let own = file.relative(to: package)
        let path = own.isAbsolutePath && depth > 0 ? String(repeating: "../", count: depth) + file.relative(to: root) : own
        return cannotImport(
            "'\(output.value)' is in another package or project: '\(folder)'",
            help: "run: cd \(folder) && \(ShellCommand.mockgen("init --from \(path)"))", at: output.location)
    }

    fileprivate static func noTarget(of entry: OldFile.Entry, among names: [String]) -> Diagnostic {
        let output =
            entry.output.map { "no target has the folder of '\($0.value)'" }
            ?? "there is no 'output', so mockgen does not know the target of the mocks"
        let known = names.isEmpty ? "a folder whose name ends with 'Tests'" : "the folder of one of the targets \(quotedList(names, "or"))"
        return cannotImport(output, help: "name a file in \(known)", at: entry.output?.location ?? entry.location)
    }
}
