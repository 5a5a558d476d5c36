import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

struct SelectedClass {
    let verdict: Verdict
    /// The reason why it cannot be mocked, if mockgen can tell without parsing it.
    var obstacle: Diagnostic?
}

extension Selection {
    /// Returns the classes to mock: those that the configuration names or that have an annotation. A word or glob selects no other class.
    mutating func classes(_ problems: inout [Diagnostic]) -> [Reference: SelectedClass] {
        var chosen: [Reference: SelectedClass] = [:]
        switch target.protocols {
        case .all, .annotated, .used:
            var marked = Annotations(index: index, words: target.annotationWords).classes.filter { isAdmitted($0) && !isPrivate($0) }
            if target.protocols == .used {
                let named = mocksInUse(among: Array(marked))
                marked = marked.filter(named.contains)
            }
            for reference in marked {
                chosen[reference] = SelectedClass(
                    verdict: .chosen(by: target.protocols.word, at: target.protocolsLocation),
                    obstacle: index.obstacle(toMockOf: reference, at: index.location(reference)))
            }
        case .patterns(let patterns):
            for pattern in patterns {
                let types = types(selectedBy: pattern.value)
                guard !types.isEmpty else { continue }
                let protocols = protocolNames.references(named: pattern.value.text).filter { isAdmitted($0) && !isPrivate($0) }
                if !protocols.isEmpty {
                    problems.append(.ambiguous(pattern, among: protocols + types, in: index))
                } else if let problem = types.firstNonNil({ index.obstacle(toMockOf: $0, at: pattern.location) }) {
                    problems.append(problem)
                } else {
                    for type in types where chosen[type] == nil {
                        chosen[type] = SelectedClass(verdict: .chosen(by: pattern.value.text, at: pattern.location))
                    }
                }
            }
        }
        return chosen
    }

    /// Returns the types that a name in `protocols` means. `Service` means the class `Outer.Service` only if the sources have no other type
    /// or protocol with this name.
    mutating func types(selectedBy pattern: Pattern) -> [Reference] {
        let named = types(named: pattern)
        guard named.isEmpty, !pattern.isGlob, protocolNames.references(named: pattern.text).isEmpty else { return named }
        return nestedTypes(named: pattern).filter { index.declaration($0).kind == .class }
    }

    /// Returns the classes, actors, structures and enumerations with this full name: `Outer.Service`, `App.Outer.Service`.
    func types(named pattern: Pattern) -> [Reference] {
        guard !pattern.isGlob else { return [] }
        let pieces = pattern.text.split(separator: ".", maxSplits: 1).map(String.init)
        let inModule = pieces.count == 2 ? index.declarations(named: pieces[1]).filter { index.module($0).name == pieces[0] } : []
        return (index.declarations(named: pattern.text) + inModule).filter { reference in
            let kind = index.declaration(reference).kind
            return kind != .protocol && kind != .alias && isAdmitted(reference)
        }
    }

    /// Returns the types with this last name. Private types count only if there are no others.
    mutating func nestedTypes(named pattern: Pattern) -> [Reference] {
        let named = nestedTypeNames.references(named: pattern.text)
        let visible = named.filter { !isPrivate($0) }
        return visible.isEmpty ? named : visible
    }
}

extension SourceIndex {
    /// Returns the reason why a mock cannot inherit from a type, if mockgen can tell without parsing it.
    func obstacle(toMockOf reference: Reference, at location: SourceLocation) -> Diagnostic? {
        classRules.firstProblem(in: SelectedType(reference, in: self, at: location))
    }
}

extension Diagnostic {
    fileprivate static func ambiguous(
        _ pattern: Located<Pattern>, among references: [SourceIndex.Reference], in index: SourceIndex
    ) -> Diagnostic {
        func name(_ reference: SourceIndex.Reference) -> String {
            "\(index.module(reference).name).\(index.declaration(reference).qualifiedName)"
        }
        return Diagnostic(
            .ambiguousName, cause: .setup, "'\(pattern.value.text)' in 'protocols' names a protocol and another type",
            help: "write the full name: \(references.map(name).joined(separator: " or "))", at: pattern.location,
            notes: references.map { .init("\(index.declaration($0).kind.noun)", at: index.location($0)) })
    }
}
