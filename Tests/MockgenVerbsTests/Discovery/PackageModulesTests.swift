import MockgenConsole
import MockgenModel
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun
@testable import MockgenVerbs

/// Against SwiftPM itself: a package in a folder with spaces, and one beside it.
@Suite struct PackageModulesTests {
    @Test func aPackageAndOneBesideIt() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "My App", dependencies: [.package(path: "../Core Things")],
                    targets: [
                        .target(name: "App-Kit", dependencies: ["Leaf", .product(name: "Core", package: "Core Things")]),
                        .target(name: "Leaf"), .target(name: "Unseen"), .target(name: "CLibrary"),
                        .testTarget(name: "AppTests", dependencies: ["App-Kit", "CLibrary"]),
                    ])
                """, to: "My App/Package.swift")
            for name in [
                "App-Kit/B b.swift", "App-Kit/A.swift", "Leaf/Deep/L.swift", "Unseen/U.swift", "CLibrary/c.c", "CLibrary/include/c.h",
            ] {
                try folder.write("\n", to: "My App/Sources/\(name)")
            }
            try folder.write("\n", to: "My App/Tests/AppTests/T.swift")
            try folder.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "Core Things",
                    products: [.library(name: "Core", targets: ["CoreAPI"]), .library(name: "Leaf", targets: ["Secret"])],
                    targets: [
                        .target(name: "CoreAPI", dependencies: ["CoreBase"]), .target(name: "CoreBase"), .target(name: "Secret"),
                        .testTarget(name: "AppTests", dependencies: ["Secret"]),
                    ])
                """, to: "Core Things/Package.swift")
            for name in ["CoreAPI", "CoreBase", "Secret"] { try folder.write("\n", to: "Core Things/Sources/\(name)/\(name).swift") }
            try folder.write("\n", to: "Core Things/Tests/AppTests/Other.swift")

            let package = try await PackageModules(packageAt: folder.path("My App"))
            let swift6: Set<CompilerSetting> = [.isolatedTypesUsability, .isolatedDefaultValues]
            #expect(
                package.targets["AppTests"]?.module
                    == Module(name: "AppTests", isLocal: true, files: ["Tests/AppTests/T.swift"], settings: swift6))
            #expect(
                package.visibleModules(from: "AppTests") == [
                    Module(
                        name: "App_Kit", isLocal: true, files: ["Sources/App-Kit/A.swift", "Sources/App-Kit/B b.swift"], settings: swift6),
                    Module(name: "Leaf", isLocal: true, files: ["Sources/Leaf/Deep/L.swift"], settings: swift6),
                    Module(
                        name: "CoreAPI", isLocal: false, files: [folder.path("Core Things/Sources/CoreAPI/CoreAPI.swift")], settings: swift6
                    ),
                    Module(
                        name: "CoreBase", isLocal: false, files: [folder.path("Core Things/Sources/CoreBase/CoreBase.swift")],
                        settings: swift6),
                ])
            #expect(package.visibleModules(from: "Leaf") == [])
            #expect(package.visibleModules(from: "NoSuchTarget") == [])
            #expect(try Disk.contents(of: folder.path("Core Things")) == ["Package.swift", "Sources", "Tests"])
        }
    }

    @Test func aManifestThatIsWrong() async throws {
        try await withTemporaryFolder { folder in
            let error = await #expect(throws: Diagnostics.self) { try await PackageModules(packageAt: folder.path) }
            #expect(
                error?.all.map(TextFormat().text) == [
                    "mockgen: error: SwiftPM cannot read the package in '\(folder.path)'; see its message above [package-not-readable]\n"
                        + "help: run 'swift package describe' there and correct the errors that it reports\n"
                ])
        }
    }
}

extension PackageModules {
    fileprivate init(packageAt folder: String) async throws(Diagnostics) {
        let buildFolder = BuildFolder(ofPackageAt: folder)
        try await self.init(packageAt: folder, buildFolder: buildFolder, Manifests(isInPlugin: false, cache: buildFolder.cache))
    }
}
