import MockgenModel
import TestSupport
import Testing

@testable import MockgenKit
@testable import MockgenResolution

@Suite struct FileWriterTests {
    private static let fresh = GeneratedFile.marker + "\nfresh\n"
    private static let stale = GeneratedFile.marker + "\nstale\n"

    private func write(_ names: String..., in folder: TemporaryFolder) throws(Diagnostics) -> [String] {
        try FileWriter(root: folder.path).write(names.map { GeneratedFile(path: $0, text: Self.fresh) })
    }

    @Test func createsFilesAndFolders() async throws {
        try await withTemporaryFolder { folder in
            let written = try write("A.swift", "Deep er/still/B.swift", in: folder)
            #expect(written == ["A.swift", "Deep er/still/B.swift"])
            #expect(try folder.read("A.swift") == Self.fresh)
            #expect(try folder.read("Deep er/still/B.swift") == Self.fresh)
            #expect(try folder.contents == ["A.swift", "Deep er", "Deep er/still", "Deep er/still/B.swift"])
        }
    }

    @Test func writesOnlyWhatChanged() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.fresh, to: "A.swift")
            try folder.write(Self.stale, to: "B.swift")
            try folder.write("", to: "C.swift")
            let before = try folder.identity(of: "A.swift")
            #expect(try write("A.swift", "B.swift", "C.swift", in: folder) == ["B.swift", "C.swift"])
            #expect(try folder.identity(of: "A.swift") == before)
            #expect(try folder.read("B.swift") == Self.fresh)
            #expect(try folder.read("C.swift") == Self.fresh)
            #expect(try write("A.swift", "B.swift", "C.swift", in: folder) == [])
            #expect(try folder.contents == ["A.swift", "B.swift", "C.swift"])
        }
    }

    @Test func writesAbsolutePaths() async throws {
        try await withTemporaryFolder { folder in
            let written = try write(folder.path("A.swift"), in: folder)
            #expect(written == [folder.path("A.swift")])
            #expect(try folder.read("A.swift") == Self.fresh)
        }
    }

    @Test func oneForeignFileLeavesAllUnchanged() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("import XCTest\n", to: "B.swift")
            try folder.write("\n" + GeneratedFile.marker, to: "C.swift")
            let found = await problems { () throws(Diagnostics) in try write("A.swift", "B.swift", "C.swift", in: folder) }
            #expect(
                found.map(\.shown)
                    == ["B.swift", "C.swift"].map { name in
                        "\(name):1:1: error: mockgen did not write '\(name)' and does not overwrite it [not-ours]\n"
                            + "  help: give the target another 'output', or delete the file if its contents are no longer needed"
                    })
            #expect(try folder.contents == ["B.swift", "C.swift"])
            #expect(try folder.read("B.swift") == "import XCTest\n")
        }
    }

    @Test func allOrNothing() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            // No folder can be made below a file.
            try folder.write("", to: "file")
            let found = await problems { () throws(Diagnostics) in
                try write("A.swift", "New/Deep/B.swift", "file/C.swift", "file/D.swift", in: folder)
            }
            #expect(
                found.map(\.shown)
                    == ["file/C.swift", "file/D.swift"].map {
                        "nowhere: error: cannot write '\($0)': not a directory [cannot-write]\n  help: choose another path, or move the file that is in place of a folder"
                    })
            #expect(try folder.contents == ["A.swift", "file"])
            #expect(try folder.read("A.swift") == Self.stale)
        }
    }

    @Test func folderInPlaceOfAFileIsAnError() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "A.swift/B.swift")
            let found = await problems { () throws(Diagnostics) in try write("A.swift", in: folder) }
            #expect(
                found.map(\.shown) == [
                    "nowhere: error: cannot read 'A.swift': is a directory [cannot-read]\n  help: choose another path, or move the folder that is in place of the file"
                ])
            #expect(try folder.contents == ["A.swift", "A.swift/B.swift"])
        }
    }

    @Test(arguments: [
        "../Shared/Mocks.swift", "/ABSOLUTE/Shared/Mocks.swift", "Next.swift",
    ])
    func aLinkStaysOne(_ target: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "Shared/Mocks.swift")
            try folder.write("", to: "Links/file")
            try folder.link("Links/Next.swift", to: "../Shared/Mocks.swift")
            try folder.link("Links/Mocks.swift", to: target.replacing("/ABSOLUTE", with: folder.path))
            #expect(try write("Links/Mocks.swift", in: folder) == ["Links/Mocks.swift"])
            #expect(try folder.isLink("Links/Mocks.swift"))
            #expect(try folder.isLink("Links/Next.swift"))
            #expect(try folder.read("Shared/Mocks.swift") == Self.fresh)
            #expect(
                try folder.contents == ["Links", "Links/Mocks.swift", "Links/Next.swift", "Links/file", "Shared", "Shared/Mocks.swift"])
        }
    }

    @Test func brokenLinkCreatesItsTarget() async throws {
        try await withTemporaryFolder { folder in
            try folder.link("Mocks.swift", to: "Shared/Mocks.swift")
            #expect(try write("Mocks.swift", in: folder) == ["Mocks.swift"])
            #expect(try folder.isLink("Mocks.swift"))
            #expect(try folder.read("Shared/Mocks.swift") == Self.fresh)
        }
    }

    @Test func linkToAForeignFileIsAnError() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("mine", to: "Mine.swift")
            try folder.link("Mocks.swift", to: "Mine.swift")
            let found = await problems { () throws(Diagnostics) in try write("Mocks.swift", in: folder) }
            #expect(found.map(\.id) == [.notOurs])
            #expect(try folder.read("Mine.swift") == "mine")
        }
    }

    /// The second one finds its new text moved away by the first: what was done is taken back.
    @Test func twoLinksToOneFileAreWrittenOnce() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            try folder.link("B.swift", to: "New/C.swift")
            try folder.link("D.swift", to: "New/C.swift")
            let found = await problems { () throws(Diagnostics) in try write("A.swift", "B.swift", "D.swift", in: folder) }
            #expect(found.map(\.id) == [.cannotWrite])
            #expect(try folder.read("A.swift") == Self.stale)
            #expect(try folder.contents == ["A.swift", "B.swift", "D.swift"])
        }
    }

    @Test func circularLinksAreAnError() async throws {
        try await withTemporaryFolder { folder in
            try folder.link("A.swift", to: "B.swift")
            try folder.link("B.swift", to: "A.swift")
            let found = await problems { () throws(Diagnostics) in try write("A.swift", in: folder) }
            #expect(found.map(\.id) == [.cannotRead])
            #expect(try folder.contents == ["A.swift", "B.swift"])
        }
    }

    @Test func lockedFileIsNotReplaced() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            try folder.setPermissions(0o444, of: "A.swift")
            let found = await problems { () throws(Diagnostics) in try write("A.swift", "B.swift", in: folder) }
            #expect(
                found.map(\.shown) == [
                    "nowhere: error: cannot write 'A.swift': the file is read-only [cannot-write]\n  help: check the permissions of the file and its folder"
                ])
            #expect(try folder.contents == ["A.swift"])
            #expect(try folder.read("A.swift") == Self.stale)
        }
    }

    @Test func lockedFileThatIsUpToDateIsNoError() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.fresh, to: "A.swift")
            try folder.setPermissions(0o444, of: "A.swift")
            #expect(try write("A.swift", in: folder) == [])
        }
    }

    @Test(arguments: [0o600, 0o644, 0o666, 0o755]) func permissionsDoNotChange(_ permissions: Int) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            try folder.setPermissions(permissions, of: "A.swift")
            #expect(try write("A.swift", in: folder) == ["A.swift"])
            #expect(try folder.permissions(of: "A.swift") == permissions)
        }
    }
}
