import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The protocols and classes that only a glob or word selects, and that mockgen leaves out because it cannot mock them.
struct LeftOut {
    typealias Reference = SourceIndex.Reference

    /// A reason and the declarations that are left out because of it.
    private struct Cause {
        let problem: Diagnostic
        /// The declarations. The reason is about the first one.
        var references: [Reference]
    }

    private struct Key: Hashable {
        let id: Diagnostic.ID
        let location: SourceLocation?
    }

    private let planned: PlannedMocks
    private let ancestors: [Reference: Set<Reference>]
    private let references: [Reference]
    private var causes: [Cause] = []
    /// The numbers of the causes with the same message at the same location.
    private var numbers: [Key: [Int]] = [:]

    init(among planned: PlannedMocks) {
        self.planned = planned
        let entries = planned.entries.filter(\.isLeftOut)
        ancestors = Dictionary(entries.map { ($0.reference, $0.ancestors) }) { first, _ in first }
        references = entries.map(\.reference)
        for entry in entries { add(entry.reference, entry.problems) }
    }

    /// The protocols that it inherits from. They can have the same reasons.
    private func ancestors(of reference: Reference) -> Set<Reference> { ancestors[reference] ?? [] }

    private mutating func add(_ reference: Reference, _ problems: [Diagnostic]) {
        for problem in problems {
            let key = Key(id: problem.id, location: problem.location)
            // A cause that already contains the declaration has it first or last, because it was just added.
            let same = numbers[key]?.first { causes[$0].references.first != reference && causes[$0].references.last != reference }
            guard let same else {
                numbers[key, default: []].append(causes.count)
                causes.append(Cause(problem: problem, references: [reference]))
                continue
            }
            let isAncestor = ancestors(of: causes[same].references[0]).contains(reference)
            causes[same] =
                isAncestor
                ? Cause(problem: problem, references: [reference] + causes[same].references)
                : Cause(problem: causes[same].problem, references: causes[same].references + [reference])
        }
    }

    /// Returns a warning for each cause, and one with all declarations that are left out.
    /// - Parameter errors: the reported errors. They need no warning.
    func warnings(except errors: [Diagnostic]) -> [Diagnostic] {
        let errors = Set(errors)
        let causes = causes.filter { !errors.contains($0.problem) }
        let isAlone = references.count == 1 && causes.count == 1
        let warnings = causes.map { warning(about: $0, isAlone: isAlone) }
        guard !isAlone, !warnings.isEmpty, !planned.isOfFiles else { return warnings }
        return warnings + [
            .leftOut(references.map { planned.index.declaration($0).kind }, help: exclusion, at: planned.target.protocolsLocation)
        ]
    }

    private func warning(about cause: Cause, isAlone: Bool) -> Diagnostic {
        let problem = cause.problem
        let notes = cause.references.dropFirst().map { reference in
            let name = planned.index.declaration(reference).qualifiedName
            let first = planned.index.declaration(cause.references[0]).qualifiedName
            let isSubprotocol = ancestors(of: reference).contains(cause.references[0])
            let reason = isSubprotocol ? "it inherits from '\(first)'" : "the reason is the same"
            return Diagnostic.Note(
                "'\(name)' is left out as well: \(reason)",
                at: planned.index.hasNoSource(reference) ? nil : planned.index.location(reference))
        }
        let help = [problem.help, isAlone && !planned.isOfFiles ? exclusion : nil].compactMap(\.self).joined(separator: "\n")
        return Diagnostic(
            problem.id, .warning, cause: problem.cause, problem.message, help: help.isEmpty ? nil : help, at: problem.location,
            notes: problem.notes + notes)
    }

    /// The line for the configuration that has the same effect without a warning.
    private var exclusion: String {
        let names = planned.target.exclude.map(\.value.text) + planned.index.shortestUniqueNames(of: references)
        let purpose =
            references.count == 1 ? "mockgen leaves it out; to do so without a warning" : "to leave them out without warnings"
        return "\(purpose), write in the configuration of '\(planned.target.name)':\n"
            + "      exclude: \(names.asYAML)"
    }
}

extension PlannedMocks {
    /// A warning for each reason to leave out protocols and classes.
    var leftOut: [Diagnostic] { LeftOut(among: self).warnings(except: errors) }
}

extension Diagnostic {
    fileprivate static func leftOut(_ kinds: [Declaration.Kind], help: String, at location: SourceLocation) -> Diagnostic {
        let noun = kinds.allSatisfy { $0 == .protocol } ? "protocol" : "type"
        return Diagnostic(
            .leftOut, .warning, cause: .code, "mockgen leaves out \(counted(kinds.count, noun)) that it cannot mock", help: help,
            at: location)
    }
}
