package import MockgenBytes
package import MockgenOutline

/// The interfaces of modules without sources. mockgen reads one only if no source declares a name.
package struct Interfaces: Sendable {
    package struct Interface {
        /// Without the parts that no subprotocol needs.
        package let text: SourceText
        package let isOfToolchain: Bool

        package init(_ text: SourceText, ofToolchain isOfToolchain: Bool) { (self.text, self.isOfToolchain) = (text, isOfToolchain) }
    }

    package enum Failure: Error, Hashable {
        /// Neither the toolchain nor the prebuilt modules of the package have the module.
        case noModule
        /// The toolchain has no tool that prints interfaces. The value is the expected path of the tool.
        case noPrinter(String)
    }

    package let interface: @Sendable (String) -> Result<Interface, Failure>
    /// The fingerprint of all files that interfaces come from, except those that SwiftPM built for these modules, because mockgen reads
    /// their sources.
    package let fingerprint: @Sendable (_ modulesWithSources: Set<String>) -> Fingerprint

    package init(
        interface: @escaping @Sendable (String) -> Result<Interface, Failure>,
        fingerprint: @escaping @Sendable (_ modulesWithSources: Set<String>) -> Fingerprint
    ) {
        self.interface = interface
        self.fingerprint = fingerprint
    }

    package static let none = Interfaces(interface: { _ in .failure(.noModule) }, fingerprint: { _ in Fingerprint() })
}
