import MockgenModel

/// The names of the standard library that mockgen knows without reading an interface, which would take a run longer than most of its work.
package enum StandardLibrary {
    package static let module = "Swift"
    /// The modules in front of names that mockgen knows.
    static let modules: Set<String> = [module, "_Concurrency"]

    static let objectiveCSuperclass = "NSObject"
    /// An object is equal to itself and hashes by identity.
    static let objectiveCConformances: Set<String> = ["Equatable", "Hashable"]

    /// The declarations of the protocols that a mock can inherit from.
    static let interface = StandardProtocol.all.compactMap { standard in
        if case .declared(let declaration) = standard.support { declaration } else { nil }
    }.joined(separator: "\n")

    /// The usual types of the standard library. mockgen reads no interface to find out where these come from. Other names may belong to a
    /// module that has no sources.
    static let types: Set<String> = RecordedNames.standardProtocols.union(RecordedNames.standardNoncopyables).union(
        RecordedNames.standardViews
    ).union([
        "Any", "AnyActor", "AnyHashable", "AnyKeyPath", "AnyObject", "AnySequence", "Array", "ArraySlice", "AsyncStream",
        "AsyncThrowingStream", "Bool", "Character",
        "CheckedContinuation", "ClosedRange", "ContiguousArray", "Dictionary", "Double", "Duration", "Float", "Float16", "Hasher",
        "InlineArray", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "KeyPath", "KeyValuePairs", "MainActor", "Mirror", "MutableSpan",
        "Never",
        "ObjectIdentifier", "OpaquePointer", "Optional", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
        "Range", "RawSpan", "ReferenceWritableKeyPath", "Result", "Set", "Span", "StaticString", "String", "Substring", "Task", "TaskGroup",
        "TaskPriority", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
        "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void", "WritableKeyPath",
    ])

    /// The protocols that the `id` of every class conforms to.
    static let parentsOfIdentities: Set<String> = [
        "Any", "BitwiseCopyable", "Comparable", "Copyable", "CustomDebugStringConvertible", "Equatable", "Escapable", "Hashable",
        "Sendable",
        "SendableMetatype",
    ]

    /// Whether mockgen knows about a parent without reading its declaration.
    static func answers(_ name: String) -> Bool {
        switch StandardProtocol.named[name]?.support {
        case nil, .declared: false
        default: true
        }
    }

    static func isProtocol(_ name: String) -> Bool { RecordedNames.standardProtocols.contains(name) || name == "AnyActor" }
}
