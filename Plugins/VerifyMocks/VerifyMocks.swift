import PackagePlugin

/// `swift package verify-mocks`: builds what the mocks mock, and has the tool compare and compile them. It writes nothing, so it asks
/// for no permission.
@main
struct VerifyMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        if !arguments.contains("--no-build"), try !build(context) { return }
        try context.mockgen(["verify"] + arguments)
    }

    private func build(_ context: PluginContext) throws -> Bool {
        let result = try packageManager.build(.all(includingTests: false), parameters: .init())
        if !result.succeeded {
            print(result.logText)
            Diagnostics.error("the package does not build, so its mocks cannot be compiled: correct it, or give '--no-build'")
        }
        return result.succeeded
    }
}
