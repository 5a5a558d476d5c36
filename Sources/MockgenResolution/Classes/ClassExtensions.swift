import MockgenModel
import MockgenOutline
import MockgenSyntax

extension Lookup {
    /// Returns the names that extensions add to a class, in all files and modules.
    func namesInExtensions(of reference: SourceIndex.Reference) -> Set<String> {
        extensions(of: reference).reduce(into: []) { names, found in
            // An extension that cannot be read is the compiler's to report.
            if let own = try? index.files[found.scope.module][found.scope.file].text.parseNames(in: found.extension) {
                names.formUnion(own)
            }
        }
    }

    /// Returns the extensions of a class or protocol, in all files and modules.
    func extensions(of reference: SourceIndex.Reference) -> [(extension: Extension, scope: Scope)] {
        let name = index.declaration(reference).name
        var all: [(extension: Extension, scope: Scope)] = []
        for (module, files) in index.files.enumerated() {
            for (number, file) in files.enumerated() {
                for found in file.outline.extensions where found.extended.last == name || isAlias(found.extended) {
                    let scope = Scope(module: module, file: number, context: [])
                    if type(found.extended, from: scope) == reference { all.append((found, scope)) }
                }
            }
        }
        return all
    }

    private func isAlias(_ path: [String]) -> Bool {
        index.declarations(named: path.joined(separator: ".")).contains { index.declaration($0).kind == .alias }
    }

    /// The type of that name, through aliases.
    private func type(_ path: [String], from scope: Scope) -> SourceIndex.Reference? {
        var seen: Set<SourceIndex.Reference> = []
        var next = find(path, from: scope)
        while let alias = next, index.declaration(alias).kind == .alias {
            guard seen.insert(alias).inserted, let path = aliases.alias(alias, in: index)?.type.path else { return nil }
            next = find(path, from: self.scope(of: alias))
        }
        return next
    }
}
