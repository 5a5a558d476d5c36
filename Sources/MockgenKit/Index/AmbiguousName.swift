import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    /// The module to write in front of a declaration's name, if another module has the outermost name too: the file of a mock may
    /// import both. Nil if the name alone will do.
    func moduleToName(_ reference: Reference) -> String? {
        let declaration = declaration(reference)
        let module = module(reference).name
        // The standard library's names give way to those of any other module.
        guard !module.isEmpty, module != StandardLibrary.module else { return nil }
        let others = declarations(named: declaration.context.first ?? declaration.name).filter { other in
            other.module != reference.module && self.module(other).name != StandardLibrary.module
        }
        guard others.contains(where: { self.module($0).isLocal ? access($0) > .fileprivate : isExported($0) }) else { return nil }
        // In front of a type of its own name a module cannot be written: the type would be meant.
        return declarations(named: module).isEmpty ? module : nil
    }
}
