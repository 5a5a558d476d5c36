extension String {
    /// An attribute with a period for the `::` of a module selector, and without the standard library's name in front: `@MainActor` for
    /// `@Swift::MainActor` and `@Swift.MainActor`.
    package var withoutModuleSelector: String {
        let name = prefix { $0 != "(" && $0 != "<" }
        guard name.contains(":") || name.contains(".") else { return self }
        let path = name.dropFirst().split { $0 == "." || $0 == ":" }
        let isStandard = path.count == 2 && ["Swift", "_Concurrency"].contains(path[0])
        return "@" + path.suffix(isStandard ? 1 : path.count).joined(separator: ".") + dropFirst(name.count)
    }
}
