import MockgenModel

/// A name in an inheritance clause that no source and no interface declares.
struct UnknownParent {
    let path: [String]
    let declaration: ProtocolDeclaration
    let index: SourceIndex
    let search: InterfaceSearch
    let location: SourceLocation
}

extension UnknownParent {
    var problem: Diagnostic {
        Diagnostic(
            .unknownParent, cause: .code,
            "'\(declaration.qualifiedName)' inherits from '\(name)', whose requirements mockgen cannot read "
                + "(searched: \(places.joined(separator: "; ")))",
            help: help, at: location)
    }

    private var name: String { path.joined(separator: ".") }

    /// The modules with sources. Empty if the command line lists files.
    private var modules: [String] { index.modules[..<index.standard].map(\.name).filter { !$0.isEmpty }.sorted() }

    private var missingModules: [String] {
        search.failures.filter { $0.value == .noModule && $0.key != StandardLibrary.module }.keys.sorted()
    }

    private var places: [String] {
        let sources = modules.isEmpty ? "the given files" : modules.joined(separator: ", ")
        let asked = search.searched.sorted()
        return [sources] + (asked.isEmpty ? [] : ["without sources: \(asked.joined(separator: ", "))"])
            + (missingModules.isEmpty ? [] : ["not found: \(missingModules.joined(separator: ", "))"])
    }

    private var help: String {
        if let hidden = moduleNotImported {
            return "'\(name)' is declared in module '\(hidden)': add 'import \(hidden)' to '\(location.path)'"
        }
        let exclude = "or leave '\(declaration.name)' out with 'exclude'"
        if let tool = search.failures.values.compactMap(\.missingTool).first {
            return "the module may have no sources, and there is no '\(tool)' to ask: install a complete toolchain, \(exclude)"
        }
        if let hidden = index.declarations(named: name).first {
            return "'\(name)' at \(index.location(hidden)) is not visible there: give it a higher access level, \(exclude)"
        }
        // Tests see the dependencies of the modules that they depend on.
        let isOurs = index.modules.contains { $0.name == declaration.module && $0.isLocal }
        let target = isOurs ? "'\(declaration.module)'" : "the test target"
        guard modules.isEmpty else { return "make the module that declares '\(name)' a dependency of \(target), \(exclude)" }
        return missingModules.isEmpty
            ? "add the file that declares '\(name)'" : "add the files of \(missingModules.joined(separator: ", "))"
    }

    /// A module that declares the name, and that the file does not import.
    private var moduleNotImported: String? {
        index.declarations(named: name).filter { index.isExported($0) }.map { index.module($0).name }.min()
    }
}

extension Interfaces.Failure {
    fileprivate var missingTool: String? { if case .noPrinter(let tool) = self { tool } else { nil } }
}
