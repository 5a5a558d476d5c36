package import MockgenModel

/// A value that the configuration chooses by name.
package protocol Choice: RawRepresentable<String>, CaseIterable, SettingValue {}

extension Choice {
    package static var names: [String] { allCases.map(\.rawValue) }
}

extension BuiltInStyle: Choice {}
extension Naming: Choice {}
extension MockInitializer: Choice {}
extension AutoclosureArguments: Choice {}
extension SingleArgument: Choice {}
extension Role: Choice {}
extension LanguageVersion: Choice {}
extension DefaultIsolation: Choice {}

package enum AccessLevel: String, Choice {
    case `internal`, package, `public`
}

/// The treatment of requirements that an extension of their protocol implements.
package enum Implemented: String, Choice {
    case mock, inherit
}

/// The generated members, such as call counts and stubs.
package enum MockMemberSelection: String, Choice {
    case all
    /// Only the members that the target's own sources name.
    case used
}
