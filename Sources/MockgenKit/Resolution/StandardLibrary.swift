import MockgenModel

/// What mockgen knows of names that no source at hand declares.
enum StandardLibrary {
    /// Parents that ask nothing of a class: their requirements are met by every one.
    static let parentsWithoutRequirements: Set<String> = ["AnyObject", "Any", "Copyable", "Escapable", "SendableMetatype"]

    /// Parents that ask for no member, but for something of the whole mock.
    static let traits: Set<String> = ["Actor", "AnyActor", "Error", "Sendable"]

    /// Protocols whose names must be written with `any` when they are a value's type.
    static let protocols: Set<String> = [
        "Actor", "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint",
        "BinaryInteger", "CaseIterable", "Clock", "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder", "Equatable", "Error", "Executor", "FixedWidthInteger",
        "FloatingPoint", "Hashable", "Identifiable", "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "Numeric",
        "OptionSet", "RandomAccessCollection", "RandomNumberGenerator", "RawRepresentable", "Sendable", "Sequence", "SetAlgebra",
        "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "TextOutputStream", "UnsignedInteger",
    ]

    /// Aliases of compositions.
    static let aliases: [String: TypeName] = ["Codable": .composition([.named("Decodable"), .named("Encodable")])]

    /// Names that need no import.
    static let types: Set<String> = protocols.union(parentsWithoutRequirements).union(aliases.keys).union([
        "AnyHashable", "AnyKeyPath", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Bool", "Character",
        "CheckedContinuation", "ClosedRange", "ContiguousArray", "Dictionary", "Double", "Duration", "Float", "Float16", "InlineArray",
        "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "IteratorSequence", "KeyPath", "KeyValuePairs", "LazySequence", "MainActor",
        "Never", "ObjectIdentifier", "OpaquePointer", "Optional", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough",
        "PartialRangeUpTo", "Range", "ReferenceWritableKeyPath", "Result", "Set", "Span", "StaticString", "String", "Substring", "Task",
        "TaskGroup", "TaskPriority", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void", "WritableKeyPath",
    ])

    static func isProtocol(_ name: String) -> Bool { protocols.contains(name) || aliases[name] != nil }
}
