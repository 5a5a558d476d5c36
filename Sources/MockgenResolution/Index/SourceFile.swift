package struct SourceFile: Hashable, Sendable {
    package let module: Int
    package let file: Int

    package init(module: Int, file: Int) {
        self.module = module
        self.file = file
    }
}
