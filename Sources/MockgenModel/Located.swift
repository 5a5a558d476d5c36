package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value
    package let location: SourceLocation

    package init(_ value: Value, at location: SourceLocation) { (self.value, self.location) = (value, location) }
}
