extension Sequence {
    /// Calls the function until it returns a value. `lazy.compactMap(…).first` calls it twice for that element.
    package func firstNonNil<Value>(_ transform: (Element) throws -> Value?) rethrows -> Value? {
        for element in self { if let value = try transform(element) { return value } }
        return nil
    }
}
