import MockgenModel

/// The spelling and the aliases of a mock. A class, so that each alias is resolved once.
final class ResolutionState {
    let symbols: SymbolTable
    let spelling: Spelling
    let compiler: Set<CompilerSetting>
    var targets: [SourceIndex.Reference: TypeName?] = [:]
    /// Aliases that are being followed. An alias that leads to itself has no type.
    var open: Set<SourceIndex.Reference> = []
    var isCircular = false

    /// Whether names mean the same in other mocks: this one hides no names, and follows no alias.
    var isSharedByMocks: Bool { spelling.namesInMock.isEmpty && open.isEmpty }

    init(_ symbols: SymbolTable, namesInMock: Set<String> = [], compiler: Set<CompilerSetting>) {
        self.symbols = symbols
        self.compiler = compiler
        spelling = Spelling(symbols: symbols, namesInMock: namesInMock)
    }
}
