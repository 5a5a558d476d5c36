/// A name that no source declares and that mockgen does not know, so a module without sources declares it.
package struct UnresolvedName: Hashable, Comparable, Sendable {
    package let path: [String]
    package let file: SourceFile

    package init(path: [String], file: SourceFile) {
        self.path = path
        self.file = file
    }

    package static func < (left: UnresolvedName, right: UnresolvedName) -> Bool {
        guard left.file == right.file else { return (left.file.module, left.file.file) < (right.file.module, right.file.file) }
        return left.path.joined(separator: ".") < right.path.joined(separator: ".")
    }
}
