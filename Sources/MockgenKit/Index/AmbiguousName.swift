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

    /// The module to write in front of a declaration's name, if another module has the outermost name too: the file of a mock may
    /// import both. Nil if the name alone will do.
    func moduleToName(_ reference: Reference) -> String? {
        let declaration = declaration(reference)
        let module = module(reference).name
        // The standard library's names give way to those of any other module.
        guard !module.isEmpty, module != StandardLibrary.module else { return nil }
        let outermost = declaration.context.first ?? declaration.name
        let others = declarations(named: outermost).filter { other in
            other.module != reference.module && self.module(other).name != StandardLibrary.module
        }
        let isForeign = others.contains { self.module($0).isLocal ? access($0) > .fileprivate : isExported($0) }
        guard isForeign || Foundation.types.contains(outermost) || FileSupport.types.contains(outermost) else { return nil }
        // In front of a type of its own name a module cannot be written: the type would be meant.
        return declarations(named: module).isEmpty ? module : nil
    }
}
