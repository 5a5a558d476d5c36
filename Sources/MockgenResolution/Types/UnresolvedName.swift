/// A name that no source declares and that mockgen does not know, so a module without sources declares it.
struct UnresolvedName: Hashable, Comparable, Sendable {
    let path: [String]
    let file: SourceFile

    static func < (left: UnresolvedName, right: UnresolvedName) -> Bool {
        guard left.file == right.file else { return (left.file.module, left.file.file) < (right.file.module, right.file.file) }
        return left.path.joined(separator: ".") < right.path.joined(separator: ".")
    }
}
