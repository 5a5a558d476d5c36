/// A source file, by the numbers of its module and of the file in it.
struct SourceFile: Hashable {
    let module: Int
    let file: Int
}
