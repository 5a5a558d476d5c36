import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The imports of a mock's file: only the modules of the symbols in its types.
struct Imports: Sendable {
    let index: SourceIndex
    /// The module that compiles the mock, which it does not import.
    let target: Module
    var mocked: [SourceIndex.Reference] = []
    /// The ancestors of the mock. It imports their modules for their default implementations.
    var inherited: [SourceIndex.Reference] = []
    var declarations: [ProtocolDeclaration] = []
    /// Classes that can be overridden only if their module is imported with `@testable`.
    var subclassed: Set<SourceIndex.Reference> = []
    var inheriting: Set<SourceFile> = []
    var ofParents: [(module: Int, file: SourceFile)] = []

    func noteInheritance(_ speller: inout Speller) {
        speller.uses.unresolved.formUnion(inheriting)
        for parent in ofParents { speller.noteImport(of: parent.module, from: parent.file) }
        for module in mocked.map(\.module) { speller.uses.importers[module, default: []].insert(.init(module: module, conditions: [])) }
        speller.noteIsolatedClosures(of: declarations, in: inherited)
    }

    func lines(of uses: ImportUses) -> [ImportLine] {
        let lines = lines(for: uses)
        let named = uses.importedByName.compactMap { reference in
            lines[reference.module].map { module in
                let declaration = index.declaration(reference)
                return ImportLine(path: "\(declaration.kind.keyword) \(module.path).\(declaration.name)", attributes: module.attributes)
            }
        }
        let own = lines.flatMap { module, line in
            let conditions = (uses.importers[module] ?? []).map { index.module(numbered: $0.module).adapted($0.conditions, for: target) }
            return conditions.isEmpty || conditions.contains([]) ? [line] : conditions.map(line.under)
        }
        return (own + named + modulesWithoutSources(uses) + interfaces(uses)).unique.sorted()
    }

    /// mockgen looks up each attribute in the file that writes it.
    func noteAttributes(of subject: ResolvedProtocol, _ speller: inout Speller) {
        let globalActor = subject.traits.globalActor
        let origins = Dictionary(inherited.map { (index.declaration($0).qualifiedName, $0) }) { first, _ in first }
        for requirement in subject.requirements {
            let attributes = requirement.member.attributesInSignature.subtracting([globalActor].compactMap(\.self))
            guard !attributes.isEmpty, let origin = origins[requirement.origin] else { continue }
            speller.note(attributes.sorted(), in: origin)
        }
        guard let globalActor else { return }
        for (declaration, reference) in zip(declarations, inherited) where declaration.attributes.contains(globalActor) {
            speller.note([globalActor], in: reference)
        }
    }

    private func interfaces(_ uses: ImportUses) -> [ImportLine] {
        mocked.filter { $0.module > index.standard }.flatMap { reference in
            let module = index.module(reference).name
            guard Foundation.parts.contains(module) else {
                let namesFoundation = index.module(numbered: reference.module).isOfToolchain && !uses.foundation.isEmpty
                return [ImportLine(path: module)] + (namesFoundation ? [ImportLine(path: "Foundation")] : [])
            }
            return [ImportLine(path: module, conditions: ["canImport(\(module))"]), ImportLine(path: "Foundation")]
        }
    }

    /// A line for each module with sources, by its number.
    private func lines(for uses: ImportUses) -> [Int: ImportLine] {
        var lines: [Int: ImportLine] = [:]
        for reference in uses.references.union(inherited) {
            let module = index.module(reference)
            guard module.name != target.name, reference.module < index.standard else { continue }
            var attributes = Set(index.spiGroups(of: reference).map { "@_spi(\($0))" })
            // SwiftPM builds other packages for testing too, but a mock can override only open members of their classes.
            if !index.isExported(reference) || module.isLocal && subclassed.contains(reference) { attributes.insert("@testable") }
            if uses.preconcurrency.contains(reference.module) { attributes.insert("@preconcurrency") }
            let isNamed = uses.references.contains(reference)
            var line =
                lines[reference.module]
                ?? ImportLine(path: module.name, isNamed: false, isInSignatures: false, reexports: index.reexports[reference.module].names)
            line.isNamed = line.isNamed || isNamed
            line.isInSignatures = line.isInSignatures || isNamed && uses.inSignatures.contains(reference)
            line.attributes = attributes.union(line.attributes).sorted()
            lines[reference.module] = line
        }
        return lines
    }

    private func modulesWithoutSources(_ uses: ImportUses) -> [ImportLine] {
        func imports(of scopes: some Sequence<SourceFile>) -> [[Import]] {
            // Imports inside the toolchain's modules are only for types that inherit from them.
            scopes.filter { !index.module(numbered: $0.module).isOfToolchain }.map { scope in
                index.importsWithoutSources(of: scope.file, inModule: scope.module).map { line in
                    var line = line
                    line.conditions = index.module(numbered: scope.module).adapted(line.conditions, for: target)
                    return line
                }
            }
        }
        var lines = imports(of: uses.unresolved).map(unknown)
        lines += imports(of: uses.foundation).map(foundation)
        lines += imports(of: uses.networking).map(networking)
        for (scope, modules) in uses.interfaces {
            let others = modules.subtracting([scope.module])
            for imports in imports(of: [scope]) { lines += others.map { index.imports(imports, bringing: $0) } }
        }
        return lines.joined().map { line in
            ImportLine(path: line.path, attributes: line.attributes.sorted(), conditions: line.conditions)
        }
    }

    /// Returns the imports that may declare a name that is in no interface: those without an interface.
    private func unknown(among imports: [Import]) -> [Import] {
        let unread = imports.filter { index.interfaces.known(ofModule: $0.module) == nil }
        return unread.isEmpty ? imports : unread
    }

    /// Returns the imports for a name of Foundation: Foundation itself, or a library that re-exports it.
    private func foundation(among imports: [Import]) -> [Import] {
        let certain = imports.filter(\.conditions.isEmpty)
        let own = certain.filter { $0.path == "Foundation" }
        guard own.isEmpty, var umbrella = certain.first(where: { Foundation.librariesWithFoundation.contains($0.path) }) else {
            return own.isEmpty ? imports : own
        }
        (umbrella.path, umbrella.module, umbrella.attributes) = ("Foundation", "Foundation", [])
        return [umbrella]
    }

    /// Returns the imports for a name that only Apple's Foundation has.
    private func networking(among imports: [Import]) -> [Import] {
        let own = imports.filter { $0.path == Foundation.networking }
        var rest = foundation(among: imports)
        // The compiler warns about a public import that is not necessary.
        if target.settings.contains(.internalImportsByDefault), !own.isEmpty, own.allSatisfy({ !$0.conditions.isEmpty }) {
            for index in rest.indices { rest[index].conditions.append("!canImport(\(Foundation.networking))") }
        }
        return own + rest
    }
}

extension ImportLine {
    fileprivate func under(_ conditions: [String]) -> ImportLine {
        var line = self
        line.conditions = conditions
        return line
    }
}
