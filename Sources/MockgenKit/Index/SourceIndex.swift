import MockgenModel
import MockgenOutline
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
    /// For each module, what whoever imports it sees as well.
    let reexports: [Reexports]

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
        reexports = Reexports.ofEach(modules, imports: files.map { $0.flatMap(\.outline.imports) }, numbers: numbers)
    }

    func declaration(_ reference: Reference) -> Declaration { file(reference).outline.declarations[reference.declaration] }
    func file(_ reference: Reference) -> File { files[reference.module][reference.file] }
    func module(_ reference: Reference) -> Module { modules[reference.module] }
    func number(ofModule name: String) -> Int? { moduleNumbers[name] }

    func location(_ reference: Reference) -> SourceLocation {
        file(reference).text.location(at: declaration(reference).nameOffset)
    }

    func declarations(named qualifiedName: String) -> [Reference] { references[qualifiedName] ?? [] }

    /// What the configuration may call it: its own name, the one with those around it, and that with its module in front.
    func names(of reference: Reference) -> [String] {
        let declaration = declaration(reference)
        return [declaration.name, declaration.qualifiedName, "\(module(reference).name).\(declaration.qualifiedName)"]
    }

    /// All protocols in the order of modules and files, those of the standard library left out.
    var protocols: [Reference] { declarations { $0.kind == .protocol } }

    var types: [Reference] { declarations { $0.kind != .protocol && $0.kind != .alias } }

    var classes: [Reference] { declarations { $0.kind == .class } }

    /// Classes and actors with a comment in front of them that asks for a mock.
    var markedClasses: [Reference] { declarations { $0.marks.contains(.mock) && ($0.kind == .class || $0.kind == .actor) } }

    /// Those of the modules at hand that have the property, in the order of modules and files.
    private func declarations(where property: (Declaration) -> Bool) -> [Reference] {
        files.indices.dropLast().flatMap { module in
            files[module].indices.flatMap { file in
                files[module][file].outline.declarations.indices.compactMap { number in
                    property(files[module][file].outline.declarations[number])
                        ? Reference(module: module, file: file, declaration: number) : nil
                }
            }
        }
    }
}

extension Declaration {
    var qualifiedName: String { context.isEmpty ? name : (context + [name]).joined(separator: ".") }

    func typeName(_ arguments: [TypeName]) -> TypeName {
        guard let outermost = context.first else { return .named(name, arguments) }
        return .member(context.dropFirst().reduce(.named(outermost)) { .member($0, $1) }, name, arguments)
    }
}
