import MockgenOutline
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenResolution
@testable import MockgenRun

/// The sources of interfaces, and those that mockgen keeps.
@Suite struct InterfaceCacheTests {
    @Test func interfacesArePrintedOnce() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            let build = BuildFolder(ofPackageAt: folder.path)
            let interfaces = Interfaces(prebuilt: PrebuiltModules(root: folder.path, buildFolder: build), cache: build.cache)
            let first = try interfaces.interface("Observation").get()
            #expect(first.isOfToolchain)
            #expect(String(decoding: first.text.bytes, as: UTF8.self).contains("public protocol Observable"))
            let file = ".build/mockgen/\(Disk.ownPath.fileName)/interfaces/Observation"
            let kept = try folder.read(file)
            #expect(try interfaces.interface("Observation").get().text.bytes == first.text.bytes)

            for damaged in [String(kept.dropLast(20)), kept.replacing("Observable", with: "Observably"), "", "\n\n"] {
                try folder.write(damaged, to: file)
                #expect(try interfaces.interface("Observation").get().text.bytes == first.text.bytes)
                #expect(try folder.read(file) == kept, "it is made again")
            }
        }
    }

    @Test func missingModulesAreKept() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            let build = BuildFolder(ofPackageAt: folder.path)
            func interfacesOfNewRun() -> Interfaces {
                Interfaces(prebuilt: PrebuiltModules(root: folder.path, buildFolder: build), cache: build.cache)
            }
            #expect(throws: Interfaces.Failure.noModule) { try interfacesOfNewRun().interface("NoModuleOfThisName").get() }
            let file = ".build/mockgen/\(Disk.ownPath.fileName)/interfaces/NoModuleOfThisName"
            #expect(try folder.read(file).contains("\nnone\n"))
            // Prebuilt since then.
            try folder.write("public protocol Here {}", to: "Prebuilt/NoModuleOfThisName.swiftinterface")
            #expect(try !interfacesOfNewRun().interface("NoModuleOfThisName").get().isOfToolchain)
        }
    }

    @Test func firstWritableFolderIsUsed() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            try folder.write("", to: "taken")
            let (closed, own) = (BuildFolder(folder.path("taken"), ofPackageAt: folder.path), BuildFolder(ofPackageAt: folder.path))
            let interfaces = Interfaces(
                prebuilt: PrebuiltModules(root: folder.path, buildFolder: own), cache: Cache([closed, own].compactMap(\.own)))
            _ = try interfaces.interface("Observation").get()
            #expect(try folder.contents.contains(".build/mockgen/\(Disk.ownPath.fileName)/interfaces/Observation"))
        }
    }

    @Test func unknownModuleIsAnError() {
        let nowhere = BuildFolder("/nowhere", ofPackageAt: "/nowhere")
        let interfaces = Interfaces(prebuilt: PrebuiltModules(root: "/nowhere", buildFolder: nowhere), cache: nowhere.cache)
        #expect(throws: Interfaces.Failure.noModule) { try interfaces.interface("NoModuleOfThisName").get() }
    }

    @Test(arguments: [
        (["Prebuilt/M.swiftinterface"], "text Prebuilt/M.swiftinterface"),
        (["Prebuilt/M.swiftmodule"], "binary Prebuilt/M.swiftmodule in Prebuilt"),
        (["Prebuilt/M.swiftmodule", "Other/M.swiftinterface"], "text Other/M.swiftinterface"),
        (
            [
                "F/M.xcframework/a/M.framework/Modules/M.swiftmodule/arm64.private.swiftinterface",
                "F/M.xcframework/a/M.framework/Modules/M.swiftmodule/arm64.swiftinterface",
            ], "text F/M.xcframework/a/M.framework/Modules/M.swiftmodule/arm64.swiftinterface"
        ),
        (["F/M.swiftmodule/x86_64.swiftdoc", "F/M.swiftmodule/x86_64.swiftmodule"], "binary F/M.swiftmodule/x86_64.swiftmodule in F"),
        ([".build/artifacts/m/M.swiftinterface"], "text .build/artifacts/m/M.swiftinterface"),
        ([".build/debug/Modules/M.swiftmodule"], "binary .build/debug/Modules/M.swiftmodule in .build/debug/Modules"),
        (["Prebuilt/N.swiftinterface", ".hidden/M.swiftinterface", "M/M.swift"], "nothing"),
    ])
    func prebuilt(files: [String], found: String) async throws {
        try await withTemporaryFolder { folder in
            for file in files { try folder.write("", to: file) }
            let modules = PrebuiltModules(root: folder.path, buildFolder: BuildFolder(ofPackageAt: folder.path))
            let shown =
                switch modules.module(named: "M") {
                case .text(let path): "text \(path.relative(to: folder.path))"
                case .binary(let path, let folders):
                    "binary \(path.relative(to: folder.path)) in \(folders.map { $0.relative(to: folder.path) }.joined(separator: ", "))"
                case nil: "nothing"
                }
            #expect(shown == found)
        }
    }
}
