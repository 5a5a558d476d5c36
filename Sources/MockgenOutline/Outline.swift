package import MockgenModel

/// The declarations of a source file, found without parsing: their names, their locations, and the ranges to parse if they are needed.
package struct Outline: Sendable {
    package var imports: [Import] = []
    package var declarations: [Declaration] = []
    package var extensions: [Extension] = []
    /// The text between the braces of functions and initializers of types, which no mock depends on.
    package var bodies: [Range<Int>] = []
    /// Brackets or quotes do not match: the compiler will refuse this file, and what is listed here may be wrong.
    package var isDamaged = false
    /// Lines that a mock may repeat, and whose grammar is more than the outline knows.
    package var doubtfulLines: [DoubtfulLine] = []

    /// Whether only a parser can tell what is in the file.
    package var isUncertain: Bool { isDamaged || !doubtfulLines.isEmpty }
}

/// A line that may be malformed; only a parser can tell.
package struct DoubtfulLine: Sendable {
    package enum Kind: Sendable {
        case `import`, condition
    }

    package var kind: Kind
    /// The line from `import` on, or the text behind `#if`.
    package var range: Range<Int>
}

package struct Import: Hashable, Sendable {
    /// `Foundation`, `UIKit.UIGestureRecognizerSubclass`; only the module where one thing of it is imported.
    package var path: String
    /// The first part of the path.
    package var module: String
    /// The only imported declaration: `Date` in `import struct Foundation.Date`.
    package var name: String?
    /// `@preconcurrency` and `@_spi(Testing)`, which a mock needs as well; no others.
    package var attributes: [String]
    /// The `#if` conditions around the import.
    package var conditions: [String]
    package var isExported: Bool
}

/// A type, protocol or typealias, outside of functions.
package struct Declaration: Sendable {
    package enum Kind: Int, Sendable {
        case structure, `class`, enumeration, actor, `protocol`, alias
    }

    package var kind: Kind
    package var name: String
    /// The types and extended types around it, outermost first.
    package var context: [String]
    /// The number of these names that one extension contains: `A` of `extension A.B` is no scope.
    package var extendedNames = 0
    /// As written on it or on the extension around it, and no more than the types around it allow; nil where nothing is written.
    package var access: Access?
    /// The range of bytes from the first attribute to the last brace.
    package var range: Range<Int>
    package var nameOffset: Int
    package var conditions: [String]
    /// The groups of `@_spi(Group)` in front of it or of what is around it in its file: who imports those sees it, and no one else.
    package var spi: [String] = []
    /// The names in the inheritance clause. `~Copyable` includes its sign.
    package var inherited: [String]
    package var marks: Marks
    /// As written: `@MainActor`, `@available(*, deprecated)`
    package var attributes: [String] = []
    /// Whether `nonisolated` is in front of it.
    package var isNonisolated = false
    package var isGeneric = false
    /// Whether a generic argument must be Sendable: `struct Box<Value: Sendable>`.
    package var requiresSendable = false

    /// Whether it is deprecated on some system.
    package var isDeprecated: Bool { attributes.areDeprecating }
    package var isGlobalActor: Bool { attributes.contains("@globalActor") }
}

package struct Extension: Sendable {
    package var extended: [String]
    package var conditions: [String]
    /// The range of bytes from the first attribute to the last brace.
    package var range: Range<Int>
    package var inherited: [String]
    package var marks: Marks
}
