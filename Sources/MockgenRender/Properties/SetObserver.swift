/// A reaction of a mock to each new value of a property.
enum SetObserver {
    case count(Variable)
    /// Records the value in the stub with this path.
    case stub(String, recordsValue: Bool)

    func statement(for value: String) -> String {
        switch self {
        case .count(let count): "\(count.name) += 1"
        case .stub(let path, let recordsValue): "\(path).record(\(recordsValue ? value : "()"))"
        }
    }

    /// Whether the box of a guarded value counts by itself.
    var isCount: Bool { if case .count = self { true } else { false } }
}
