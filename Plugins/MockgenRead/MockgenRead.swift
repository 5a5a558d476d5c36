import PackagePlugin

/// `swift package mockgen VERB …`: the verbs that do not write to the package, so SwiftPM does not ask for permission.
@main
struct MockgenRead: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Tool(context, access: .read, packageManager).run(arguments)
    }
}
