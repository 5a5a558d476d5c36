import MockgenModel
import MockgenOutline
import MockgenSyntax

extension TypeResolver {
    /// Finds the meaning of a name. A name in a file is resolved once.
    func name(_ type: TypeName, _ position: Position) -> TypeName {
        if let replaced = replacedAlias(type, position) { return replaced }
        if type.withoutSelf == .named("Void"), parameters.contains("Void".asAssociatedType) { return .named("Void".asAssociatedType) }
        guard let path = type.path, !isOfMock(path[0]) else { return ofMock(type) }
        guard case .named(let name, []) = type, symbols.open.isEmpty else { return found(type, path, position) }
        let use = SymbolTable.Use(name: name, scope: scope, isConstraint: position == .constraint)
        if let known = symbols.resolved[use] { return known }
        let resolved = found(type, path, position)
        symbols.resolved[use] = resolved
        return resolved
    }

    /// The longest declared part of the name, and the types nested in it.
    private func found(_ type: TypeName, _ path: [String], _ position: Position) -> TypeName {
        let written = type.writtenNames
        guard let (reference, length) = longestDeclared(path) else { return undeclared(written, position) }
        // An interface may omit a type inside another one.
        guard length == path.count || !index.isOfInterface(reference) else { return undeclared(written, position, inside: reference) }
        let found = declared(Array(written.prefix(length)), reference, length == path.count ? position : .constraint)
        return written.dropFirst(length).reduce(found) { .member($0, $1.name, $1.arguments.map { resolved($0, .value) }) }
    }

    /// Looks in the sources, then in interfaces, unless mockgen knows the name without them.
    private func longestDeclared(_ path: [String]) -> (reference: SourceIndex.Reference, length: Int)? {
        let isKnown = index.module(numbered: scope.module).isOfToolchain || isKnown(path)
        for find in [lookup.find] + (isKnown ? [] : [lookup.findAnywhere]) {
            for length in stride(from: path.count, to: 0, by: -1) {
                if let reference = find(Array(path[..<length]), scope) { return (reference, length) }
            }
        }
        return nil
    }

    private func replacedAlias(_ type: TypeName, _ position: Position) -> TypeName? {
        guard let path = type.path, path.count == 1 || path.count == 2 && path[0] == "Self",
            let alias = replacedAliases[path[path.count - 1]]
        else { return nil }
        let values = Dictionary(zip(alias.parameters, type.genericArguments.map { resolved($0, .value) })) { first, _ in first }
        let target = alias.type.replacingNames(by: values)
        if case .any(let constraint) = target, position == .constraint { return constraint }
        return target
    }

    private func isOfMock(_ name: String) -> Bool {
        name == "Self" || name == "Any" || parameters.contains(name) || aliases[name] != nil
    }

    /// The name of a type parameter of the mock, or of an alias in the protocol.
    private func ofMock(_ type: TypeName) -> TypeName {
        switch type {
        case .named(let name, let arguments):
            if arguments.isEmpty, !parameters.contains(name), let alias = aliases[name] { return .symbol(alias) }
            return .named(name, arguments.map { resolved($0, .value) })
        case .member(.named("Self", []), let name, []) where aliases[name] != nil: return aliases[name].map { .symbol($0) } ?? type
        case .member(let base, let name, let arguments):
            let base = base.path == nil ? resolved(base, .value) : ofMock(base)
            return .member(base, name, arguments.map { resolved($0, .value) })
        default: return type
        }
    }

    private func declared(_ written: [WrittenName], _ reference: SourceIndex.Reference, _ position: Position) -> TypeName {
        let symbol = symbols.symbol(of: reference)
        return ofKind(symbolName(symbol, written), reference, position)
    }

    func symbolName(_ symbol: Symbol, _ written: [WrittenName]) -> SymbolName {
        let arguments = written.map { $0.arguments.map { resolved($0, .value) } }
        var name = SymbolName(
            symbol, arguments: arguments.last ?? [], spelling: written.map(\.name), module: scope.module, file: scope.file)
        let outer = arguments.dropLast()
        // Through an alias or a subclass, the outer names differ.
        let path = written.map(\.name)
        if outer.contains(where: { !$0.isEmpty }), symbol.path.suffix(path.count) == path.suffix(symbol.path.count) {
            name.outerArguments = [[TypeName]](repeating: [], count: symbol.path.count - 1)
            for (position, own) in zip(name.outerArguments.indices.reversed(), outer.reversed()) { name.outerArguments[position] = own }
        }
        addArgumentsInside(to: &name)
        return name
    }

    /// Inside a generic type, its name alone is the type with its own parameters.
    private func addArgumentsInside(to name: inout SymbolName) {
        guard !scope.context.isEmpty, case .declaration(let reference) = name.symbol.source, reference.module == scope.module else {
            return
        }
        let path = name.symbol.path
        let shared = zip(path, scope.genericContext).prefix { $0 == $1 }.count
        guard shared > 0 else { return }
        let known = symbols.argumentsInside(scope).prefix(shared)
        guard known.contains(where: { !$0.isEmpty }) else { return }
        if shared == path.count, name.arguments.isEmpty { name.arguments = known[shared - 1] }
        var outer = name.outerArguments.isEmpty ? [[TypeName]](repeating: [], count: path.count - 1) : name.outerArguments
        for position in outer.indices.prefix(shared) where outer[position].isEmpty { outer[position] = known[position] }
        if outer.contains(where: { !$0.isEmpty }) { name.outerArguments = outer }
    }

    func ofKind(_ name: SymbolName, _ reference: SourceIndex.Reference, _ position: Position) -> TypeName {
        switch name.symbol.kind {
        case .protocol: return position == .value ? .any(.symbol(name)) : .symbol(name)
        case .alias:
            var name = name
            name.target = target(of: reference, name)
            guard case .any? = name.target, !saysAny(reference) else { return .symbol(name) }
            return position == .value ? .any(.symbol(name)) : .symbol(name)
        case .structure, .class, .enumeration, .actor, .unknown: return .symbol(name)
        }
    }
}
