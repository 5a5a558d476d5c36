import PackagePlugin

/// `swift package generate-mocks`: writes the mocks of the targets that have an `output`.
@main
struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try context.mockgen(["generate"] + arguments)
    }
}
