/// A setting that affects a mock, and the line that sets it.
package struct EffectiveSetting: Sendable {
    package var key: String
    package var value: String
    package var location: SourceLocation?

    package init(key: String, value: String, location: SourceLocation?) { (self.key, self.value, self.location) = (key, value, location) }
}
