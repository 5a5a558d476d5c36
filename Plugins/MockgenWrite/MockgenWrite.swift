import PackagePlugin

/// `swift package mockgen-write VERB …`: `generate` and `init`, which write to the package. SwiftPM asks the user for permission.
@main
struct MockgenWrite: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Tool(context, access: .write, packageManager).run(arguments)
    }
}
