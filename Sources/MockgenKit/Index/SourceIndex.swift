import MockgenModel
import MockgenSyntax

/// Every declaration of the modules at hand, by name. Nothing is parsed yet.
struct SourceIndex: Sendable {
    struct File: Sendable {
        let text: SourceText
        let outline: Outline
    }

    /// A declaration's place in the index.
    struct Reference: Hashable, Sendable {
        let module: Int
        let file: Int
        let declaration: Int
    }

    let modules: [Module]
    let files: [[File]]
    /// By qualified name without the module: `Outer.Inner`.
    private let references: [String: [Reference]]
    private let moduleNumbers: [String: Int]
    /// For each module, those that whoever imports it can see as well.
    private let reexports: [Set<Int>]

    init(modules: [Module], files: [[File]]) {
        // The standard library is a module like the others, if with a shorter text.
        let modules = modules + [Module(name: StandardLibrary.module, isLocal: false, files: ["Swift"])]
        let files = files + [[File(SourceText(path: "Swift", bytes: Array(StandardLibrary.interface.utf8)))]]
        self.modules = modules
        self.files = files
        var references: [String: [Reference]] = [:]
        for (module, files) in files.enumerated() {
            for (file, contents) in files.enumerated() {
                for (number, declaration) in contents.outline.declarations.enumerated() {
                    references[declaration.qualifiedName, default: []].append(Reference(module: module, file: file, declaration: number))
                }
            }
        }
        self.references = references
        let numbers = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        moduleNumbers = numbers
        reexports = files.map { files in
            Set(files.flatMap(\.outline.imports).filter(\.isExported).compactMap { numbers[$0.module] })
        }
    }

    func declaration(_ reference: Reference) -> Declaration { file(reference).outline.declarations[reference.declaration] }
    func file(_ reference: Reference) -> File { files[reference.module][reference.file] }
    func module(_ reference: Reference) -> Module { modules[reference.module] }
    func number(ofModule name: String) -> Int? { moduleNumbers[name] }

    func location(_ reference: Reference) -> SourceLocation {
        file(reference).text.location(at: declaration(reference).nameOffset)
    }

    func declarations(named qualifiedName: String) -> [Reference] { references[qualifiedName] ?? [] }

    /// All protocols in the order of modules and files.
    var protocols: [Reference] {
        files.indices.flatMap { module in
            files[module].indices.flatMap { file in
                files[module][file].outline.declarations.indices.compactMap { number in
                    files[module][file].outline.declarations[number].kind == .protocol
                        ? Reference(module: module, file: file, declaration: number) : nil
                }
            }
        }
    }

    /// The modules with sources that a file imports, with what those re-export, and the standard library.
    func visibleModules(from file: File) -> [Int] {
        var found: [Int] = []
        var open = file.outline.imports.compactMap { moduleNumbers[$0.module] } + [modules.count - 1]
        while let next = open.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            open += reexports[next].sorted()
        }
        return found.sorted()
    }
}

extension Declaration {
    var qualifiedName: String { context.isEmpty ? name : (context + [name]).joined(separator: ".") }
}
