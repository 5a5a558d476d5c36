/// A Swift module with the sources that can be read.
package struct Module: Hashable, Sendable {
    package var name: String
    /// Of the package or project that is built: only there is `@testable import` possible.
    package var isLocal: Bool
    /// Paths, relative to the package where they are inside it.
    package var files: [String]
    /// What says nothing of its isolation is isolated to the main actor.
    package var isOnMainActor: Bool

    package init(name: String, isLocal: Bool, files: [String], isOnMainActor: Bool = false) {
        self.name = name
        self.isLocal = isLocal
        self.files = files
        self.isOnMainActor = isOnMainActor
    }
}
