import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The targets that SwiftPM builds before mocks can be compiled.
@Suite struct TargetsToBuildTests {
    /// `App` needs `Core` and `Net`, which needs `Core`; `Tool` needs `App`; nobody needs `Other`.
    private static let package = """
        package\t/p
        package\t/q
        target\tCore\tCore\tlocal\tsource
        target\tNet\tNet\tother\tsource
        needs\tCore
        target\tApp\tApp\tlocal\tsource
        needs\tNet
        needs\tCore
        needs\tCLibrary
        target\tTool\tTool\tlocal\tsource
        needs\tApp
        needs\tNet
        needs\tCore
        target\tOther\tOther\tlocal\tsource
        needs\tCore
        target\tAppTests\tAppTests\tlocal\ttest
        needs\tApp
        needs\tNet
        needs\tCore
        target\tNetTests\tNetTests\tlocal\ttest
        needs\tNet
        needs\tCore
        target\tToolTests\tToolTests\tlocal\ttest
        needs\tTool
        needs\tOther
        target\tPlainTests\tPlainTests\tlocal\ttest

        """

    @Test(arguments: [
        (["AppTests"], ["App"]), (["NetTests"], ["Net"]), (["AppTests", "NetTests"], ["App"]), (["ToolTests"], ["Other", "Tool"]),
        (["ToolTests", "AppTests"], ["Other", "Tool"]), (["PlainTests"], []), ([], []),
    ])
    func onlyWhatNothingElseBuilds(_ targets: [String], _ expected: [String]) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.package, to: "package.txt")
            let modules = try await PackageModules(
                describedIn: folder.path("package.txt"), packageAt: folder.path, buildFolder: BuildFolder(ofPackageAt: folder.path),
                Manifests(isInPlugin: true, cache: .none))
            #expect(modules.targetsToBuild(for: targets) == expected)
            #expect(modules.folders == ["/p", "/q"])
        }
    }
}
