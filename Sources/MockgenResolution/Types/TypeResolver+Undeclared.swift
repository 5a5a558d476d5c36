import MockgenModel
import MockgenOutline

extension TypeResolver {
    /// A type that neither a source nor an interface declares.
    /// - Parameter interface: the declaration of the longest part of the name that an interface has.
    func undeclared(_ written: [WrittenName], _ position: Position, inside interface: SourceIndex.Reference? = nil) -> TypeName {
        let path = withoutKnownModule(written.map(\.name))
        let (module, source) = origin(of: path[0], interface)
        let isProtocol = path.count == 1 && (StandardLibrary.isProtocol(path[0]) || Foundation.protocols.contains(path[0]))
        let symbol = symbols.symbol(at: path, module: module, source: source, isProtocol: isProtocol)
        let name = symbolName(symbol, written)
        return symbol.kind == .protocol && position == .value ? .any(.symbol(name)) : .symbol(name)
    }

    /// Whether mockgen knows a name without an interface.
    func isKnown(_ names: [String]) -> Bool {
        let name = withoutKnownModule(names)[0]
        return isOfFoundation(name) || StandardLibrary.types.contains(name)
    }

    private func withoutKnownModule(_ names: [String]) -> [String] {
        let isWithModule =
            names.count > 1 && (names[0] == StandardLibrary.module || names[0] == "Foundation" && isOfFoundation(names[1]))
        return isWithModule ? Array(names.dropFirst()) : names
    }

    private func origin(of name: String, _ interface: SourceIndex.Reference?) -> (module: String, Symbol.Source) {
        if isOfFoundation(name) { return ("Foundation", Foundation.ownTypes.contains(name) ? .foundation : .networking) }
        if let interface { return (index.module(interface).name, .interface(interface)) }
        if StandardLibrary.types.contains(name) { return (StandardLibrary.module, .standardLibrary) }
        return (index.module(numbered: scope.module).isOfToolchain ? index.module(numbered: scope.module).name : "", .unresolved)
    }

    /// Whether mockgen knows that a name means a type of Foundation, and the toolchain has no other type of the name.
    private func isOfFoundation(_ name: String) -> Bool {
        Foundation.hasType(name)
            && (index.module(numbered: scope.module).isOfToolchain
                || index.importsFoundation(naming: name, from: scope.file, inModule: scope.module))
    }
}
