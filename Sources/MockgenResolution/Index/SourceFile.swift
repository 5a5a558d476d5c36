package struct SourceFile: Hashable, Sendable {
    package let module: Int
    package let file: Int
}
