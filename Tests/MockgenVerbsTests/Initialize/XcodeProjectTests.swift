import TestSupport
import Testing

@testable import MockgenVerbs

/// The sources and modules of the targets of an Xcode project. `project-init-synchronized-folders` has a whole one.
@Suite struct XcodeProjectTests {
    struct Target {
        let name: String
        var type = "framework"
        var files: [String] = []
        var dependencies: [String] = []
        var settings: [String: String] = [:]
    }

    struct Example: CustomTestStringConvertible {
        let testDescription: String
        let targets: [Target]
        /// The sources of each target that tests can import, and of the tests.
        let sources: [String: [String]]
        /// The modules that tests cannot import.
        var hidden: [String: Set<String>] = [:]
    }

    private static let many = (1...13).map { "Mixed/\($0)/A.swift" }

    @Test(arguments: [
        Example(
            testDescription: "a folder", targets: [Target(name: "App", files: ["Code/App/A.swift", "Code/App/Inner/B.swift"])],
            sources: ["App": ["Code/App"]]),
        Example(
            testDescription: "tests in the folder of the app",
            targets: [
                Target(name: "App", type: "application", files: ["App/A.swift", "App/Inner/B.swift"]),
                Target(name: "AppTests", type: "bundle.unit-test", files: ["App/Specs/S.swift"], dependencies: ["App"]),
            ], sources: ["App": ["App"], "AppTests": ["App/Specs"]]),
        Example(
            testDescription: "two targets in one folder",
            targets: [
                Target(name: "App", files: ["Code/A.swift", "Code/Inner/B.swift", "Code/Inner/C.swift"]),
                Target(name: "Core", files: ["Code/D.swift"]),
            ], sources: ["App": ["Code/Inner", "Code/A.swift"], "Core": ["Code/D.swift"]]),
        Example(
            testDescription: "an extension in many folders of the app",
            targets: [
                Target(name: "App", files: many),
                Target(name: "Widget", type: "app-extension", files: many.map { $0.replacing("A.", with: "B.") }),
            ], sources: ["App": ["Mixed"]]),
        Example(
            testDescription: "a few files of another module in each folder",
            targets: [
                Target(name: "App", files: many + many.map { $0.replacing("A.", with: "B.") }),
                Target(name: "Core", files: many.map { $0.replacing("A.", with: "C.") } + ["Core/A.swift", "Core/B.swift"]),
            ], sources: ["App": ["Mixed"], "Core": ["Core"]]),
        Example(
            testDescription: "helpers of several test targets",
            targets: [
                Target(name: "Core", files: ["Core/A.swift"]),
                Target(name: "CoreTests", type: "bundle.unit-test", files: ["CoreTests/Inner/A.swift", "CoreTests/Helpers/H.swift"]),
                Target(name: "ViewTests", type: "bundle.unit-test", files: ["ViewTests/A.swift", "CoreTests/Helpers/H.swift"]),
            ], sources: ["Core": ["Core"], "CoreTests": ["CoreTests/Inner"], "ViewTests": ["ViewTests"]]),
        Example(
            testDescription: "settings that name the module",
            targets: [
                Target(name: "App", files: ["App/A.swift"], settings: ["PRODUCT_MODULE_NAME": "TeaShop", "PRODUCT_NAME": "Tea"]),
                Target(name: "Kit-iOS", files: ["Kit/A.swift"], settings: ["PRODUCT_NAME": "\"Tea Kit\""]),
                Target(name: "Core", files: ["Core/A.swift"], settings: ["PRODUCT_NAME": "\"$(TARGET_NAME)\""]),
            ], sources: ["TeaShop": ["App"], "Tea_Kit": ["Kit"], "Core": ["Core"]]),
        Example(
            testDescription: "tests that import a framework of their app",
            targets: [
                Target(name: "Phone", type: "application", files: ["Phone/A.swift", "Shared/B.swift"], dependencies: ["Core"]),
                Target(name: "Mac", type: "application", files: ["Mac/A.swift", "Shared/B.swift"]),
                Target(name: "Core", files: ["Core/A.swift", "Shared/B.swift"]),
                Target(name: "CoreMac", files: ["CoreMac/A.swift", "Shared/B.swift"], settings: ["PRODUCT_NAME": "Core"]),
                Target(name: "Other", files: ["Other/A.swift"]), Target(name: "CoreForTV", files: ["Shared/B.swift"]),
                Target(name: "Demo", type: "application", files: ["Demo/A.swift"]),
                Target(
                    name: "PhoneTests", type: "bundle.unit-test", files: ["PhoneTests/A.swift", "Phone/A.swift"], dependencies: ["Phone"]),
                Target(name: "MacTests", type: "bundle.unit-test", files: ["MacTests/A.swift"], dependencies: ["Mac"]),
            ],
            sources: [
                "Phone": ["Phone", "Shared"], "Mac": ["Mac", "Shared"], "Core": ["Core", "Shared"], "Other": ["Other"],
                "PhoneTests": ["PhoneTests"], "MacTests": ["MacTests"],
            ], hidden: ["PhoneTests": ["Mac"], "MacTests": ["Phone", "Core"]]),
    ])
    func parts(_ example: Example) async throws {
        try await withTemporaryFolder { folder in
            let files = Set(example.targets.flatMap(\.files))
            for file in files { try folder.write("\n", to: file) }
            try folder.write(Self.project(example.targets), to: "App.xcodeproj/project.pbxproj")
            let project = try #require(XcodeProject(at: "App.xcodeproj", in: FolderLayout(of: folder.path), among: files))
            let parts = project.parts
            let sources = Dictionary(parts.map { ($0.name, $0.sources) }) { first, _ in first }
            #expect(sources == example.sources)
            let hidden = Dictionary(parts.map { ($0.name, $0.hidden) }) { first, _ in first }.filter { !$0.value.isEmpty }
            #expect(hidden == example.hidden)
        }
    }

