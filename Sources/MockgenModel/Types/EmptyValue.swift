extension SymbolName {
    package var emptyValue: String? {
        switch (symbol.standardName, arguments.count) {
        case ("Optional", 1): "nil"
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): "[]"
        case ("Dictionary", 2): "[:]"
        case ("Void", 0): "()"
        case ("Bool", 0): "false"
        case ("String", 0), ("Substring", 0), ("StaticString", 0): "\"\""
        case ("Int", 0), ("Int8", 0), ("Int16", 0), ("Int32", 0), ("Int64", 0), ("Int128", 0), ("UInt", 0), ("UInt8", 0), ("UInt16", 0),
            ("UInt32", 0), ("UInt64", 0), ("UInt128", 0), ("Double", 0), ("Float", 0), ("Float16", 0), ("Float80", 0), ("CGFloat", 0),
            ("TimeInterval", 0), ("Decimal", 0):
            "0"
        case ("Data", 0): "\(self)()"
        // A closure can only end a stream of any error.
        case ("AsyncThrowingStream", 2) where Effects(throwing: .typed(arguments[1])).canonical.throwing != .anyError: nil
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2): ".init { $0.finish() }"
        default: nil
        }
    }
}

extension TypeName {
    /// The empty value of an optional, a collection, or a plain value.
    var emptyValue: String? {
        switch expanded {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .symbol(let name): name.emptyValue
        case .attributed(_, let type) where type.function == nil: type.emptyValue
        default: nil
        }
    }
}
