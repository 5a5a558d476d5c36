/// A key of the configuration: its documentation, and the function that reads its value into a `Root`.
struct Key<Root>: Sendable {
    let documentation: ConfigurationKey
    /// Reads a value of the right type into the root, or reports that the value is invalid.
    let read: @Sendable (YAMLNode, inout Root, inout ConfigurationReader) -> Void
}

extension Key {
    init(
        _ name: String, _ type: ConfigurationKey.ValueType, default defaultText: String?, _ summary: String, example: String,
        read: @escaping @Sendable (YAMLNode, inout Root, inout ConfigurationReader) -> Void
    ) {
        let key = ConfigurationKey(name: name, type: type, defaultText: defaultText, summary: summary, example: example)
        self.init(documentation: key, read: read)
    }

    /// A key that sets a property.
    static func value<Value>(
        _ name: String, _ property: any WritableKeyPath<Root, Value> & Sendable, _ type: KeyType<Value>, default defaultText: String?,
        _ summary: String, example: String
    ) -> Key {
        let key = ConfigurationKey(name: name, type: type.inFile, defaultText: defaultText, summary: summary, example: example)
        return Key(documentation: key) { node, root, reader in
            if let value = type.read(node, key, &reader) { root[keyPath: property] = value }
        }
    }

    /// A key that sets an optional property. Without the key, the property is nil.
    static func optional<Value>(
        _ name: String, _ property: any WritableKeyPath<Root, Value?> & Sendable, _ type: KeyType<Value>, default defaultText: String?,
        _ summary: String, example: String
    ) -> Key {
        let orNil = KeyType<Value?>(inFile: type.inFile) { node, key, reader in type.read(node, key, &reader).map(Optional.some) }
        return .value(name, property, orNil, default: defaultText, summary, example: example)
    }

    /// Converts the key for a value that contains the root.
    func within<Outer>(_ property: any WritableKeyPath<Outer, Root> & Sendable) -> Key<Outer> {
        Key<Outer>(documentation: documentation) { node, outer, reader in read(node, &outer[keyPath: property], &reader) }
    }
}
