extension MockPlan {
    package var declaration: ProtocolDeclaration { subject.declaration }

    package var members: [Member] { subject.requirements.map(\.member) }

    /// The help for a protocol that the user cannot change.
    package var exclude: String { "leave '\(declaration.name)' out with 'exclude'" }

    /// Returns the reason why there is no mock of the protocol or class.
    /// - Parameter location: the location of the reason; the declaration's own location if nil.
    package func cannotBeMocked(
        _ reason: String, help: String, at location: SourceLocation? = nil, notes: [Diagnostic.Note] = []
    ) -> Finding {
        Finding(
            "'\(declaration.qualifiedName)' cannot be mocked: \(reason)", help: help, at: location ?? declaration.location, notes: notes)
    }
}
