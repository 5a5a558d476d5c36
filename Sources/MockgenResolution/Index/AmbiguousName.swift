package import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    package var hiddenNames: Set<StandardName> {
        var names = Set(
            StandardName.allCases.filter { $0 != .mocks && hides($0.rawValue, of: StandardLibrary.modules.union([$0.module])) })
        if isNamespaceTaken { names.insert(.mocks) }
        return names
    }

    /// Whether a module or a type has the name of the support's namespace. The support of mocks in other modules does not matter, unless the
    /// mocks import theirs as well.
    private var isNamespaceTaken: Bool {
        let name = StandardName.mocks.rawValue
        let isImported = modules.contains { $0.name == Module.support.name }
        return modules.contains { $0.name == name }
            || declarations(named: name).contains {
                isImported || declarations(named: "\(name).Assignments", inModule: $0.module).isEmpty
            }
    }

    /// - Parameter modules: the modules that the standard name may belong to.
    func hides(_ standardName: String, of modules: Set<String> = [StandardLibrary.module]) -> Bool {
        declarations(named: standardName).contains { !modules.contains(module($0).name) && access($0) > .fileprivate }
    }

    /// How the file of a mock writes the module of a name.
    enum ModuleNaming: Equatable {
        case none
        /// `App.Data`
        case inFront(String)
        /// `import struct App.Data`, because a type is called `App` too, so that `App.Data` would be a member of it.
        case byImport
    }

    func moduleNaming(of reference: Reference) -> ModuleNaming {
        let declaration = declaration(reference)
        let module = module(reference).name
        // A name of any other module hides one of the standard library.
        guard !module.isEmpty, module != StandardLibrary.module else { return .none }
        let outermost = declaration.context.first ?? declaration.name
        let others = declarations(named: outermost).filter { other in
            other.module != reference.module && self.module(other).name != StandardLibrary.module
        }
        // The module of a declaration in an extension does not declare the outermost type.
        guard !declarations(named: outermost, inModule: reference.module).isEmpty else { return .none }
        let isAmbiguous =
            others.contains { self.module($0).isLocal ? access($0) > .fileprivate : isExported($0) }
            || interfacesDeclare(outermost) { !isImplicit($0) }
        guard isAmbiguous || Foundation.types.contains(outermost) || isOfGeneratedFile(outermost) else { return .none }
        return declarations(named: module).isEmpty ? .inFront(module) : .byImport
    }

    /// Whether a module, the standard library or Foundation has a type of this name.
    package func hasType(named name: String) -> Bool {
        !declarations(named: name).isEmpty || StandardLibrary.allTypes.contains(name) || Foundation.types.contains(name)
    }

    /// Whether the file of the mocks, or another file beside it, declares a type of this name.
    func isOfGeneratedFile(_ name: String) -> Bool { HelperType.namespaces.contains(name) || namesOfMocks.contains(name) }

    /// Whether every file imports the module. Names of other modules hide those of such a module.
    private func isImplicit(_ module: Module) -> Bool { module.name == StandardLibrary.module || module.name.hasPrefix("_") }

    /// Whether the name of a Foundation type may mean a type of another module.
    func hidesFoundation(_ name: String) -> Bool {
        Foundation.types.contains(name)
            && declarations(named: name).contains {
                $0.module < standard && (module($0).isLocal ? access($0) > .fileprivate : isExported($0))
            }
    }
}
