import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenSyntax

extension SourceIndex {
    /// What the text of every mock is made of, as far as a module at hand has a type of that name.
    var hiddenNames: Set<String> {
        let names: Set<String> = [
            "AnyHashable", "Bool", "CustomStringConvertible", "Error", "Int", "NSLock", "NSRecursiveLock", "ObjectIdentifier", "Sendable",
            "String", "Void",
        ]
        return names.filter(hides)
    }

    func hides(_ standardName: String) -> Bool {
        declarations(named: standardName).contains { module($0).name != StandardLibrary.module && access($0) > .fileprivate }
    }

    /// How the file of a mock says which module a name is of.
    enum ModuleNaming: Equatable {
        /// No other module that it may import has the name.
        case none
        /// `App.Data`
        case inFront(String)
        /// `import struct App.Data`, where `App.Data` would be a member of a type that is called `App` too.
        case byImport
    }

    /// For the outermost name of a declaration.
    func moduleNaming(of reference: Reference) -> ModuleNaming {
        let declaration = declaration(reference)
        let module = module(reference).name
        // The standard library's names give way to those of any other module.
        guard !module.isEmpty, module != StandardLibrary.module else { return .none }
        let outermost = declaration.context.first ?? declaration.name
        let others = declarations(named: outermost).filter { other in
            other.module != reference.module && self.module(other).name != StandardLibrary.module
        }
        let isForeign = others.contains { self.module($0).isLocal ? access($0) > .fileprivate : isExported($0) }
        guard isForeign || Foundation.types.contains(outermost) || FileSupport.types.contains(outermost) else { return .none }
        return declarations(named: module).isEmpty ? .inFront(module) : .byImport
    }

    /// Whether a name of Foundation's would mean a type of the modules at hand, or could.
    func hidesFoundation(_ name: String) -> Bool {
        Foundation.types.contains(name)
            && declarations(named: name).contains { module($0).isLocal ? access($0) > .fileprivate : isExported($0) }
    }
}
