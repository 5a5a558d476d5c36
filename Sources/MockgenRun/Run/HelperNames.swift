import MockgenConfig
import MockgenModel
import MockgenResolution

extension SourceIndex {
    /// Reports the types of a module that have the name of a type in the files of mocks. Private types do no harm.
    ///
    /// - Parameter hasStubs: whether a mock may have stubs. Their namespace has its second name only if another type has the first one.
    func helperNameClashes(in own: Module, hasStubs: Bool) -> [Diagnostic] {
        // `--stdout` does not know the module that compiles the mocks.
        guard !own.name.isEmpty else { return [] }
        let isNamed = hiddenNames.contains(.mocks)
        let helpers = HelperType.allCases.filter { $0.isShared ? hasStubs && isNamed : true }
        return helpers.map(\.rawValue).flatMap { name in
            declarations(named: name).filter { module($0).name == own.name && access($0) > .fileprivate }.map { reference in
                .helperName(name, in: own.name, at: location(reference))
            }
        }
    }
}

extension TargetConfiguration {
    /// Whether any of its mocks may be of a style with stubs.
    var hasStubs: Bool { allSettings.contains { $0.style.value.style.hasStubs } }
}

extension Diagnostic {
    fileprivate static func helperName(_ name: String, in module: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .helperName, cause: .code,
            "'\(module)' declares '\(name)', and the mocks in '\(module)' declare a type of this name for themselves",
            help: "rename the type, or move it to another module", at: location)
    }
}
