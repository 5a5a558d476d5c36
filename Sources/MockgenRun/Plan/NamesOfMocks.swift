import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

extension SourceIndex {
    /// Returns the possible names of a target's mocks that other types also have.
    func namesOfMocks(for target: TargetConfiguration) -> Set<String> {
        let pattern = target.settings.name.value
        var names: Set<String> = []
        for declaration in (protocols + classes).map(declaration) {
            names.insert(pattern.name(forProtocol: declaration.name))
            if let name = declaration.marks.nameOfMock { names.insert(name) }
        }
        for override in target.overrides.all {
            let name = override.protocolName.value.split(separator: ".").last.map(String.init) ?? ""
            names.insert(override.settings.name.value.name(forProtocol: name))
        }
        names.formUnion(target.combined.map(\.name.value))
        return names.filter { hasType(named: $0) }
    }
}
