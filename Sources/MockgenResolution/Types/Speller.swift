import MockgenModel
import MockgenOutline

/// Gives resolved names the spelling of the file of the mocks: with the names around them, and with a module where the name alone would mean
/// another type, and notes what they name. It needs to know all modules that the mocks import, so all mocks are resolved before.
struct Speller {
    let symbols: SymbolTable
    /// Names of types inside the mock, which hide types of the same name.
    var namesInMock: Set<String> = []
    var uses = ImportUses()

    var index: SourceIndex { symbols.index }

    func spelled(_ type: TypeName) -> TypeName {
        let type = type.mapParts(spelled)
        guard case .symbol(var name) = type else { return type }
        name.spelling = selectingModule(spelling(of: name), of: name)
        return .symbol(name)
    }

    private func spelling(of name: SymbolName) -> [String] {
        guard name.file >= 0 else { return name.spelling }
        switch name.symbol.source {
        case .declaration(let reference): return names(of: name.symbol, at: reference, written: name.spelling)
        case .mock: return spelling(ofAlias: name)
        case .interface: return names(of: name.symbol, written: name.spelling, isOfModule: true)
        case .standardLibrary, .foundation, .networking, .unresolved:
            let isOfModule = index.module(numbered: name.module).isOfToolchain
            return names(of: name.symbol, written: name.spelling, isOfModule: isOfModule)
        }
    }

    /// - Parameter path: the names in the source.
    private func names(of symbol: Symbol, at reference: SourceIndex.Reference, written path: [String]) -> [String] {
        let isWithModule = path.count == symbol.path.count + 1 && path[0] == symbol.module && Array(path.dropFirst()) == symbol.path
        if isWithModule { return path }
        if symbols.moduleNaming(of: reference) == .inFront(symbol.module) || isHiddenInMock(symbol) {
            return [module(of: symbol)] + symbol.path
        }
        // Without back-ticks, the name would mean the empty tuple.
        return symbol.path == ["Void"] ? ["`Void`"] : symbol.path
    }

    /// Returns the spelling of a type that no source declares.
    /// - Parameter isOfModule: whether its module is certain.
    private func names(of symbol: Symbol, written path: [String], isOfModule: Bool) -> [String] {
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
    private func spelling(ofAlias name: SymbolName) -> [String] {
        guard let alias = name.symbol.path.last, index.hasType(named: alias) else { return name.spelling }
        let scope = Lookup.Scope(module: name.module, file: name.file, context: [])
        guard let owner = symbols.lookup.find(name.symbol.path.dropLast(), from: scope) else { return name.spelling }
        return names(of: symbols.symbol(of: owner), at: owner, written: name.symbol.path.dropLast()) + [alias]
    }

    private func module(of symbol: Symbol) -> String {
        symbol.module == StandardLibrary.module ? StandardLibrary.module(of: symbol.path[0]) : symbol.module
    }

    private func isHiddenInMock(_ symbol: Symbol) -> Bool {
        namesInMock.contains(symbol.path[0]) && !symbol.module.isEmpty
    }

    /// Writes a module before a name as `App::` if the file sees a type called `App`, because `App.` would mean that type. For `Swift` and
    /// `Foundation`, it is enough that the mocks see such a type.
    private func selectingModule(_ spelling: [String], of name: SymbolName) -> [String] {
        guard name.file >= 0, spelling.count == name.symbol.path.count + 1 else { return spelling }
        let module = spelling[0]
        let isHidden = StandardName(rawValue: module).map(symbols.hiddenNames.contains) ?? false
        let scope = Lookup.Scope(module: name.module, file: name.file, context: [])
        guard isHidden || symbols.lookup.find([module], from: scope) != nil || index.interfacesDeclare(module) else { return spelling }
        return ["\(module)::\(spelling[1])"] + spelling.dropFirst(2)
    }
}
