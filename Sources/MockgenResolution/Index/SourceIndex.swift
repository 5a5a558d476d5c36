package import MockgenModel
package import MockgenOutline
import MockgenSyntax

/// Every declaration in the sources, by name, without its contents.
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

    /// The modules with sources, then the standard library, then the modules of which only an interface is known.
    package private(set) var modules: [Module]
    package private(set) var files: [[File]]
    /// By qualified name without the module: `Outer.Inner`.
    private let references: [String: [Reference]]
    /// All protocols except those of the standard library, in the order of modules and files.
    package private(set) var protocols: [Reference] = []
    package private(set) var classes: [Reference] = []
    package private(set) var types: [Reference] = []
    /// The declarations of interfaces. They are separate, because a mock must not depend on which interfaces were read.
    private var interfaceReferences: [String: [Reference]] = [:]
    private var extensions = ExtensionTable()
    private var moduleNumbers: [String: Int]
    package private(set) var reexports: [Reexports] = []
    package let standard: Int
    package let interfaces: Interfaces
    /// The names of mocks that are those of other types, too. In the module of the mocks, such a name alone means the mock.
    package var namesOfMocks: Set<String> = []
    var interfaceFailures: [String: Interfaces.Failure] = [:]

    package init(modules: [Module], files: [[File]], interfaces: Interfaces = .none) {
        // The standard library is a module like the others, with a shorter text.
        var library = Module(name: StandardLibrary.module, isLocal: false, files: [StandardLibrary.module])
        library.isOfToolchain = true
        let modules = modules + [library]
        let files = files + [[File(SourceText(path: "Swift", bytes: Array(StandardLibrary.interface.utf8)))]]
        self.modules = modules
        self.files = files
        self.interfaces = interfaces
        standard = modules.count - 1
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
        for (module, files) in files.enumerated() {
            for (file, contents) in files.enumerated() { addExtensions(of: contents, module: module, file: file) }
        }
        reexports = readReexports()
    }

    package func declaration(_ reference: Reference) -> Declaration { file(reference).outline.declarations[reference.declaration] }
    package func file(_ reference: Reference) -> File { files[reference.module][reference.file] }
    package func module(_ reference: Reference) -> Module { modules[reference.module] }
    package func number(ofModule name: String) -> Int? { moduleNumbers[name] }

    /// Whether mockgen reads sources of the module. It cannot read modules in C, and others may have only an interface.
    package func hasSources(ofModule name: String) -> Bool { moduleNumbers[name].map { $0 <= standard && !files[$0].isEmpty } ?? false }

    package func location(_ reference: Reference) -> SourceLocation {
        file(reference).text.location(at: declaration(reference).nameOffset)
    }

    /// In sources and in the known part of the standard library.
    package func declarations(named qualifiedName: String) -> [Reference] { references[qualifiedName] ?? [] }

    /// Also in interfaces.
    func allDeclarations(named qualifiedName: String) -> [Reference] {
        guard let inInterfaces = interfaceReferences[qualifiedName] else { return declarations(named: qualifiedName) }
        let known = declarations(named: qualifiedName)
        let isStandard = known.contains { $0.module == standard }
        return known + inInterfaces.filter { !isStandard || $0.module != standard }
    }

    /// Also in interfaces.
    package func declarations(named qualifiedName: String, inModule module: Int) -> [Reference] {
        let known = declarations(named: qualifiedName).filter { $0.module == module }
        guard module >= standard, known.isEmpty else { return known }
        return (interfaceReferences[qualifiedName] ?? []).filter { $0.module == module }
    }

    /// Whether only an interface declares it.
    func isOfInterface(_ reference: Reference) -> Bool {
        reference.module > standard || reference.module == standard && reference.file > 0
    }

    /// The interface of the standard library is a second file of its module.
    package mutating func add(_ interface: SourceText, ofModule name: String, isOfToolchain: Bool) {
        let file = File(interface)
        let module = name == StandardLibrary.module ? standard : modules.count
        if module == modules.count {
            modules.append(Module(name: name, isLocal: false, files: []))
            files.append([])
            moduleNumbers[name] = module
        }
        modules[module].files.append(interface.path)
        modules[module].isOfToolchain = isOfToolchain
        files[module].append(file)
        addExtensions(of: file, module: module, file: files[module].count - 1)
        reexports = readReexports()
        for (number, declaration) in file.outline.declarations.enumerated() {
            let reference = Reference(module: module, file: files[module].count - 1, declaration: number)
            interfaceReferences[declaration.qualifiedName, default: []].append(reference)
        }
    }

    private mutating func addExtensions(of file: File, module: Int, file number: Int) {
        for (position, found) in file.outline.extensions.enumerated() {
            let isOfAlias = declarations(named: found.extended.joined(separator: ".")).contains { declaration($0).kind == .alias }
            extensions.add(ExtensionTable.Entry(module: module, file: number, number: position), of: found.extended, isOfAlias: isOfAlias)
        }
    }

    /// Returns the extensions that may extend a type of this name, in the order of modules and files.
    func extensions(named name: String) -> [ExtensionTable.Entry] { extensions.entries(named: name) }

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
