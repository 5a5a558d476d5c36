//: Stub
extension Mocks {
    internal nonisolated final class WeakReference {
        weak var object: Swift.AnyObject?

        init(_ object: Swift.AnyObject) { self.object = object }
    }

    /// The objects that a value keeps alive.
    internal nonisolated enum HeldObjects {
        case nothing
        /// The value is an object, or an optional with one.
        case itself(Swift.AnyObject)
        /// Also for closures, which may have captured objects.
        case inside
    }

    internal nonisolated static func held(by value: Any) -> HeldObjects {
        if Swift.type(of: value) is Swift.AnyObject.Type { return .itself(value as Swift.AnyObject) }
        let mirror = Swift.Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { held(by: $0.value) } ?? .nothing
        case nil: return "\(Swift.type(of: value))".contains("->") ? .inside : .nothing
        // The objects in values of Foundation, such as a URL, are not the app's.
        case .struct where Swift.String(reflecting: Swift.type(of: value)).hasPrefix("Foundation"): return .nothing
        default:
            let holdsObjects = mirror.children.contains {
                if case .nothing = held(by: $0.value) { false } else { true }
            }
            return holdsObjects ? .inside : .nothing
        }
    }
}
