package import MockgenBytes
package import MockgenOutline

/// The interfaces of modules without sources. An interface is read only when a name is not found in any source.
package struct Interfaces: Sendable {
    package struct Interface {
        /// Distilled.
        package let text: SourceText
        package let isOfToolchain: Bool

        package init(_ text: SourceText, ofToolchain isOfToolchain: Bool) {
            self.text = text
            self.isOfToolchain = isOfToolchain
        }
    }

    /// Why there is no interface.
    package enum Failure: Error, Hashable {
        /// None of the toolchain's modules and of those that the package has prebuilt is called so.
        case noModule
        /// The toolchain does not print interfaces, with the place where the tool should be.
        case noPrinter(String)
    }

    /// By the name of the module.
    package let interface: @Sendable (String) -> Result<Interface, Failure>
    /// The fingerprint of everything that interfaces are made from, without what SwiftPM built of these modules: mockgen reads their
    /// sources.
    package let fingerprint: @Sendable (_ modulesWithSources: Set<String>) -> Fingerprint

    package init(
        interface: @escaping @Sendable (String) -> Result<Interface, Failure>,
        fingerprint: @escaping @Sendable (_ modulesWithSources: Set<String>) -> Fingerprint
    ) {
        self.interface = interface
        self.fingerprint = fingerprint
    }

    /// Has no interfaces.
    package static let none = Interfaces(interface: { _ in .failure(.noModule) }, fingerprint: { _ in Fingerprint() })
}
