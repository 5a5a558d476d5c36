import MockgenModel
import MockgenOutline

/// Decides how the file of a mock writes the name of a declaration: with the names around it, and with its module if the name alone would
/// mean another type.
struct Spelling {
    let symbols: SymbolTable
    /// Names of types inside the mock, which hide types of the same name.
    let namesInMock: Set<String>

    private var index: SourceIndex { symbols.index }

    /// Returns the spelling of a declaration in the sources.
    /// - Parameter path: the names in the source.
    func names(of symbol: Symbol, at reference: SourceIndex.Reference, written path: [String]) -> [String] {
        let isWithModule = path.count == symbol.path.count + 1 && path[0] == symbol.module && Array(path.dropFirst()) == symbol.path
        if isWithModule { return path }
        if symbols.moduleNaming(of: reference) == .inFront(symbol.module) || isHiddenInMock(symbol) {
            return [module(of: symbol)] + symbol.path
        }
        // Without back-ticks, the name would mean the empty tuple.
        return symbol.path == ["Void"] ? ["`Void`"] : symbol.path
    }

    /// Returns the spelling of a type that no source declares.
    /// - Parameters:
    ///   - path: the names in the source.
    ///   - isOfModule: whether its module is certain.
    func names(of symbol: Symbol, written path: [String], isOfModule: Bool) -> [String] {
        guard path.count == symbol.path.count else { return path }
        if index.hidesFoundation(path[0])
            || Foundation.hasType(path[0]) && symbol.module == "Foundation" && index.namesOfMocks.contains(path[0])
        {
            return ["Foundation"] + path
        }
        let module = symbol.module.hasPrefix("Foundation") ? "Foundation" : module(of: symbol)
        guard !module.isEmpty, isOfModule && index.hides(path[0]) || namesInMock.contains(path[0]) || index.namesOfMocks.contains(path[0])
        else { return path }
        return [module] + path
    }

    /// Returns the spelling of an alias in a protocol: its name alone, if no other type has the name.
    func names(ofAlias name: String, in protocolName: [String]) -> [String] {
        index.hasType(named: name) ? protocolName + [name] : [name]
    }

    private func module(of symbol: Symbol) -> String {
        symbol.module == StandardLibrary.module ? StandardLibrary.module(of: symbol.path[0]) : symbol.module
    }

    private func isHiddenInMock(_ symbol: Symbol) -> Bool {
        namesInMock.contains(symbol.path[0]) && !symbol.module.isEmpty
    }
}
