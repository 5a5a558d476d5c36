package struct Module: Hashable, Sendable {
    package var name: String
    /// Whether it belongs to the package or project that is built. Only such a module can be imported with `@testable`.
    package var isLocal: Bool
    /// The paths are relative to the package for files inside it.
    package var files: [String]
    package var settings: Set<CompilerSetting>
    /// The names that the manifest defines for `#if`, each with the condition under which it is defined: `true`, `DEBUG`.
    package var flags: [String: String] = [:]
    /// The names that the module defines for `@available`, with `AvailabilityMacro=` or `-define-availability`. `Service1.0` may mean
    /// `macOS13,iOS16`, both without spaces.
    package var availability: [String: String] = [:]
    /// Whether it comes with the compiler or with the target system.
    package var isOfToolchain = false

    /// The module with the code that mocks share. mockgen needs no sources to know it.
    package static let support = Module(name: "MockgenSupport", isLocal: false, files: [])

    package init(name: String, isLocal: Bool, files: [String], settings: Set<CompilerSetting> = []) {
        (self.name, self.isLocal, self.files, self.settings) = (name, isLocal, files, settings)
    }
}
