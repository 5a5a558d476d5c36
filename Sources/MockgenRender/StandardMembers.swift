import MockgenModel

/// What a mock does for the protocols of the standard library that ask for something every class can do by itself: it is equal to
/// itself, hashes by identity, and is encoded without any value.
struct StandardMembers {
    let context: MockContext

    func write(to code: inout Code) {
        let parents = context.subject.traits.standardParents
        let mock = context.settings.name
        let word = context.isIsolated ? "nonisolated " : ""
        let access = context.access
        if parents.contains("Equatable"), !declares("==") {
            code.blank()
            code.line("\(access)\(word)static func == (left: \(mock), right: \(mock)) -> Bool { left === right }")
        }
        if parents.contains("Hashable") {
            code.blank()
            code.line("\(access)\(word)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
        }
        if parents.contains("Comparable"), !declares("<") {
            code.blank()
            code.line(
                "\(access)\(word)static func < (left: \(mock), right: \(mock)) -> Bool { ObjectIdentifier(left) < ObjectIdentifier(right) }"
            )
        }
        if !parents.isDisjoint(with: ["Encodable", "Decodable"]) {
            code.blank()
            code.line("// Nothing of a mock is encoded.")
            code.line("private enum CodingKeys: CodingKey {}")
        }
        if parents.contains("Sequence") { writeSequence(to: &code) }
        if parents.contains("AsyncSequence") { writeAsyncSequence(to: &code) }
    }

    /// Whether the protocol asks for the operator itself, between two mocks.
    private func declares(_ sign: String) -> Bool {
        context.subject.requirements.contains { requirement in
            guard case .function(let function) = requirement.member.kind, function.name == sign else { return false }
            return function.parameters.allSatisfy { $0.type == .named("Self") }
        }
    }

    private func writeSequence(to code: inout Code) {
        code.blank()
        code.line("\(context.access)var elements: [Element] = []")
        code.blank()
        code.line("\(context.access)func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }")
    }

    private func writeAsyncSequence(to code: inout Code) {
        code.blank()
        code.line("\(context.access)var elements: [Element] = []")
        code.blank()
        code.block("\(context.access)struct AsyncIterator: AsyncIteratorProtocol") { code in
            code.line("fileprivate var rest: IndexingIterator<[Element]>")
            code.blank()
            code.line("\(context.access)mutating func next() async -> Element? { rest.next() }")
        }
        code.blank()
        code.line("\(context.access)func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements.makeIterator()) }")
    }
}
