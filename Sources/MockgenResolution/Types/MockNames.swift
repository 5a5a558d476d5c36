import MockgenModel

/// The state that all types of a mock share: its spelling and the aliases. It is a class, so that each alias is resolved once.
final class MockNames {
    let symbols: SymbolTable
    let spelling: Spelling
    /// The settings of the module that compiles the mock.
    let compiler: Set<CompilerSetting>
    var targets: [SourceIndex.Reference: TypeName?] = [:]
    /// Aliases that are being followed. One that leads to itself stands for nothing.
    var open: Set<SourceIndex.Reference> = []
    var isCircular = false

    /// Whether names mean and look the same in other mocks: nothing in this one hides any, and no alias is being followed.
    var isSharedByMocks: Bool { spelling.namesInMock.isEmpty && open.isEmpty }

    init(_ symbols: SymbolTable, namesInMock: Set<String> = [], compiler: Set<CompilerSetting>) {
        self.symbols = symbols
        self.compiler = compiler
        spelling = Spelling(symbols: symbols, namesInMock: namesInMock)
    }
}
