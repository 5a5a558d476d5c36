import Testing

@testable import MockgenDisk

@Suite struct PathTests {
    @Test(arguments: [
        ("", "."), ("a", "a"), ("/", "/"), ("/a", "/a"), ("a/b/", "a/b"), ("./a", "a"), ("a/./b//c", "a/b/c"), ("a/../b", "b"),
        ("../a", "../a"),
        ("../../a", "../../a"), ("a/../../b", "../b"), ("/a/b/..", "/a"), (".", "."), ("a/..", "."), ("/..", "/"), ("/../a", "/a"),
    ])
    func normalized(_ path: String, _ expected: String) { #expect(path.normalizedPath == expected) }

    @Test(arguments: [
        ("a", "/b", "/b/a"), ("a", "/b/", "/b/a"), ("a", "/", "/a"), ("/a", "/b", "/a"), ("a", "", "a"), ("a", ".", "a"),
        ("a b/c", "/d e", "/d e/a b/c"),
    ])
    func inAFolder(_ path: String, _ folder: String, _ expected: String) { #expect(path.inFolder(folder) == expected) }

    @Test(arguments: [
        ("/b/a", "/b", "a"), ("/b/a", "/b/", "a"), ("/ba", "/b", "/ba"), ("/b", "/b", "/b"), ("/a", "/", "a"), ("a", "/b", "a"),
        ("/a", "", "/a"),
    ])
    func relative(_ path: String, _ folder: String, _ expected: String) { #expect(path.relative(to: folder) == expected) }

    @Test(arguments: [("a", "", "a"), ("/a", "/", "a"), ("/a/b", "/a", "b"), ("a/b.swift", "a", "b.swift"), ("", "", "")])
    func parts(_ path: String, _ folder: String, _ name: String) {
        #expect(path.parentFolder == folder)
        #expect(path.fileName == name)
    }
}
