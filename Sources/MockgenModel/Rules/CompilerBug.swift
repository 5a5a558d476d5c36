/// Valid Swift that the compiler crashes on or rejects. A test compiles it and fails as soon as the compiler accepts it.
package struct CompilerBug: Sendable {
    package struct Module: Sendable {
        package let name: String
        package let languageMode: String
        package let text: String

        package init(name: String = "App", languageMode: String = "6", _ text: String) {
            self.name = name
            self.languageMode = languageMode
            self.text = text
        }
    }

    /// The newest compiler that is known to have the bug.
    package let version: String
    /// The modules to compile, each after those it imports. The last one fails.
    package let modules: [Module]

    package init(inSwift version: String, _ modules: Module...) {
        self.version = version
        self.modules = modules
    }
}
