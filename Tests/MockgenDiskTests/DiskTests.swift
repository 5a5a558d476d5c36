import TestSupport
import Testing

@testable import MockgenDisk

@Suite struct DiskTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000]) func readsTheWrittenBytes(_ count: Int) async throws {
        try await withTemporaryFolder { folder in
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try Disk.write(bytes, to: folder.path("é file"))
            let read = try Disk.read(folder.path("é file"))
            #expect(read == bytes)
        }
    }

    @Test func replacesALongerFile() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("a long text", to: "a")
            try folder.write("short", to: "a")
            #expect(try folder.read("a") == "short")
        }
    }

    @Test func failuresHaveAReason() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "file")
            #expect(
                failure { () throws(Disk.Failure) in _ = try Disk.read(folder.path("missing")) } == "no such file or directory, missing")
            #expect(failure { () throws(Disk.Failure) in _ = try Disk.read(folder.path("file/below")) } == "not a directory, missing")
            #expect(failure { () throws(Disk.Failure) in _ = try Disk.read(folder.path) } == "is a directory")
            #expect(failure { () throws(Disk.Failure) in _ = try Disk.contents(of: folder.path("file")) } == "not a directory, missing")
            #expect(failure { () throws(Disk.Failure) in _ = try Disk.makeFolder(folder.path("file/below")) } == "not a directory, missing")
            #expect(
                failure { () throws(Disk.Failure) in try Disk.rename(folder.path("missing"), to: folder.path("b")) }
                    == "no such file or directory, missing")
        }
    }

    private func failure(_ body: () throws(Disk.Failure) -> Void) -> String? {
        do throws(Disk.Failure) {
            try body()
            return nil
        } catch {
            return error.reason + (error.isMissing ? ", missing" : "")
        }
    }

    @Test func folders() async throws {
        try await withTemporaryFolder { folder in
            #expect(try Disk.makeFolder(folder.path("a b/c/d")) == ["a b", "a b/c", "a b/c/d"].map(folder.path))
            #expect(try Disk.makeFolder(folder.path("a b/c/d")) == [])
            try folder.write("", to: "a b/.hidden")
            try folder.write("", to: "a b/file")
            #expect(try Disk.contents(of: folder.path("a b")) == [".hidden", "c", "file"])
            #expect(Disk.isFolder(folder.path("a b/c")))
            #expect(!Disk.isFolder(folder.path("a b/file")))
            #expect(Disk.exists(folder.path("a b/file")))
            #expect(!Disk.exists(folder.path("a b/other")))
            Disk.remove(folder.path("a b/file"))
            #expect(!Disk.exists(folder.path("a b/file")))
        }
    }

    @Test func links() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("text", to: "a/file")
            try folder.link("one", to: "a/file")
            try folder.link("a/two", to: "../one")
            #expect(try folder.read("a/two") == "text")
            #expect(Disk.realPath(folder.path("a/two")) == folder.path("a/file"))
            #expect(Disk.realPath(folder.path("missing")) == nil)
            #expect(Disk.realPathOfExisting(folder.path("a/two/missing/file")) == folder.path("a/file"))
            #expect(Disk.realPathOfExisting(folder.path("a/missing/file")) == folder.path("a"))
            #expect(Disk.kind(of: folder.path("a/two")) == .link(to: "../one"))
            #expect(Disk.kind(of: folder.path("a")) == .folder)
            #expect(Disk.kind(of: folder.path("missing")) == nil)
            #expect(Disk.kind(of: "/dev/null") == .other("a device"))
        }
    }
}
