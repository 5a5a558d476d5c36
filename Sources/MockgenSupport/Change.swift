//: replacing
nonisolated extension Mocks.Generated {
    /// Returns the new value of a copy's property, which may be nil, or the old value if there is no new one.
    public static func replacing<Value>(_ old: Value?, to new: Value???) -> Value? {
        switch new {
        case .none: nil
        case .some(.none): old
        case .some(.some(let value)): value
        }
    }
}
