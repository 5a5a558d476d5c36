/// A name in a type together with the declaration that it means.
package struct SymbolName: Sendable {
    package let symbol: Symbol
    package var arguments: [TypeName]
    /// The generic arguments of the enclosing types, by their position in the symbol's path; empty if there are none.
    package var outerArguments: [[TypeName]]
    /// The type behind an alias with these arguments, or nil for other types and for aliases that cannot be read.
    package var target: TypeName?
    /// The names as the mock's file writes them: with a module in front where the names alone would mean another type.
    package var spelling: [String]
    /// The file in which the name is written, by the numbers of its module and file.
    package var module: Int
    package var file: Int

    package init(
        _ symbol: Symbol, arguments: [TypeName] = [], outerArguments: [[TypeName]] = [], target: TypeName? = nil, spelling: [String]? = nil,
        module: Int = -1, file: Int = -1
    ) {
        self.symbol = symbol
        self.arguments = arguments
        self.outerArguments = outerArguments
        self.target = target
        self.spelling = spelling ?? symbol.path
        self.module = module
        self.file = file
    }

    package var allArguments: [TypeName] { outerArguments.isEmpty ? arguments : outerArguments.flatMap(\.self) + arguments }

    var isPlain: Bool { arguments.isEmpty && outerArguments.isEmpty && target == nil }

    func mapArguments(_ change: (TypeName) -> TypeName) -> SymbolName {
        var copy = self
        if !arguments.isEmpty { copy.arguments = arguments.map(change) }
        if !outerArguments.isEmpty { copy.outerArguments = outerArguments.map { $0.map(change) } }
        copy.target = target.map { change($0) }
        return copy
    }
}

/// Ignores the spelling and the file of the name.
extension SymbolName: Hashable {
    package static func == (left: SymbolName, right: SymbolName) -> Bool {
        left.symbol == right.symbol && left.arguments == right.arguments && left.outerArguments == right.outerArguments
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(symbol)
        hasher.combine(arguments)
    }
}

extension SymbolName: CustomStringConvertible {
    package var description: String {
        guard !outerArguments.isEmpty else {
            let name = spelling.count == 1 ? spelling[0] : spelling.joined(separator: ".")
            return arguments.isEmpty ? name : name + arguments.clause
        }
        let added = spelling.count - symbol.path.count
        return spelling.enumerated().map { position, name in
            let arguments = position == spelling.count - 1 ? arguments : position < added ? [] : outerArguments[position - added]
            return name + arguments.clause
        }.joined(separator: ".")
    }
}

extension [TypeName] {
    var clause: String { isEmpty ? "" : "<" + map(\.description).joined(separator: ", ") + ">" }
}

extension SymbolName {
    /// Whether it is that type of the standard library or Foundation.
    package func isStandard(_ name: String) -> Bool { symbol.standardName == name }
}

extension SymbolName {
    /// Another type of the same module, named in the same way.
    package func sibling(_ name: String, _ arguments: [TypeName]) -> TypeName {
        let symbol = Symbol(.unknown, module: symbol.module, path: [name], source: symbol.source)
        return .symbol(SymbolName(symbol, arguments: arguments, spelling: spelling.dropLast() + [name], module: module, file: file))
    }

    package var withoutArguments: SymbolName {
        var copy = self
        (copy.arguments, copy.outerArguments) = ([], [])
        return copy
    }
}
