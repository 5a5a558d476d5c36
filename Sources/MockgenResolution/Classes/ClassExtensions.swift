import MockgenModel
import MockgenOutline
import MockgenSyntax

extension Lookup {
    /// Returns the names that extensions add to a class, in all files and modules.
    func namesInExtensions(of reference: SourceIndex.Reference) -> Set<String> {
        extensions(of: reference).reduce(into: []) { names, found in
            // The compiler reports an extension that cannot be read.
            if let own = try? index.file(found.scope.sourceFile).text.parseNames(in: found.extension) {
                names.formUnion(own)
            }
        }
    }

    func extensions(of reference: SourceIndex.Reference) -> [(extension: Extension, scope: Scope)] {
        index.extensions(of: reference).compactMap { entry in
            let found = index.file(entry.sourceFile).outline.extensions[entry.number]
            let scope = Scope(module: entry.module, file: entry.file, context: [], conditions: found.conditions)
            return type(found.extended, from: scope) == reference ? (found, scope) : nil
        }
    }

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
