import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

extension PlannedMocks {
    /// A warning if types of a module have the names of mocks there: the compiler reports only these types, as redeclarations.
    var alreadyDeclared: [Diagnostic] {
        guard let number = index.number(ofModule: own.name) else { return [] }
        let types = (mocks + classes).flatMap { mock in
            // A type inside `#if` can be there where the mock is not.
            index.declarations(named: mock.settings.name, inModule: number).filter { index.declaration($0).conditions.isEmpty }.map {
                DeclaredMock(name: mock.settings.name, subject: mock.subject.declaration.qualifiedName, location: index.location($0))
            }
        }
        return types.isEmpty ? [] : [.alreadyDeclared(types.sorted { $0.location < $1.location }, in: target)]
    }
}

/// A type with the name of a mock.
private struct DeclaredMock {
    let name: String
    let subject: String
    let location: SourceLocation
}

extension Diagnostic {
    /// - Parameter types: in the order of their locations; old mocks can be hundreds, so they share one message.
    fileprivate static func alreadyDeclared(_ types: [DeclaredMock], in target: TargetConfiguration) -> Diagnostic {
        let (first, rest) = (types[0], types.dropFirst())
        let listed: (String) -> Bool = { name in
            if case .patterns(let patterns) = target.protocols { patterns.contains { $0.value.text == name } } else { false }
        }
        let subjects = types.map(\.subject).unique
        let (named, others) = (subjects.filter(listed), subjects.filter { !listed($0) })
        let changes = [
            named.isEmpty ? nil : "remove \(quotedList(named, "and")) from 'protocols'",
            others.isEmpty ? nil : "add to the target: exclude: [\(others.joined(separator: ", "))]",
        ].compactMap(\.self).joined(separator: ", and ")
        let shown = rest.prefix(5).map { Note("and another '\($0.name)', from '\($0.subject)'", at: $0.location) }
        return Diagnostic(
            .alreadyDeclared, .warning, cause: .code,
            "mockgen generates another '\(first.name)' for '\(target.name)', from '\(first.subject)'",
            help: rest.isEmpty
                ? "delete this type to use the generated mock; to keep it, \(changes)"
                : "delete these \(types.count) types to use the generated mocks; to keep them, \(changes)", at: first.location,
            notes: shown + (rest.count > shown.count ? [Note("and \(rest.count - shown.count) more", at: nil)] : []))
    }
}
