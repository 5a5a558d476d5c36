import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds what a mock's file has to import: the modules that its names come from, and nothing else.
struct ImportFinder {
    let index: SourceIndex
    /// The module that will compile the mock; it need not import itself.
    let target: String

    func imports(of notes: Qualifier.Notes) -> [ImportLine] {
        var testable: [String: Bool] = [:]
        for reference in notes.references {
            let module = index.module(reference)
            guard module.name != target, reference.module < index.standard else { continue }
            testable[module.name, default: false] =
                testable[module.name, default: false] || (module.isLocal && (isHidden(reference) || notes.subclassed.contains(reference)))
        }
        let preconcurrency = Set(notes.modulesWithIsolatedClosures.map { index.modules[$0].name })
        var lines = Set(
            testable.map { name, isTestable in
                ImportLine(
                    path: name, attributes: (preconcurrency.contains(name) ? ["@preconcurrency"] : []) + (isTestable ? ["@testable"] : []))
            })
        for reference in notes.importedByName {
            let declaration = index.declaration(reference)
            let module = index.module(reference).name
            guard let line = lines.first(where: { $0.path == module }) else { continue }
            lines.insert(ImportLine(path: "\(declaration.kind.keyword) \(module).\(declaration.name)", attributes: line.attributes))
        }
        // What the toolchain's modules import is for whoever inherits from them to say.
        for scope in notes.foreignNames where !index.modules[scope.module].isOfToolchain {
            for line in index.imports(of: scope.file, inModule: scope.module) where !index.hasSources(ofModule: line.module) {
                lines.insert(ImportLine(path: line.path, attributes: attributes(of: line), conditions: line.conditions))
            }
        }
        return lines.sorted()
    }

    /// Not visible to who just imports the module.
    private func isHidden(_ reference: SourceIndex.Reference) -> Bool { !index.isExported(reference) }

    /// That a module hides an import from its clients says nothing of the mock's file.
    private func attributes(of line: Import) -> [String] { line.attributes.filter { $0 != "@_implementationOnly" }.sorted() }
}

extension Declaration.Kind {
    /// As an import of one declaration says it.
    fileprivate var keyword: String {
        switch self {
        case .structure: "struct"
        case .class, .actor: "class"
        case .enumeration: "enum"
        case .protocol: "protocol"
        case .alias: "typealias"
        }
    }
}
