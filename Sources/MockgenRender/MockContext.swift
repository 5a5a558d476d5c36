import MockgenModel

/// What every part of one mock's text depends on.
struct MockContext {
    let subject: MockSubject
    let settings: MockSettings
    let style: Style
    let defaults: DefaultValues
    let stems: Stems

    init(_ subject: MockSubject, _ settings: MockSettings) {
        self.subject = subject
        self.settings = settings
        style = Style(settings.style)
        defaults = DefaultValues(facts: subject.facts, configured: settings.defaults)
        stems = Stems(subject.requirements.map(\.member), style: style)
    }

    var facts: TypeFacts { subject.facts }

    /// `public ` or nothing: in front of every declaration.
    var access: String { settings.access == .internal ? "" : settings.access.rawValue + " " }

    /// `Self` is the mock, and its associated types are known inside it by their names.
    func inMock(_ type: TypeName) -> TypeName {
        type.map { part in
            switch part {
            case .named("Self", []): .named(settings.name)
            case .member(.named(settings.name, []), let name, let arguments) where isAssociatedType(name): .named(name, arguments)
            default: part
            }
        }
    }

    private func isAssociatedType(_ name: String) -> Bool { subject.associatedTypes.contains { $0.name == name } }

    /// A requirement that says `Self` is met by the mock's own name, which only a final class may do everywhere.
    var mentionsSelf: Bool {
        subject.requirements.contains { requirement in
            requirement.member.types.contains { $0.mentionsBareSelf }
        }
    }
}

extension Style {
    init(_ name: StyleName) {
        switch name {
        case .automockable: self = .automockable
        }
    }
}

extension TypeName {
    fileprivate var mentionsBareSelf: Bool {
        switch self {
        case .named("Self", []): true
        case .member(.named("Self", []), _, let arguments): arguments.contains(where: \.mentionsBareSelf)
        default: parts.contains(where: \.mentionsBareSelf)
        }
    }
}
