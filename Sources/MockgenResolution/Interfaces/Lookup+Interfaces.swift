import MockgenModel
import MockgenOutline

/// A search for a name that no source declares.
struct InterfaceSearch {
    fileprivate(set) var found: SourceIndex.Reference?
    /// The imported modules whose interfaces it looked at.
    fileprivate(set) var searched: [String] = []
    fileprivate(set) var failures: [String: Interfaces.Failure] = [:]
}

extension Lookup {
    /// Searches the modules that a file imports, then the modules that those import. The result does not depend on which interfaces others
    /// have read.
    /// - Parameter isParent: whether to search the standard library first and not last, because mockgen knows its types better than its
    /// protocols.
    func searchInterfaces(for path: [String], from scope: Scope, isParent: Bool = false) -> InterfaceSearch {
        var search = InterfaceSearch()
        let imports = index.importsWithoutSources(of: scope.file, inModule: scope.module)
        let written = Set(imports.map(\.module))
        let named = Set(imports.filter { $0.name == nil || $0.name == path[0] }.map(\.module))
        var open = ((isParent ? [StandardLibrary.module] : []) + written.sorted())[...]
        var last = (isParent ? [] : [StandardLibrary.module])[...]
        var names = [path]
        // `UIKit.View` is in UIKit, or in a module that is imported with it.
        if path.count > 1, written.contains(path[0]) || path[0] == StandardLibrary.module {
            (open, last) = ([path[0]], [])
            names.append(Array(path.dropFirst()))
        }
        var seen: Set<String> = []
        while let name = open.popFirst() ?? last.popFirst() {
            guard seen.insert(name).inserted, name == StandardLibrary.module || !index.hasSources(ofModule: name) else { continue }
            switch index.interfaces.interface(ofModule: name) {
            case .failure(let failure):
                // A module of the toolchain may import modules that are not in the toolchain.
                if failure != .noModule || written.contains(name) { search.failures[name] = failure }
            case .success(let interface):
                if written.contains(name) { search.searched.append(name) }
                // `import struct Module.Name` does not bring other names.
                guard named.contains(name) || !written.contains(name) else { continue }
                search.found = names.firstNonNil { name in
                    existing((interface.references[name.joined(separator: ".")] ?? []).filter(index.isExported), from: scope)
                }
                guard search.found == nil else {
                    // Under other conditions, another module declares the name.
                    if imports.contains(where: { !$0.conditions.isEmpty }) {
                        for line in imports { _ = index.interfaces.interface(ofModule: line.module) }
                    }
                    return search
                }
                open += interface.reexports
            }
        }
        return search
    }
}
