import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

extension SourceIndex {
    /// Returns the possible names of a target's mocks that other types also have.
    func namesOfMocks(for target: TargetConfiguration) -> Set<String> {
        let pattern = target.settings.name.value
        var names = Set((protocols + classes).map { pattern.name(forProtocol: declaration($0).name) })
        for override in target.overrides.all {
            let name = override.protocolName.value.split(separator: ".").last.map(String.init) ?? ""
            names.insert(override.settings.name.value.name(forProtocol: name))
        }
        names.formUnion(target.combined.map(\.name.value))
        return names.filter { hasType(named: $0) }
    }
}
