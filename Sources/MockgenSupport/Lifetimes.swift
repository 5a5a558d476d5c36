//: Stub
extension Mocks {
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

    /// Modules and their types.
    private nonisolated static let plainTypes = Swift.Set(
        ("Swift Foundation FoundationEssentials Array Bool Character Data Date Dictionary Double Float Int Int16 Int32 "
            + "Int64 Int8 Optional Set String UInt UInt16 UInt32 UInt64 UInt8 URL UUID").split(separator: " "))

    /// Returns a value without keeping an object alive: an object as long as it lives for others, and nil for values with objects
    /// inside, also for closures, which may have captured some, and for values with too many parts to look at.
    internal nonisolated static func withoutKeepingObjects<Value>(_ value: Value) -> () -> Value? {
        var parts: [Any] = [value]
        var isWhole = true
        for _ in 0..<100 {
            guard let part = parts.popLast() else { return { value } }
            if Swift.type(of: part) is Swift.AnyObject.Type {
                let object = part as Swift.AnyObject
                return isWhole ? { [weak object] in object as? Value } : { nil }
            }
            let mirror = Swift.Mirror(reflecting: part)
            // The objects in values of Foundation, such as a URL, are not the app's.
            if mirror.displayStyle == .struct, Swift.String(reflecting: Swift.type(of: part)).hasPrefix("Foundation") { continue }
            if mirror.displayStyle == nil, "\(Swift.type(of: part))".contains("->") { return { nil } }
            isWhole = isWhole && mirror.displayStyle == .optional
            parts += mirror.children.map(\.value)
        }
        return { nil }
    }
}
