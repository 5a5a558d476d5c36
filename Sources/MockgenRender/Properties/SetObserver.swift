/// A reaction of a mock to each new value of a property.
enum SetObserver {
    case count(Variable)
    case stub(MemberStub, recordsValue: Bool)

    func statement(for value: String) -> String {
        switch self {
        case .count(let count): "\(count.name) += 1"
        case .stub(let stub, let recordsValue): stub.function("record", "\(recordsValue ? value : "()"), in: \(stub.path)")
        }
    }

    /// Whether the box of a guarded value counts by itself.
    var isCount: Bool { if case .count = self { true } else { false } }
}
