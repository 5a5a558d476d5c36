/// A Swift module with the sources that can be read.
package struct Module: Hashable, Sendable {
    package var name: String
    /// Of the package or project that is built: only there is `@testable import` possible.
    package var isLocal: Bool
    /// Paths, relative to the package where they are inside it.
    package var files: [String]
    package var settings: Set<CompilerSetting>
    /// Of the compiler itself, or of the system that it compiles for.
    package var isOfToolchain = false

    package init(name: String, isLocal: Bool, files: [String], settings: Set<CompilerSetting> = []) {
        self.name = name
        self.isLocal = isLocal
        self.files = files
        self.settings = settings
    }
}
