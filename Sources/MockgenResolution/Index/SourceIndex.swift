package import MockgenModel
package import MockgenOutline
import MockgenSyntax

/// Every declaration in the sources, by name, without its contents, and the interfaces of modules without sources, which it reads when a name
/// is looked for in them.
package struct SourceIndex: Sendable {
    package struct File: Sendable {
        package let text: SourceText
        package let outline: Outline

        /// - Parameter isOwn: whether the file belongs to the module that compiles the mocks, so that all names in it matter. Of other
        /// files, the index needs only the text that a mock can depend on.
        package init(_ text: SourceText, isOwn: Bool = false) {
            let outline = text.outline()
            (self.text, self.outline) = isOwn ? (text, outline) : text.reduced(outline)
        }
    }

    package typealias Reference = Symbol.Reference

    /// The modules with sources, then the standard library. Modules with only an interface have higher numbers.
    package let modules: [Module]
    package let files: [[File]]
    /// By qualified name without the module: `Outer.Inner`.
    private let references: [String: [Reference]]
    /// All protocols except those of the standard library, in the order of modules and files.
    package private(set) var protocols: [Reference] = []
    package private(set) var classes: [Reference] = []
    package private(set) var types: [Reference] = []
    private var extensions = ExtensionTable()
    private let moduleNumbers: [String: Int]
    package private(set) var reexports: [Reexports] = []
    package let standard: Int
    package private(set) var interfaces: InterfaceTable
    /// The names of mocks that are those of other types, too. In the module of the mocks, such a name alone means the mock.
    package private(set) var namesOfMocks: Set<String> = []

    package init(modules: [Module], files: [[File]], interfaces: Interfaces = .none) {
        // The standard library is a module like the others, with a shorter text.
        var library = Module(name: StandardLibrary.module, isLocal: false, files: [StandardLibrary.module])
        library.isOfToolchain = true
        let modules = modules + [library]
        let files = files + [[File(SourceText(path: "Swift", bytes: Array(StandardLibrary.interface.utf8)))]]
        self.modules = modules
        self.files = files
        standard = modules.count - 1
        self.interfaces = InterfaceTable(interfaces, standard: standard, files[standard])
        var references: [String: [Reference]] = [:]
        for (module, files) in files.enumerated() {
            for (file, contents) in files.enumerated() {
                for number in contents.outline.declarations.indices {
                    let reference = Reference(module: module, file: file, declaration: number)
                    let kind = contents.outline.declarations[number].kind
                    references[contents.outline.declarations[number].qualifiedName, default: []].append(reference)
                    guard module < standard, kind != .alias else { continue }
                    if kind == .protocol { protocols.append(reference) } else { types.append(reference) }
                    if kind == .class { classes.append(reference) }
                }
            }
        }
        self.references = references
        moduleNumbers = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var extensions = ExtensionTable()
        for (module, files) in files.enumerated() {
            for (file, contents) in files.enumerated() {
                extensions.add(contents, at: SourceFile(module: module, file: file)) { name in
                    references[name]?.contains { self.declaration($0).kind == .alias } == true
                }
            }
        }
        self.extensions = extensions
        reexports = readReexports()
    }

    /// Returns the index for the mocks of one target. It forgets the interfaces that others needed, because the modules that the mocks import
    /// decide how they write a name.
    package func forMocks(named names: Set<String>) -> SourceIndex {
        var copy = self
        copy.namesOfMocks = names
        copy.interfaces = interfaces.unread
        return copy
    }

    package func declaration(_ reference: Reference) -> Declaration { file(reference).outline.declarations[reference.declaration] }
    package func file(_ reference: Reference) -> File { file(SourceFile(module: reference.module, file: reference.file)) }
    func file(_ file: SourceFile) -> File {
        isOfInterface(file) ? interfaces.interface(numbered: file.module).files[file.file] : files[file.module][file.file]
    }
    package func module(_ reference: Reference) -> Module { module(numbered: reference.module) }
    func module(numbered module: Int) -> Module {
        module > standard ? interfaces.interface(numbered: module).module : modules[module]
    }
    /// The number of a module with sources, or of the standard library.
    package func number(ofModule name: String) -> Int? { moduleNumbers[name] }

    /// Whether mockgen reads sources of the module. It cannot read modules in C, and others may have only an interface.
    package func hasSources(ofModule name: String) -> Bool { moduleNumbers[name].map { !files[$0].isEmpty } ?? false }

    package func location(_ reference: Reference) -> SourceLocation {
        file(reference).text.location(at: declaration(reference).nameOffset)
    }

    /// In sources and in the known part of the standard library.
    package func declarations(named qualifiedName: String) -> [Reference] { references[qualifiedName] ?? [] }

    /// - Parameter module: also one of which only an interface is known.
    package func declarations(named qualifiedName: String, inModule module: Int) -> [Reference] {
        let known = declarations(named: qualifiedName).filter { $0.module == module }
        guard module >= standard, known.isEmpty else { return known }
        return interfaces.known(ofModule: self.module(numbered: module).name)?.references[qualifiedName] ?? []
    }

    /// Whether only an interface declares it.
    func isOfInterface(_ reference: Reference) -> Bool { isOfInterface(SourceFile(module: reference.module, file: reference.file)) }
    func isOfInterface(_ file: SourceFile) -> Bool { file.module > standard || file.module == standard && file.file > 0 }

    /// Whether an interface that the mocks need declares the name outside of other types.
    func interfacesDeclare(_ name: String, where isMeant: (Module) -> Bool = { _ in true }) -> Bool {
        interfaces.read.contains { interface in
            isMeant(interface.module) && interface.references[name]?.contains { isExported($0) } == true
        }
    }

    /// Returns the extensions that may extend a type, in the order of modules and files.
    func extensions(of reference: Reference) -> [ExtensionTable.Entry] {
        let name = declaration(reference).name
        guard isOfInterface(reference) else { return extensions.entries(named: name) }
        return extensions.entries(named: name) + interfaces.interface(numbered: reference.module).extensions.entries(named: name)
    }

    package func names(of reference: Reference) -> [String] {
        let declaration = declaration(reference)
        return declaration.name.names(qualifiedAs: declaration.qualifiedName, inModule: module(reference).name)
    }

    /// Classes and actors with one of these annotations.
    package func classes(markedWith marks: Marks) -> [Reference] {
        types.filter { reference in
            let declaration = declaration(reference)
            return !declaration.marks.isDisjoint(with: marks) && (declaration.kind == .class || declaration.kind == .actor)
        }
    }
}

extension String {
    /// The names that the configuration may use for a declaration: `Inner`, `Outer.Inner` and `App.Outer.Inner`.
    package func names(qualifiedAs qualifiedName: String, inModule module: String) -> [String] {
        [self, qualifiedName] + ([module] + Foundation.umbrellas(of: module)).map { "\($0).\(qualifiedName)" }
    }
}

extension Declaration {
    package var qualifiedName: String { context.isEmpty ? name : (context + [name]).joined(separator: ".") }
}
