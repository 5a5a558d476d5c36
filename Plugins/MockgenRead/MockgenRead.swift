import PackagePlugin

/// `swift package mockgen VERB …`: every verb that writes nothing to the package, so SwiftPM asks for no permission.
@main
struct MockgenRead: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Tool(context, access: .read, packageManager).run(arguments)
    }
}
