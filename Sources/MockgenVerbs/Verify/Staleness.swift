import MockgenModel
import MockgenRender
import MockgenRun

/// The differences between a checked-in file of mocks and the file that mockgen generates now, as changes of requirements.
struct Staleness {
    let path: String
    let target: String
    let written: WrittenMocks
    let made: WrittenMocks
    let mappings: [MockText.SourceMapping]
    let styles: Set<Style>

    init(of text: String, at path: String, target: String, comparedTo made: MockText, in styles: Set<Style> = [.automockable]) {
        self.path = path
        self.target = target
        written = WrittenMocks(text)
        self.made = WrittenMocks(made.text)
        mappings = made.mappings
        self.styles = styles
    }

    func diagnostics() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var edited: [(name: String, line: Int, instead: Int)] = []
        var rest = Dictionary(grouping: written.mocks, by: \.name)
        for mapping in mappings {
            guard case .part(_, let name, let subject) = mapping.kind else { continue }
            guard let old = rest[name]?.first else {
                problems.append(.missing(name, from: path, at: mapping.location, target: target))
                continue
            }
            rest[name]?.removeFirst()
            guard let difference = firstDifference(old.lines, mapping.lines) else { continue }
            let notes = changes(from: old, to: mapping)
            if notes.isEmpty {
                edited.append((name, difference.written, difference.made))
            } else {
                problems.append(.stale(name, of: subject, at: location(line: old.lines.lowerBound), notes: notes, target: target))
            }
        }
        for old in rest.values.joined().sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
            problems.append(.needless(mock: old.name, at: location(line: old.lines.lowerBound), target: target))
        }
        if let first = edited.first {
            problems.append(difference(edited.map(\.name), line: first.line, instead: first.instead))
        } else if problems.isEmpty, let first = firstDifference(written.lines.indices, made.lines.indices) {
            // The difference is in the imports or after the mocks.
            problems.append(difference([], line: first.written, instead: first.made))
        }
        return problems
    }

    // MARK: - Requirements

    /// Returns a note for each requirement that was added, removed or changed.
    private func changes(from old: WrittenMocks.Mock, to mapping: MockText.SourceMapping) -> [Diagnostic.Note] {
        let requirements = mappings.filter { $0.kind == .requirement && mapping.lines.contains($0.lines.lowerBound) }
            .sorted { $0.lines.lowerBound < $1.lines.lowerBound }
        let declarations = made.mocks.first { mapping.lines.contains($0.lines.lowerBound) }?.declarations ?? []
        // A mock declares the stored values of a requirement before the requirement.
        let wanted = requirements.compactMap { requirement in
            declarations.last { requirement.lines.contains($0.line) }.map { (declaration: $0, location: requirement.location) }
        }
        let before = Set(old.declarations.map(\.signature))
        let now = Set(declarations.map(\.signature))
        let added = wanted.filter { !before.contains($0.declaration.signature) }
        var removed = requirementsAmong(old.declarations).filter { !now.contains($0.signature) }
        var notes: [Diagnostic.Note] = []
        for (declaration, location) in added {
            let former = removed.firstIndex { $0.keyword == declaration.keyword && $0.name == declaration.name }
            if let former {
                notes.append(.init("changed here: it was '\(removed.remove(at: former).signature)'", at: location))
            } else {
                notes.append(.init("added here: '\(declaration.signature)'", at: location))
            }
        }
        return notes + removed.map { .init("removed: '\($0.signature)'", at: self.location(line: $0.line)) }
    }

    /// Returns the declarations without the stored values of a mock.
    private func requirementsAmong(_ declarations: [WrittenMocks.Declaration]) -> [WrittenMocks.Declaration] {
        declarations.filter { candidate in
            candidate.keyword != "var"
                || !declarations.contains { $0.name != candidate.name && keeps(candidate.name, for: $0.name) }
        }
    }

    /// Whether a stored value of this name can belong to a member: its name begins with the member's name.
    private func keeps(_ name: String, for member: String) -> Bool {
        let patterns = styles.flatMap(\.patterns.values)
        return Stems.beginnings(ofMember: member).contains { stem in patterns.contains { $0.mayName(name, forMember: stem) } }
    }

    // MARK: - Lines

    private func firstDifference(_ old: Range<Int>, _ new: Range<Int>) -> (written: Int, made: Int)? {
        let pairs = zip(old, new)
        if let pair = pairs.first(where: { written.lines[$0] != made.lines[$1] }) { return (pair.0, pair.1) }
        guard old.count != new.count else { return nil }
        let shared = min(old.count, new.count)
        return (min(old.lowerBound + shared, written.lines.count - 1), min(new.lowerBound + shared, made.lines.count - 1))
    }

    private func location(line: Int) -> SourceLocation { SourceLocation(path: path, line: line + 1, column: 1) }

    private func difference(_ names: [String], line: Int, instead: Int) -> Diagnostic {
        .edited(
            names, at: location(line: line),
            notes: [.init("mockgen would write '\(made.lines[instead].drop { $0 == " " })'", at: nil)], target: target)
    }
}

extension Diagnostic {
    static func regenerate(_ target: String) -> String {
        "run '\(ShellCommand.mockgen("generate --target \(target)"))' and commit the file"
    }

    fileprivate static func stale(
        _ name: String, of subject: String, at location: SourceLocation, notes: [Note], target: String
    ) -> Diagnostic {
        Diagnostic(
            .staleMocks, cause: .code,
            "'\(name)' is out of date: '\(subject)' has changed", help: regenerate(target), at: location, notes: notes)
    }

    fileprivate static func missing(_ name: String, from path: String, at location: SourceLocation, target: String) -> Diagnostic {
        Diagnostic(
            .staleMocks, cause: .code, "'\(name)' is missing from '\(path)'", help: regenerate(target), at: location)
    }

    fileprivate static func needless(mock: String, at location: SourceLocation, target: String) -> Diagnostic {
        Diagnostic(
            .staleMocks, cause: .code,
            "'\(mock)' is no longer needed: '\(target)' \(mock.hasSuffix(".stub") ? "lists no such model" : "mocks no such protocol")",
            help: regenerate(target), at: location)
    }

    fileprivate static func edited(_ mocks: [String], at location: SourceLocation, notes: [Note], target: String) -> Diagnostic {
        let what =
            switch mocks.count {
            case 0: "the file differs"
            case 1: "'\(mocks[0])' differs"
            default: "'\(mocks[0])' and \(mocks.count - 1) more differ"
            }
        return Diagnostic(
            .editedMocks, cause: .code,
            "\(what) from what mockgen generates: someone edited the file or a setting, or another version of mockgen wrote it",
            help: regenerate(target), at: location, notes: notes)
    }
}
