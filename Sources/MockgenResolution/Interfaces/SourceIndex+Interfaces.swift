import MockgenModel
import MockgenOutline

extension SourceIndex {
    /// Reads the interfaces that may declare the names.
    /// - Returns: the names of types in sources that are also in the new interfaces; nil if it read none.
    mutating func readInterfaces(for names: Set<UnresolvedName>) -> Set<String>? {
        let (moduleCount, standardCount) = (modules.count, files[standard].count)
        for name in names.sorted() {
            let scope = Lookup.Scope(module: name.file.module, file: name.file.file, context: [])
            guard Lookup(index: self).find(name.path, from: scope) == nil else { continue }
            _ = searchInterfaces(for: name.path, from: scope, isParent: false)
            readConditionalInterfaces(for: scope)
        }
        guard (modules.count, files[standard].count) != (moduleCount, standardCount) else { return nil }
        let new = files[moduleCount...].joined().flatMap(\.outline.declarations).filter(\.context.isEmpty)
        return Set(new.map(\.name).filter { !declarations(named: $0).isEmpty })
    }

    struct InterfaceSearch {
        /// The imported modules whose interfaces it read.
        var searched: [String] = []
        var failures: [String: Interfaces.Failure] = [:]
    }

    /// Searches the modules that a file imports for a name that no source declares, then the modules that those import. Adds the interfaces
    /// to the index.
    /// - Parameter isParent: whether to search the standard library first and not last, because mockgen knows its types better than its
    /// protocols.
    mutating func searchInterfaces(for path: [String], from scope: Lookup.Scope, isParent: Bool) -> InterfaceSearch {
        var search = InterfaceSearch()
        let written = Set(importsWithoutSources(of: scope.file, inModule: scope.module).map(\.module))
        var open = ((isParent ? [StandardLibrary.module] : []) + written.sorted())[...]
        var last = (isParent ? [] : [StandardLibrary.module])[...]
        // `UIKit.View` is in UIKit, or in a module that is imported with it.
        if path.count > 1, written.contains(path[0]) || path[0] == StandardLibrary.module { (open, last) = ([path[0]], []) }
        var seen: Set<String> = []
        while let name = open.popFirst() ?? last.popFirst() {
            guard seen.insert(name).inserted, name == StandardLibrary.module || !hasSources(ofModule: name) else { continue }
            if let failure = readInterface(ofModule: name) {
                // A module of the toolchain may import modules that are not in the toolchain.
                if failure != .noModule || written.contains(name) { search.failures[name] = failure }
                continue
            }
            if written.contains(name) { search.searched.append(name) }
            guard Lookup(index: self).find(path, from: scope) == nil else { return search }
            // Skip private modules (`_X`), which sources do not import directly.
            open += number(ofModule: name).map { reexports[$0].direct }?.filter { !$0.hasPrefix("_") }.sorted() ?? []
        }
        return search
    }

    /// Reads all modules that a file imports under conditions, because each may declare a name.
    mutating func readConditionalInterfaces(for scope: Lookup.Scope) {
        for line in importsWithoutSources(of: scope.file, inModule: scope.module) where !line.conditions.isEmpty {
            _ = readInterface(ofModule: line.module)
        }
    }

    /// Returns the reason if there is none.
    package mutating func readInterface(ofModule name: String) -> Interfaces.Failure? {
        guard !hasInterface(ofModule: name) else { return nil }
        switch interfaceFailures[name].map(Result.failure) ?? interfaces.interface(name) {
        case .success(let interface):
            add(interface.text, ofModule: name, isOfToolchain: interface.isOfToolchain)
            return nil
        case .failure(let failure):
            interfaceFailures[name] = failure
            return failure
        }
    }

    package func hasInterface(ofModule name: String) -> Bool {
        number(ofModule: name).map { $0 > standard || $0 == standard && files[$0].count > 1 } ?? false
    }
}
