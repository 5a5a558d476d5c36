import MockgenConfig
import MockgenModel
import MockgenOutline
package import MockgenResolution

/// The meaning of a name that does not belong to a protocol in the target's sources.
enum DependencyName {
    case declared(SourceIndex.Reference)
    case ambiguous([SourceIndex.Reference])
    /// A declaration that is not public.
    case hidden(SourceIndex.Reference)
    case unknown
}

extension Selection {
    /// Finds a protocol by its exact name in every module that the target can see. Searches modules with sources first, then prebuilt
    /// modules and modules of the toolchain, and stops at the first match because reading interfaces is slow.
    func dependency(named name: String) -> DependencyName {
        let declared = protocolNames.references(named: name).filter { !isAdmitted($0) }
        let usable = declared.filter { index.module($0).isLocal ? !isPrivate($0) : index.isExported($0) }
        if let found = meaning(of: name, among: usable) { return found }
        if let found = interfaceProtocol(named: name) { return found }
        return declared.first.map(DependencyName.hidden) ?? .unknown
    }

    /// Returns the public protocols of the module that a glob such as `Networking.*` names.
    func protocols(ofModuleIn glob: Pattern, hasMatches: Bool) -> [Reference] {
        let module = String(glob.text.prefix { $0 != "." })
        guard glob.isGlob, module != glob.text, !module.contains(where: { $0 == "*" || $0 == "?" }) else { return [] }
        if let number = index.number(ofModule: module), index.hasSources(ofModule: module) {
            return index.modules[number].isLocal
                ? []
                : protocolNames.references(matching: glob).filter { $0.module == number && !isAdmitted($0) && index.isExported($0) }
        }
        // A nested type can have the name of a module.
        guard !hasMatches, let interface = visibleInterface(ofModule: module) else { return [] }
        return NameTable(index.protocols(of: interface), in: index).references(matching: glob)
    }

    /// Returns the protocols that a misspelled name may mean: protocols with sources, and protocols of the module in the name.
    func dependencies(like name: String) -> [Reference] {
        let declared = index.protocols.filter { !isAdmitted($0) && (index.module($0).isLocal ? !isPrivate($0) : index.isExported($0)) }
        let module = name.contains(".") ? String(name.prefix { $0 != "." }) : ""
        let interface = isWithoutSources(module) ? visibleInterface(ofModule: module) : nil
        return declared + (interface.map(index.protocols) ?? [])
    }

    /// Prefers the protocols of the package to those of other packages, and top-level protocols to nested ones.
    private func meaning(of name: String, among references: [Reference]) -> DependencyName? {
        let local = references.filter { index.module($0).isLocal }
        let nearest = local.isEmpty ? references : local
        let exact = nearest.filter { index.names(of: $0).dropFirst().contains(name) }
        let found = exact.isEmpty ? nearest : exact
        return found.count > 1 ? .ambiguous(found) : found.first.map(DependencyName.declared)
    }

    // MARK: - Modules without sources

    private func interfaceProtocol(named name: String) -> DependencyName? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, isWithoutSources(parts[0]), let interface = visibleInterface(ofModule: parts[0]) {
            let own = index.protocols(of: interface).filter { hasName($0, name) }
            if let found = meaning(of: name, among: own) { return found }
            return search(Foundation.parts(of: parts[0]) + interface.reexports, for: parts[1])
        }
        return search(importedModules.sorted(), for: name)
    }

    /// Searches modules, then the modules that they re-export.
    private func search(_ modules: [String], for name: String) -> DependencyName? {
        var seen: Set<String> = []
        var level = modules
        while !level.isEmpty {
            var found: [Reference] = []
            var next: [String] = []
            for module in level where seen.insert(module).inserted && !index.hasSources(ofModule: module) {
                guard case .success(let interface) = index.interfaces.interface(ofModule: module) else { continue }
                found += index.protocols(of: interface).filter { hasName($0, name) }
                next += interface.reexports
            }
            if let meaning = meaning(of: name, among: found) { return meaning }
            level = next
        }
        return nil
    }

    private func isWithoutSources(_ module: String) -> Bool {
        module == StandardLibrary.module || !index.hasSources(ofModule: module)
    }

    /// The interface of a module that a source file imports or that comes with the toolchain. Any other prebuilt module may belong to a
    /// dependency of another target.
    private func visibleInterface(ofModule name: String) -> ReadInterface? {
        guard !name.isEmpty, let interface = try? index.interfaces.interface(ofModule: name).get() else { return nil }
        return interface.module.isOfToolchain || importedModules.contains(name) ? interface : nil
    }

    private var importedModules: Set<String> {
        var imported: Set<String> = []
        for (number, module) in index.modules.enumerated() where module.isLocal {
            for file in index.files[number].indices {
                imported.formUnion(index.importsWithoutSources(of: file, inModule: number).map(\.module))
            }
        }
        return imported.filter { !$0.hasPrefix("_") }
    }
}

extension SourceIndex {
    /// Whether the module of a declaration has no sources, so that there is no file to point at.
    package func hasNoSource(_ reference: Reference) -> Bool { reference.module >= standard }

    /// The public protocols of a module without sources.
    fileprivate func protocols(of interface: ReadInterface) -> [Reference] {
        let module = interface.place.module
        var names: Set<String> = []
        return interface.files.enumerated().flatMap { file, contents in
            contents.outline.declarations.indices.map { Reference(module: module, file: file, declaration: $0) }
        }.filter { reference in
            // The interface of the standard library repeats declarations that mockgen has built in.
            declaration(reference).kind == .protocol && access(reference) == .public
                && names.insert(declaration(reference).qualifiedName).inserted
        }
    }
}

extension Diagnostic {
    static func ambiguousProtocol(_ name: Located<String>, key: String, among references: [SourceIndex.Reference], in index: SourceIndex)
        -> Diagnostic
    {
        let names = references.map { index.names(of: $0)[2] }.sorted()
        return Diagnostic(
            .ambiguousProtocol, cause: .setup, "'\(name.value)' in '\(key)' is the name of \(names.count) protocols",
            help: "write one of these names: \(names.joined(separator: ", "))", at: name.location)
    }

    static func notPublic(_ name: Located<String>, key: String, _ reference: SourceIndex.Reference, in index: SourceIndex) -> Diagnostic {
        let module = index.module(reference).name
        return Diagnostic(
            .notPublic, cause: .setup,
            "'\(name.value)' in '\(key)' is \(index.access(reference).rawValue) in module '\(module)', which belongs to another package",
            help: "declare the protocol public, or add its file to 'sources': the mocks then import '\(module)' with '@testable'",
            at: name.location, notes: [.init("declared here", at: index.location(reference))])
    }
}
