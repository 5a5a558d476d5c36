/// A source file, by the numbers of its module and of the file in it.
package struct SourceFile: Hashable, Sendable {
    package let module: Int
    package let file: Int

    package init(module: Int, file: Int) {
        self.module = module
        self.file = file
    }
}
