import MockgenModel
import MockgenOutline

extension TypeResolver {
    /// A type that no source declares.
    /// - Parameter interface: the declaration of the longest part of the name that an interface has.
    func undeclared(
        _ written: [WrittenName], _ position: Position, interface: (reference: SourceIndex.Reference, isWhole: Bool)?
    ) -> TypeName {
        let names = written.map(\.name)
        let isWithModule =
            names.count > 1 && (names[0] == StandardLibrary.module || names[0] == "Foundation" && isOfFoundation(names[1]))
        let path = Array(names.dropFirst(isWithModule ? 1 : 0))
        let symbol: Symbol
        if let interface, interface.isWhole, !isOfFoundation(path[0]) {
            symbol = state.symbols.symbol(of: interface.reference)
        } else {
            let (module, source) = origin(of: path[0], interface?.reference)
            let isProtocol =
                interface?.isWhole == true
                ? interface.map { index.declaration($0.reference).kind == .protocol } ?? false
                : path.count == 1 && (StandardLibrary.isProtocol(path[0]) || Foundation.protocols.contains(path[0]))
            symbol = state.symbols.symbol(at: path, module: module, source: source, isProtocol: isProtocol)
        }
        var name = symbolName(symbol, written)
        let spelling = state.spelling.names(
            of: symbol, written: names, isOfModule: interface != nil || index.modules[scope.module].isOfToolchain)
        name.spelling = selectingModule(spelling, of: symbol)
        if let interface, interface.isWhole { return ofKind(name, interface.reference, position) }
        return symbol.kind == .protocol && position == .value ? .any(.symbol(name)) : .symbol(name)
    }

    private func origin(of name: String, _ interface: SourceIndex.Reference?) -> (module: String, Symbol.Source) {
        if isOfFoundation(name) { return ("Foundation", Foundation.ownTypes.contains(name) ? .foundation : .networking) }
        if let interface { return (index.module(interface).name, .interface(interface)) }
        if StandardLibrary.types.contains(name) { return (StandardLibrary.module, .standardLibrary) }
        return (index.modules[scope.module].isOfToolchain ? index.modules[scope.module].name : "", .unresolved)
    }

    /// Whether mockgen knows that a name means a type of Foundation, and the toolchain has no other type of the name.
    private func isOfFoundation(_ name: String) -> Bool {
        Foundation.hasType(name)
            && (index.modules[scope.module].isOfToolchain
                || index.importsFoundation(naming: name, from: scope.file, inModule: scope.module))
    }
}
