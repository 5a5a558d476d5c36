/// The types of the standard library and Foundation that generated code itself uses.
package enum StandardName: String, CaseIterable, Hashable, Sendable {
    case actor = "Actor"
    case anyHashable = "AnyHashable"
    case asyncIteratorProtocol = "AsyncIteratorProtocol"
    case bool = "Bool"
    case codingKey = "CodingKey"
    case collection = "Collection"
    case customStringConvertible = "CustomStringConvertible"
    case decoder = "Decoder"
    case encoder = "Encoder"
    case error = "Error"
    case hasher = "Hasher"
    case indexingIterator = "IndexingIterator"
    case int = "Int"
    case mainActor = "MainActor"
    case never = "Never"
    case nsLock = "NSLock"
    case nsLocking = "NSLocking"
    case nsObject = "NSObject"
    case nsRecursiveLock = "NSRecursiveLock"
    case objectIdentifier = "ObjectIdentifier"
    case range = "Range"
    case result = "Result"
    case sendable = "Sendable"
    case staticString = "StaticString"
    case string = "String"
    case void = "Void"

    package var module: String {
        switch self {
        case .nsLock, .nsLocking, .nsObject, .nsRecursiveLock: "Foundation"
        default: "Swift"
        }
    }

    /// The type, with its module if another type hides the name.
    package func type(_ arguments: [TypeName] = [], hidden: Set<StandardName>) -> TypeName {
        let spelling = hidden.contains(self) ? [module, rawValue] : [rawValue]
        return .symbol(SymbolName(Symbol.standard(self), arguments: arguments, spelling: spelling))
    }
}

extension Symbol {
    fileprivate static func standard(_ name: StandardName) -> Symbol { standard[name] ?? Symbol(name) }

    private static let standard = Dictionary(uniqueKeysWithValues: StandardName.allCases.map { ($0, Symbol($0)) })

    private convenience init(_ name: StandardName) {
        self.init(.unknown, module: name.module, path: [name.rawValue], source: name.module == "Swift" ? .standardLibrary : .foundation)
    }
}
