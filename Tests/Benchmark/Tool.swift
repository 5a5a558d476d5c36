import Foundation

/// One build of mockgen.
struct Tool {
    let name: String
    let path: String
    /// The program that the build tool plugin runs. It is in the same folder.
    var plugin: String { "\(path)-plugin" }

    init(name: String, path: String) {
        self.name = name
        self.path = URL(filePath: path).path(percentEncoded: false)
    }

    /// The debug build, which users of the plugin have, and the release build if there is one.
    static var ofThisPackage: [Tool] {
        let configurations = program.deletingLastPathComponent().deletingLastPathComponent()
        return ["debug", "release"].map {
            Tool(name: $0, path: configurations.appending(path: "\($0)/mockgen").path(percentEncoded: false))
        }
        .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The benchmark itself, in the folder of its build configuration.
    static let program = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
}
