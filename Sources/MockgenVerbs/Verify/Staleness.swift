import MockgenConfig
import MockgenModel
import MockgenRender
import MockgenRun

/// The differences between a checked-in file of mocks and the newly generated file, as changes of requirements.
struct Staleness {
    /// A generated mock, and the checked-in mock that it replaces.
    private struct Pair {
        let name: String
        let subject: String
        let mapping: MockText.SourceMapping
        let mock: WrittenMocks.Mock
        var old: WrittenMocks.Mock?
    }

    /// The name of a mock whose text differs, and not its requirements, with the first different lines.
    private typealias Difference = (name: String, place: (line: Int, otherLine: Int))

    private let path: String
    private let target: TargetConfiguration
    private let text: String
    private let made: MockText
    private let patterns: [NamePattern]
    private let stems: [String: Located<String>]

    init(of text: String, at path: String, for target: TargetConfiguration, comparedTo made: MockText) {
        self.path = path
        self.target = target
        self.text = text
        self.made = made
        // The checked-in file can have another style.
        let configured = target.allSettings.map(\.style.value.style)
        let all = (BuiltInStyle.allCases.map { Style($0) } + configured).flatMap(\.patterns)
        patterns = all.filter { !$0.key.isOfMock && $0.key != .stub }.map(\.value).unique
        stems = target.allSettings.map(\.requirements.stems).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    func diagnostics() -> [Diagnostic] {
        if let marker = ConflictMarker.firstLocation(in: Array(text.utf8), path: path) {
            return [.conflictMarker(at: marker, cause: .code, help: Diagnostic.regenerate(target.name))]
        }
        let (text, generated) = textsWithoutSameMocks
        guard let written = WrittenMocks(text), let made = WrittenMocks(generated) else { return [edited()] }
        var (problems, differences) = compare(written, made)
        if let first = differences.first {
            problems.append(edited(differences.map(\.name), first.place, made))
        } else if problems.isEmpty, let place = written.firstDifference(from: made) {
            // The difference is in the imports or after the mocks.
            problems.append(edited([], place, made))
        }
        return problems.isEmpty ? [formatted] : problems
    }

    // MARK: - Mocks

    /// The two texts with empty lines in place of the mocks that are the same in both, because parsing is slow.
    private var textsWithoutSameMocks: (written: String, made: String) {
        let same = made.mocks(in: text).mappings.filter { $0.kind != .requirement }
        let kinds = Set(same.map(\.kind))
        let own = made.mappings.filter { kinds.contains($0.kind) }
        // A file that has them in another order, or twice, differs.
        guard same.map(\.kind) == own.map(\.kind) else { return (text, made.text) }
        return (text.emptying(same.map(\.lines)), made.text.emptying(own.map(\.lines)))
    }

    private func compare(_ written: WrittenMocks, _ made: WrittenMocks) -> (problems: [Diagnostic], differences: [Difference]) {
        var problems: [Diagnostic] = []
        var differences: [Difference] = []
        var rest = written.mocks
        for pair in pairs(written, made) {
            guard let old = pair.old else {
                problems.append(problem("'\(pair.name)' is missing from '\(path)'", at: pair.mapping.location))
                continue
            }
            rest.removeAll { $0.lines == old.lines }
            let isRenamed = old.name != pair.name
            guard let place = written.firstDifference(old, from: pair.mock, in: made) else { continue }
            let changes = changes(from: written.declarations(of: old), to: made.declarations(of: pair.mock), in: pair.mapping)
            let possible = (isRenamed ? [] : changeOfHeading(from: old, to: pair)) + changes.possible
            let notes = changes.certain + possible.prefix(2)
            if notes.isEmpty {
                differences.append((isRenamed ? "'\(old.name)' (now '\(pair.name)')" : "'\(old.name)'", place))
            } else {
                let what = changes.certain.isEmpty ? ", a type in it or a setting has changed" : " has changed"
                // A pull request that forgets the mocks shows only the requirement.
                let cause = notes.firstNonNil { $0.location?.path == path ? nil : $0.location } ?? pair.mapping.location
                let mock = Diagnostic.Note("in the mock", at: location(line: old.lines.lowerBound))
                problems.append(
                    problem("'\(pair.name)' is out of date: '\(pair.subject)'\(what)", at: cause, notes: notes + [mock]))
            }
        }
        problems += rest.map { mock in
            let what = mock.name.hasSuffix(".stub") ? "lists no such model" : "mocks no such protocol"
            return problem("'\(mock.name)' is no longer needed: '\(target.name)' \(what)", at: location(line: mock.lines.lowerBound))
        }
        return (problems, differences)
    }

    /// Finds the checked-in mock for each generated mock: by name, or else by protocol.
    private func pairs(_ written: WrittenMocks, _ made: WrittenMocks) -> [Pair] {
        var pairs: [Pair] = []
        for mapping in self.made.mappings {
            guard case .part(let name, let subject) = mapping.kind,
                let mock = made.mocks.first(where: { mapping.lines.contains($0.lines.lowerBound) })
            else { continue }
            pairs.append(Pair(name: name, subject: subject, mapping: mapping, mock: mock))
        }
        var rest = written.mocks
        let conditions: [(WrittenMocks.Mock, Pair) -> Bool] = [
            { $0.name == $1.name }, { !$0.parents.isEmpty && $0.parents == $1.mock.parents },
        ]
        for condition in conditions {
            for number in pairs.indices where pairs[number].old == nil {
                guard let index = rest.firstIndex(where: { condition($0, pairs[number]) }) else { continue }
                pairs[number].old = rest.remove(at: index)
            }
        }
        return pairs
    }

    // MARK: - Requirements

    /// The notes about changed requirements, and about changes that a setting can also cause.
    private typealias Changes = (certain: [Diagnostic.Note], possible: [Diagnostic.Note])

    private func changes(
        from old: [WrittenMocks.Declaration], to new: [WrittenMocks.Declaration], in mapping: MockText.SourceMapping
    ) -> Changes {
        let requirements = made.mappings.filter { $0.kind == .requirement && mapping.lines.contains($0.lines.lowerBound) }
            .sorted { $0.lines.lowerBound < $1.lines.lowerBound }
        // A mock declares the stored values of a requirement before it.
        let wanted = requirements.compactMap { requirement in
            new.last { requirement.lines.contains($0.line) }.map { (declaration: $0, location: requirement.location) }
        }
        let before = Dictionary(old.map { ($0.signature, $0) }) { first, _ in first }
        let now = Set(new.map(\.signature))
        var removed = requirementsAmong(old, named: Set(wanted.map(\.declaration.name))).filter { !now.contains($0.signature) }
        // Without stubs for functions, a mock has another style. Then its accessors are others in any case.
        let isSameStyle = [old, new].allSatisfy { $0.contains(where: \.isBesideStubs) || !$0.contains { $0.keyword == "func" } }
        var changes: Changes = ([], [])
        for (declaration, location) in wanted {
            if let former = before[declaration.signature] {
                if former.attributes != declaration.attributes {
                    changes.possible.append(.init("this is now '\(declaration.attributes)\(declaration.signature)'", at: location))
                } else if isSameStyle, former.isBesideStubs || declaration.isBesideStubs, former.hasOtherAccessors(than: declaration) {
                    changes.possible.append(.init("the accessors of '\(declaration.signature)' have changed", at: location))
                }
            } else if let index = removed.firstIndex(where: { $0.keyword == declaration.keyword && $0.name == declaration.name }) {
                let former = removed.remove(at: index)
                let note = Diagnostic.Note("changed here: it was '\(former.signature)'", at: location)
                // If the protocol in `any P` is removed, only the word `any` changes.
                let isSame = former.signatureWithoutAny == declaration.signatureWithoutAny
                if isSame { changes.possible.append(note) } else { changes.certain.append(note) }
            } else {
                changes.certain.append(.init("added here: '\(declaration.signature)'", at: location))
            }
        }
        changes.certain += removed.map { .init("removed: '\($0.signature)'", at: self.location(line: $0.line)) }
        return changes
    }

    /// Returns a note about another isolation, attribute, generic parameter, superclass, marker protocol or condition. Parents that were
    /// replaced are an edit.
    private func changeOfHeading(from old: WrittenMocks.Mock, to pair: Pair) -> [Diagnostic.Note] {
        let (parents, others) = (Set(old.parents), Set(pair.mock.parents))
        guard old.heading != pair.mock.heading, parents.isSubset(of: others) || others.isSubset(of: parents) else { return [] }
        return [.init("its mock is now '\(pair.mock.heading)'", at: pair.mapping.location)]
    }

    /// Returns the declarations that are not stored values.
    /// - Parameter names: names that requirements have now.
    private func requirementsAmong(_ declarations: [WrittenMocks.Declaration], named names: Set<String>) -> [WrittenMocks.Declaration] {
        // In the classes of this version, stored values are final or private.
        let areMarked = declarations.contains { $0.isOwn && $0.keyword == "var" || $0.isBesideStubs }
        return declarations.filter { candidate in
            !candidate.isOwn
                && (areMarked || candidate.keyword != "var" || names.contains(candidate.name)
                    || !declarations.contains { $0.name != candidate.name && keeps(candidate.name, for: $0.name) })
        }
    }

    /// Whether a stored value can belong to a member: its name begins with the member's name.
    private func keeps(_ name: String, for member: String) -> Bool {
        Stems.beginnings(ofMember: member, configured: stems).contains { stem in
            patterns.contains { matchesWildcards(Array($0.name(stem: stem + "*", argument: "*")), Array(name)) }
        }
    }

    // MARK: - Messages

    private func location(line: Int) -> SourceLocation { SourceLocation(path: path, line: line + 1, column: 1) }

    private func problem(
        _ message: String, _ id: Diagnostic.ID = .staleMocks, help: String = "", at location: SourceLocation, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        Diagnostic(id, cause: .code, message, help: Diagnostic.regenerate(target.name) + help, at: location, notes: notes)
    }

    private var formatted: Diagnostic {
        guard text.unicodeScalars.first != "\u{FEFF}" else {
            return problem("an editor has saved the file with a byte order mark", .editedMocks, at: location(line: 0))
        }
        guard text.contains("\r\n") else {
            let message = "only the layout or comments differ from what mockgen generates: a formatter has changed the file"
            return problem(message, .editedMocks, at: location(line: 0))
        }
        return problem(
            "only the line ends differ from what mockgen generates: they are those of Windows", .editedMocks,
            help: "; '\(path) text eol=lf' in '.gitattributes' keeps its line ends", at: location(line: 0))
    }

    private func edited(_ mocks: [String] = [], _ place: (line: Int, otherLine: Int) = (0, 0), _ made: WrittenMocks? = nil) -> Diagnostic {
        let what = "differs from what mockgen generates: the file or a setting was edited, or another version of mockgen wrote it"
        let message =
            switch mocks.count {
            case 0: "the file \(what)"
            case 1: "\(mocks[0]) \(what)"
            default:
                "\(mocks[0]) and \(mocks.count - 1) more differ from what mockgen generates, but their protocols have not changed: a setting or "
                    + "the version of mockgen has changed, or the file was edited"
            }
        let line = made?.lines[place.otherLine].drop { $0 == " " } ?? ""
        let notes = line.isEmpty ? [] : [Diagnostic.Note("mockgen would write '\(line)'", at: nil)]
        return problem(message, .editedMocks, at: location(line: place.line), notes: notes)
    }
}

extension WrittenMocks.Declaration {
    fileprivate var signatureWithoutAny: String { signature.replacing("any ", with: "") }

    /// A getter also changes if a test wraps an object.
    fileprivate func hasOtherAccessors(than other: Self) -> Bool {
        accessors["get"] == other.accessors["get"] && accessors != other.accessors
    }
}

extension String {
    fileprivate func emptying(_ ranges: [Range<Int>]) -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        for range in ranges { lines.replaceSubrange(range, with: range.map { _ in "" }) }
        return lines.joined(separator: "\n")
    }
}

extension Diagnostic {
    static func regenerate(_ target: String) -> String {
        "run '\(ShellCommand.mockgen("generate --target \(target)"))' and commit the file"
    }
}