    /// The mocks of two targets cannot be in one file.
    @Test func equalTestsHaveTheSameMocks() async throws {
        try await withTemporaryFolder { folder in
            for file in ["Kit/A.swift", "Tests/T.swift"] { try folder.write("\n", to: file) }
            let tests = ["Tests-iOS", "Tests-macOS"].map { Target(name: $0, type: "bundle.unit-test", files: ["Tests/T.swift"]) }
            let project = Self.project([Target(name: "Kit", files: ["Kit/A.swift"])] + tests)
            try folder.write(project, to: "Kit.xcodeproj/project.pbxproj")
            let layout = ProjectLayout(ofFolder: folder.path)
            #expect(layout.tests.map(\.name) == ["Tests_iOS"])
            #expect(layout.notes.contains("Tests_macOS has the same files as Tests_iOS: add the mocks to both"), "\(layout.notes)")
        }
    }

    private static func project(_ targets: [Target]) -> String {
        let files = Array(Set(targets.flatMap(\.files))).sorted()
        func id(_ file: String) -> String { "F\(files.firstIndex(of: file) ?? 0)" }
        let references = files.map { "\(id($0)) = {isa = PBXFileReference; path = \"\($0)\"; sourceTree = \"<group>\"; };" }
        let objects = targets.map { target in
            """
            T\(target.name) /* \(target.name) */ = {
                isa = PBXNativeTarget; name = "\(target.name)"; productType = "com.apple.product-type.\(target.type)";
                buildPhases = ("P\(target.name)"); buildConfigurationList = "L\(target.name)";
                dependencies = (\(target.dependencies.map { "D\($0)," }.joined()));
            };
            "P\(target.name)" = { isa = PBXSourcesBuildPhase; files = (\(target.files.map { "B\(id($0))," }.joined())); };
            "D\(target.name)" = { isa = PBXTargetDependency; target = "T\(target.name)"; };
            "L\(target.name)" = { isa = XCConfigurationList; buildConfigurations = ("C\(target.name)"); };
            "C\(target.name)" = { isa = XCBuildConfiguration; buildSettings = {\(target.settings.map { "\($0) = \($1);" }.joined())}; };
            """
        }
        let builds = files.map { "B\(id($0)) = {isa = PBXBuildFile; fileRef = \(id($0)) /* \($0) in Sources */; };" }
        return """
            // !$*UTF8*$!
            {
                objects = {
                    A0 = { isa = PBXProject; mainGroup = A1; };
                    A1 = { isa = PBXGroup; children = (\(files.map { "\(id($0))," }.joined())); sourceTree = "<group>"; };
                    \((references + builds + objects).joined(separator: "\n"))
                };
            }
            """
    }
}
