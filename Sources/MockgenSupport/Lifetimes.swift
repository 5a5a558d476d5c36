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
        /// Also for closures, which may have captured objects, and for values with too many parts to look at.
        case inside
    }

    /// Whether values of a type keep no objects alive, as its name tells: `[String: Int]`.
    internal nonisolated static func isPlain(_ type: Any.Type) -> Swift.Bool {
        let text = Swift.String(reflecting: type)
        let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
        return !text.contains("->")
            && names.allSatisfy { name in
                let parts = name.split(separator: ".")
                return parts.count == 2 && plainTypes.isSuperset(of: parts)
            }
    }

    /// Whether values of a type can have many elements, and keep no objects alive.
    internal nonisolated static func canGrow(_ type: Any.Type) -> Swift.Bool {
        isPlain(type) && ["Array", "Data", "Dictionary", "Set", "String"].contains { "\(type)".contains($0) }
    }

    /// How many elements a collection has, also in an optional.
    internal nonisolated static func size(of value: Any) -> Swift.Int {
        if let text = value as? Swift.String { return text.utf8.count / 8 }
        return (value as? any Swift.Collection)?.count ?? 0
    }

    /// Modules and their types.
    private nonisolated static let plainTypes = Swift.Set(
        ("Swift Foundation FoundationEssentials Array Bool Character Data Date Dictionary Double Float Int Int16 Int32 "
            + "Int64 Int8 Optional Set String UInt UInt16 UInt32 UInt64 UInt8 URL UUID").split(separator: " "))

    internal nonisolated static func held(by value: Any) -> HeldObjects {
        var parts = 100
        return held(by: value, &parts)
    }

    /// - Parameter parts: how many parts of the value to look at. A long list or a deep tree would take too long, or
    ///   more stack than there is.
    private nonisolated static func held(by value: Any, _ parts: inout Swift.Int) -> HeldObjects {
        parts -= 1
        if parts < 0 { return .inside }
        if Swift.type(of: value) is Swift.AnyObject.Type { return .itself(value as Swift.AnyObject) }
        let mirror = Swift.Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { held(by: $0.value, &parts) } ?? .nothing
        case nil: return "\(Swift.type(of: value))".contains("->") ? .inside : .nothing
        // The objects in values of Foundation, such as a URL, are not the app's.
        case .struct where Swift.String(reflecting: Swift.type(of: value)).hasPrefix("Foundation"): return .nothing
        default:
            for child in mirror.children {
                if case .nothing = held(by: child.value, &parts) { continue }
                return .inside
            }
            return .nothing
        }
    }
}
