package import MockgenModel

/// The declarations of a source file, found without parsing: their names, their locations, and the ranges to parse if necessary.
package struct Outline: Sendable {
    package var imports: [Import] = []
    package var declarations: [Declaration] = []
    package var extensions: [Extension] = []
    /// The text between the braces of functions and initializers of types, which no mock depends on.
    package var bodies: [Range<Int>] = []
    /// Whether brackets or quotes do not match, or git left a conflict. The compiler rejects such a file, and the declarations may be wrong.
    package var isDamaged = false
    /// The start of the first conflict marker.
    package var conflict: Int?
}

package struct Import: Hashable, Sendable {
    /// `Foundation`, `UIKit.UIGestureRecognizerSubclass`; only the module for an import of one declaration.
    package var path: String
    package var module: String
    /// The only imported declaration: `Date` in `import struct Foundation.Date`.
    package var name: String?
    /// Only `@preconcurrency` and `@_spi(Testing)`, which a mock needs too.
    package var attributes: [String]
    package var conditions: [String]
    package var isExported: Bool
}

package struct Declaration: Sendable {
    package enum Kind: Int, Sendable {
        case structure, `class`, enumeration, actor, `protocol`, alias
    }

    package var kind: Kind
    package var name: String
    package var context: [String]
    /// The number of these names that one extension contains: `A` of `extension A.B` is not a scope.
    package var extendedNames = 0
    /// The access level of the declaration or of the extension around it, limited by the types around it. Nil if the source has none.
    package var access: Access?
    package var range: Range<Int>
    package var nameOffset: Int
    package var conditions: [String]
    /// The groups of `@_spi(Group)` on the declaration or around it. Only a file that imports the groups can see it.
    package var spi: [String] = []
    /// The names in the inheritance clause. `~Copyable` includes its sign.
    package var inherited: [String]
    package var marks: Marks
    /// As written: `@MainActor`, `@available(*, deprecated)`
    package var attributes: [String] = []
    package var isNonisolated = false
    package var isGeneric = false
    package var requiresSendable = false

    package var isDeprecated: Bool { attributes.areDeprecating }
    package var isGlobalActor: Bool { attributes.contains("@globalActor") }
}

package struct Extension: Sendable {
    package var extended: [String]
    package var conditions: [String]
    package var range: Range<Int>
    package var inherited: [String]
    package var marks: Marks
}
