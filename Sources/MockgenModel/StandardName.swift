/// The names that generated code itself uses: types of the standard library and Foundation, their modules, and the namespace of the support.
///
/// A *hidden* name has another meaning where the mocks are compiled.
package enum StandardName: String, CaseIterable, Hashable, Sendable {
    case actor = "Actor"
    case anyHashable = "AnyHashable"
    case asyncIteratorProtocol = "AsyncIteratorProtocol"
    case bool = "Bool"
    case codingKey = "CodingKey"
    case decoder = "Decoder"
    case encoder = "Encoder"
    case error = "Error"
    case hasher = "Hasher"
    case indexingIterator = "IndexingIterator"
    case int = "Int"
    case mainActor = "MainActor"
    case never = "Never"
    case nsObject = "NSObject"
    case objectIdentifier = "ObjectIdentifier"
    case sendable = "Sendable"
    case void = "Void"
    case swift = "Swift"
    case concurrency = "_Concurrency"
    case foundation = "Foundation"
    case testing = "Testing"
    case mocks = "Mocks"

    package var module: String {
        switch self {
        case .nsObject: "Foundation"
        // Since Swift 6.3, the module Swift has these names too.
        case .actor, .asyncIteratorProtocol, .mainActor: "_Concurrency"
        default: "Swift"
        }
    }

    /// The type, with its module if another type hides the name.
    package func type(_ arguments: [TypeName] = [], hidden: Set<StandardName>) -> TypeName {
        let spelling = hidden.contains(self) ? [StandardName.qualified(rawValue, by: module, hidden: hidden)] : [rawValue]
        return .symbol(SymbolName(Symbol.standard(self), arguments: arguments, spelling: spelling))
    }
}

extension StandardName {
    /// Returns a name with its module: `Swift.Int`, or `Swift::Int` if `Swift` means something else.
    package static func qualified(_ name: String, by module: String, hidden: Set<StandardName>) -> String {
        module + (StandardName(rawValue: module).map(hidden.contains) == true ? "::" : ".") + name
    }

    /// The modules whose names the code that mocks share has in front of everything that it uses.
    package static let modules: [StandardName] = [.swift, .concurrency, .foundation, .testing]
}

extension Symbol {
    fileprivate static func standard(_ name: StandardName) -> Symbol { standard[name] ?? Symbol(name) }

    private static let standard = Dictionary(uniqueKeysWithValues: StandardName.allCases.map { ($0, Symbol($0)) })

    private convenience init(_ name: StandardName) {
        self.init(
            .unknown, module: name.module, path: [name.rawValue], source: name.module == "Foundation" ? .foundation : .standardLibrary)
    }
}
