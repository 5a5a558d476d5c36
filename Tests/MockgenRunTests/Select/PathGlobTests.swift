import Testing

@testable import MockgenResolution
@testable import MockgenRun

@Suite struct PathGlobTests {
    @Test(arguments: [
        ("*.swift", "A.swift"), ("?.swift", "A.swift"), ("Sources/*", "Sources/A.swift"), ("Sources/*", "Sources/App/A.swift"),
        ("Sources/*/A.swift", "Sources/App/A.swift"), ("Sources/A*/B?/*.swift", "Sources/App/Bc/A.swift"),
        ("**", "A.swift"), ("**", "Sources/App/A.swift"), ("**/A.swift", "A.swift"), ("**/A.swift", "Sources/App/A.swift"),
        ("Sources/**", "Sources/App/A.swift"), ("Sources/**/A.swift", "Sources/A.swift"), ("Sources/**/A.swift", "Sources/x/y/z/A.swift"),
        ("Sources/**/Protocols", "Sources/App/Protocols/A.swift"), ("**/**/A.swift", "A.swift"), ("**/x/**/x/**", "a/x/b/x/c"),
        ("Sources/**/*Routing.swift", "Sources/App/RootRouting.swift"), ("*", "É x.swift"), ("./Sources/*", "Sources/A.swift"),
        ("Sources/.hidden/*", "Sources/.hidden/A.swift"), (".*/A.swift", ".hidden/A.swift"), ("a*b*c", "axxbxbxc"), ("***", "A.swift"),
    ])
    func matches(_ glob: String, _ path: String) {
        #expect(PathGlob(glob).matches(path))
    }

    @Test(arguments: [
        ("*.swift", "Sources/A.swift"), ("?.swift", "AB.swift"), ("Sources/?", "Sources/App/A.swift"), ("Source/*", "Sources/A.swift"),
        ("Sources/*/A.swift", "Sources/A.swift"), ("Sources/*/A.swift", "Sources/x/y/A.swift"), ("**/A.swift", "Sources/BA.swift"),
        ("Sources/**/A.swift", "Tests/A.swift"), ("Sources/**.swift", "Sources/App/A.swift"), ("A.swift/*", "A.swift"), ("*/*/*", "a/b"),
        ("*", ".hidden"), ("**", ".build/checkouts/X/A.swift"), ("**/A.swift", "a/.build/A.swift"), ("?hidden/*", ".hidden/A.swift"),
        ("sources/*", "Sources/A.swift"), ("a*b*c", "axxbxb"),
    ])
    func doesNotMatch(_ glob: String, _ path: String) {
        #expect(!PathGlob(glob).matches(path))
    }

    @Test(arguments: [
        ("*.swift", "/p*ckage/.dir", "/p*ckage/.dir/A.swift"), ("../*/A.swift", "/x/package", "/x/Core/A.swift"), ("../../*", "/x/y", "/a"),
    ])
    func matchesInAFolder(_ glob: String, _ folder: String, _ path: String) {
        #expect(PathGlob(glob, in: folder).matches(path))
    }

    @Test(arguments: [("*.swift", "/p*ckage", "/package/A.swift"), ("*", "/package", "/package2/A.swift")])
    func doesNotMatchInAFolder(_ glob: String, _ folder: String, _ path: String) {
        #expect(!PathGlob(glob, in: folder).matches(path))
    }

    /// Trying every way to match them would not end.
    @Test func nastyPatternsEnd() {
        let names = String(repeating: "a", count: 2000)
        let folders = String(repeating: "a/", count: 500)
        #expect(!PathGlob(String(repeating: "*a", count: 100) + "b").matches(names))
        #expect(!PathGlob(String(repeating: "**/a/", count: 100) + "b").matches(folders))
        #expect(!PathGlob(String(repeating: "**/*/", count: 100) + "b").matches(folders))
    }
}
