package import MockgenModel

/// A value of a YAML or JSON file and its location.
///
/// Only null is recognized here: the reader of a key decides whether `1` is a number or a string. The value of an alias has the location
/// of its anchor, because a user must edit the text there.
package struct YAMLNode: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case scalar(YAMLScalar)
        case list([YAMLNode])
        /// The entries in the order of the file, without duplicate keys.
        case mapping([YAMLEntry])
    }

    let content: Content
    package let location: SourceLocation
}

package struct YAMLScalar: Hashable, Sendable {
    package let text: String
    /// Whether the text has no quotes and is not a block (`|`, `>`). Only plain text can be a number or null.
    package let isPlain: Bool

    package var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

package struct YAMLEntry: Hashable, Sendable {
    package let key: Located<String>
    package let value: YAMLNode
}

extension YAMLNode {
    package var isNull: Bool { scalar?.isNull ?? false }

    package var scalar: YAMLScalar? {
        guard case .scalar(let scalar) = content else { return nil }
        return scalar
    }

    /// The text of a scalar that is not null.
    package var text: String? {
        guard let scalar, !scalar.isNull else { return nil }
        return scalar.text
    }

    package var list: [YAMLNode]? {
        guard case .list(let items) = content else { return nil }
        return items
    }

    package var mapping: [YAMLEntry]? {
        guard case .mapping(let entries) = content else { return nil }
        return entries
    }

    package subscript(key: String) -> YAMLNode? {
        mapping?.first { $0.key.value == key }?.value
    }
}
