import MockgenConfig
import MockgenModel
import MockgenResolution

extension SourceIndex {
    /// Reports the types of a module that have the second name of the generated namespace. Private types are not a problem.
    func helperNameClashes(in own: Module) -> [Diagnostic] {
        // With `--stdout`, mockgen does not know the module that compiles the mocks.
        guard !own.name.isEmpty, !own.settings.contains(.importsSupport) else { return [] }
        let name = HelperType.otherNamespace
        return declarations(named: name).filter { module($0).name == own.name && access($0) > .fileprivate }.map { reference in
            .helperName(name, in: own.name, at: location(reference))
        }
    }
}

extension Diagnostic {
    fileprivate static func helperName(_ name: String, in module: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .helperName, cause: .code,
            "'\(module)' declares '\(name)', and the mocks in '\(module)' declare a type of this name, because 'Mocks' is taken",
            help: "rename the type, or move it to another module", at: location)
    }
}
