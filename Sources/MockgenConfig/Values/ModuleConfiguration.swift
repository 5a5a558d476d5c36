package import MockgenModel

/// A module that SwiftPM does not know, such as a target of an Xcode project.
package struct ModuleConfiguration: Hashable, Sendable {
    package let name: Located<String>
    /// Files, folders or globs, relative to the file. Never empty.
    package let sources: [Located<String>]
    /// The other modules that its sources can import.
    package let dependencies: [Located<String>]
    package let language: LanguageVersion
    package let isolation: DefaultIsolation
    /// Upcoming and experimental features of the compiler.
    package let features: [String]
    /// The names that are defined for `#if`.
    package let flags: [String]
    /// Folders with modules of which there are no sources, relative to the file.
    package let interfaces: [Located<String>]
}
