/// The order of the rows of a target. Mocks always precede protocols without a mock.
enum RowOrder: String, CaseIterable {
    case source, name, lines, users

    var option: HTML { "<option value=\"\(rawValue)\">\(title)</option>\n" }

    private var title: String {
        switch self {
        case .source: "As declared"
        case .name: "By name"
        case .lines: "Largest first"
        case .users: "Most used first"
        }
    }
}
