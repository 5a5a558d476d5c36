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
}
