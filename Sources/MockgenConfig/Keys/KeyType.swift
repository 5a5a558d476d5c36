import MockgenModel

/// The type of a key's value: the kind of value in the file, and the function that reads it.
struct KeyType<Value>: Sendable {
    let inFile: ConfigurationKey.ValueType
    /// Reports a problem and returns nil if the value is invalid.
    let read: @Sendable (YAMLNode, ConfigurationKey, inout ConfigurationReader) -> Value?
}

extension KeyType {
    /// A value with the location that sets it.
    static func setting<Word>(_ type: KeyType<Word>) -> Self where Value == Setting<Word> {
        Self(inFile: type.inFile) { node, key, reader in type.read(node, key, &reader).map { Setting($0, at: node.location) } }
    }
}

extension KeyType where Value: Choice {
    static func choice(of noun: String) -> Self {
        Self(inFile: .choice(Value.names)) { node, _, reader in reader.choice(node.located, of: noun) }
    }
}

extension KeyType where Value == Bool {
    static var flag: Self { Self(inFile: .flag) { node, _, _ in node.text.flatMap(Bool.init) } }
}

extension KeyType where Value == [String] {
    static func texts(of noun: String) -> Self { Self(inFile: .list(of: noun)) { node, _, _ in node.listed.map(\.value) } }
}

extension YAMLNode {
    var located: Located<String> { Located(scalar?.text ?? "", at: location) }

    /// The items of a list. A single string is a list of one item.
    var listed: [Located<String>] {
        (list ?? [self]).compactMap { item in item.text.map { Located($0, at: item.location) } }
    }
}
