import MockgenModel

/// The aliases of a mock. A class, so that each alias is resolved once.
final class ResolutionState {
    let symbols: SymbolTable
    /// Names of types inside the mock, which hide types of the same name.
    let namesInMock: Set<String>
    let compiler: Set<CompilerSetting>
    var targets: [SourceIndex.Reference: TypeName?] = [:]
    /// Aliases that are being followed. An alias that leads to itself has no type.
    var open: Set<SourceIndex.Reference> = []
    var isCircular = false

    init(_ symbols: SymbolTable, namesInMock: Set<String> = [], compiler: Set<CompilerSetting>) {
        (self.symbols, self.namesInMock, self.compiler) = (symbols, namesInMock, compiler)
    }
}
