package import MockgenBytes

extension Fingerprint {
    package init(of value: Any) {
        self.init()
        add(whole: value)
    }

    /// Adds a value with all of its stored properties. Reflection finds them, so a new property of a type is always included.
    package mutating func add(whole value: Any) {
        switch value {
        case let bytes as [UInt8]: add(bytes)
        case let text as String: add(text)
        case let other as Fingerprint: add(other)
        case let number as Int: add(number)
        case let flag as Bool: add(flag)
        default: add(partsOf: value)
        }
    }

    private mutating func add(partsOf value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set, .dictionary:
            // The elements are unordered.
            add(mirror.children.count)
            for element in mirror.children.map({ Fingerprint(of: $0.value).text }).sorted() { add(element) }
        case .enum where mirror.children.isEmpty:
            add("\(value)")
        case .struct, .tuple, .enum, .optional, .collection:
            add(mirror.children.count)
            for child in mirror.children {
                add(child.label ?? "")
                add(whole: child.value)
            }
        default:
            // Other leaves are integers such as `UInt64`. The text of an object would not identify it.
            precondition(value is any BinaryInteger, "\(type(of: value)) has no fingerprint")
            add("\(value)")
        }
    }
}
