import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenDisk

@Suite struct FileWriterTests {
    private static let fresh = GeneratedFile.marker + "\nfresh\n"
    private static let stale = GeneratedFile.marker + "\nstale\n"

    private func write(_ names: String..., in folder: TemporaryFolder) throws(Diagnostics) -> [String] {
        try FileWriter(root: folder.path, folder: folder.path).write(
            names.map { GeneratedFile(path: $0, pieces: [Self.fresh]) })
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
            let before = try folder.identity(of: "A.swift")
            #expect(try write("A.swift", "B.swift", "C.swift", in: folder) == ["B.swift", "C.swift"])
            #expect(try folder.identity(of: "A.swift") == before)
            #expect(try folder.read("B.swift") == Self.fresh)
            #expect(try folder.read("C.swift") == Self.fresh)
            #expect(try write("A.swift", "B.swift", "C.swift", in: folder) == [])
            #expect(try folder.contents == ["A.swift", "B.swift", "C.swift"])
        }
    }

    /// The compiler takes a file for unchanged whose time has the same second.
    @Test func everyWriteHasItsSecond() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            // The test can take longer than a second.
            let date = Date(timeIntervalSince1970: (Date.now.timeIntervalSince1970 + 100).rounded())
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("A.swift"))
            #expect(try write("A.swift", in: folder) == ["A.swift"])
            #expect(Disk.status(of: folder.path("A.swift"))?.modified == (Int(date.timeIntervalSince1970) + 1) * 1_000_000_000)
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
            let found = problems { () throws(Diagnostics) in try write("A.swift", "B.swift", "C.swift", in: folder) }
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

    @Test func onlyGeneratedFilesOfOthersAreReplaced() async throws {
        try await withTemporaryFolder { folder in
            let sourcery = "// Generated using Sourcery 2.2.5 — https://github.com/krzysztofzablocki/Sourcery\n// DO NOT EDIT\n"
            try folder.write(sourcery, to: "A.swift")
            try folder.write("// by hand\n", to: "B.swift")
            let files = ["A.swift", "B.swift"].map { GeneratedFile(path: $0, pieces: [Self.fresh]) }
            var writer = FileWriter(root: folder.path, folder: folder.path)
            let refused = problems { () throws(Diagnostics) in try writer.write(files) }
            #expect(
                refused.map(\.message) == [
                    "Sourcery generated 'A.swift', and mockgen does not overwrite it",
                    "mockgen did not write 'B.swift' and does not overwrite it",
                ])
            writer.replaced = .generated
            let other = problems { () throws(Diagnostics) in try writer.write(files) }
            #expect(other.map(\.location?.path) == ["B.swift"])
            #expect(try folder.read("A.swift") == sourcery)
            #expect(try writer.write([files[0]]) == ["A.swift"])
            #expect(try folder.read("A.swift") == Self.fresh)
            #expect(try folder.read("B.swift") == "// by hand\n")
        }
    }

    /// A file that was emptied has nothing to lose. Editors of Windows save a byte order mark.
    @Test(arguments: ["", "\n \r\n", "\u{FEFF}" + stale, "\u{FEFF}" + fresh]) func emptiedAndSavedFilesAreReplaced(_ old: String)
        async throws
    {
        try await withTemporaryFolder { folder in
            try folder.write(old, to: "A.swift")
            #expect(try write("A.swift", in: folder) == ["A.swift"])
            #expect(Array(try folder.read("A.swift").utf8) == Array(Self.fresh.utf8))
        }
    }

    @Test func inAFolderOfItsOwnAllPlainFilesAreReplaced() async throws {
        try await withTemporaryFolder { folder in
            let writer = FileWriter(root: folder.path, folder: folder.path, replacing: .all)
            try folder.write("damaged", to: "A.swift")
            try folder.link("B.swift", to: "A.swift")
            #expect(try writer.write([GeneratedFile(path: "A.swift", pieces: [Self.fresh])]) == ["A.swift"])
            let found = problems { () throws(Diagnostics) in try writer.write([GeneratedFile(path: "B.swift", pieces: [Self.stale])]) }
            #expect(found.map(\.id) == [.outputNoFile])
            #expect(try folder.read("A.swift") == Self.fresh)
        }
    }

    @Test func allOrNothing() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            // No folder can be made below a file.
            try folder.write("", to: "file")
            let found = problems { () throws(Diagnostics) in
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

    @Test(arguments: [
        ("Folder", "'Folder' is a folder, and mockgen writes only plain files [output-no-file]"),
        ("FIFO", "'FIFO' is a FIFO, and mockgen writes only plain files [output-no-file]"),
        ("Socket", "'Socket' is a socket, and mockgen writes only plain files [output-no-file]"),
        ("Link", "'Link' is a link to 'Mocks', and mockgen writes only plain files [output-no-file]"),
        ("Broken", "'Broken' is a link to 'nowhere', and mockgen writes only plain files [output-no-file]"),
        ("Circle", "'Circle' is a link to 'Circle', and mockgen writes only plain files [output-no-file]"),
        ("Device", "'Device' is a link to '/dev/null', and mockgen writes only plain files [output-no-file]"),
        ("Out/Mocks", "'Out/Mocks' is outside of the package: a link on its path leads to '/OUTSIDE' [output-outside-package]"),
        ("Out/New/Mocks", "'Out/New/Mocks' is outside of the package: a link on its path leads to '/OUTSIDE' [output-outside-package]"),
        ("../Beside", "'../Beside' is outside of the package: a link on its path leads to '/PARENT' [output-outside-package]"),
        ("Other", "Other:1:1: error: mockgen did not write 'Other' and does not overwrite it [not-ours]"),
    ])
    func onlyPlainFilesInThePackage(_ name: String, _ message: String) async throws {
        try await withTemporaryFolder { outside in
            try await withTemporaryFolder { folder in
                for name in ["Mocks", "Folder/file"] { try folder.write(Self.stale, to: name) }
                try folder.write("\u{FEFF}import XCTest\n", to: "Other")
                try #require(mkfifo(folder.path("FIFO"), 0o600) == 0)
                try makeSocket(at: folder.path("Socket"))
                let links = ["Link": "Mocks", "Broken": "nowhere", "Circle": "Circle", "Device": "/dev/null", "Out": outside.path]
                for (name, target) in links { try folder.link(name, to: target) }
                let before = try folder.contents
                let found = problems { () throws(Diagnostics) in try write("A.swift", name, in: folder) }
                let expected = message.replacing("/OUTSIDE", with: outside.path).replacing("/PARENT", with: folder.path.parentFolder)
                #expect(found.count == 1)
                #expect(found.first?.shown.contains(expected) == true, "\(found.map(\.shown))")
                #expect(try folder.contents == before)
                #expect(try folder.read("Mocks") == Self.stale)
                #expect(try outside.contents.isEmpty)
            }
        }
    }

    @Test func aFolderMayBeALinkInsideThePackage() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "Shared/Mocks.swift")
            try folder.link("Link", to: "Shared")
            #expect(try write("Link/Mocks.swift", in: folder) == ["Link/Mocks.swift"])
            #expect(try folder.read("Shared/Mocks.swift") == Self.fresh)
            #expect(try folder.isLink("Link"))
        }
    }

    /// Another program can have a hidden file with a similar name.
    @Test func otherFilesStay() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            for name in ["mine", ".mockgen-mine", ".mockgen-1-mine-too"] { try folder.write("mine", to: name) }
            try folder.link(".mockgen-A.swift", to: "mine")
            #expect(try write("A.swift", in: folder) == ["A.swift"])
            #expect(try folder.read("mine") == "mine")
            #expect(try folder.contents == [".mockgen-1-mine-too", ".mockgen-A.swift", ".mockgen-mine", "A.swift", "mine"])
        }
    }

    /// The next run also removes them if it changes no file. The drafts of live processes stay, and files that mockgen did not write.
    @Test func draftsOfKilledRunsAreRemoved() async throws {
        try await withTemporaryFolder { folder in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/true")
            try process.run()
            process.waitUntilExit()
            let (own, dead) = (getpid(), process.processIdentifier)
            func draft(_ process: Int32) -> String { Disk.newDraft(in: "Deep er").replacing("-\(own)-", with: "-\(process)-") }
            try folder.write(Self.fresh, to: "Deep er/A.swift")
            for text in ["", "// Made by mo", Self.stale] { try folder.write(text, to: draft(dead)) }
            try Disk.makeFolderOfDrafts(folder.path(draft(dead)))
            try FileManager.default.createDirectory(atPath: folder.path(draft(dead)), withIntermediateDirectories: false)
            let (live, liveFolder) = (draft(own), draft(own))
            try folder.write("// Made", to: live)
            try Disk.makeFolderOfDrafts(folder.path(liveFolder))
            try folder.write("", to: "\(liveFolder)/Dispatch.pcm")
            let names = [".mockgen-2024-backup", ".mockgen-\(dead)-x", ".mockgen-draft-\(dead)-x"]
            let foreign = [draft(dead), "\(draft(dead))/mine"] + names.map { "Deep er/\($0)" }
            for path in foreign { try folder.write("mine", to: path) }
            let link = draft(dead)
            try folder.link(link, to: "A.swift")
            let others = foreign + [link, "Deep er/A.swift"]
            let kept = try folder.contents.filter { path in others.contains { path == $0 || $0.hasPrefix(path + "/") } }
            #expect(try write("Deep er/A.swift", in: folder) == [])
            let stay = kept + [live, liveFolder, "\(liveFolder)/.mockgen", "\(liveFolder)/Dispatch.pcm"]
            #expect(try folder.contents == stay.sorted())
            for path in [live, liveFolder] {
                try FileManager.default.setAttributes([.modificationDate: Date.now - 3700], ofItemAtPath: folder.path(path))
            }
            #expect(try write("Deep er/A.swift", in: folder) == [])
            #expect(try folder.contents == kept)
        }
    }

    /// A name can be too long for the file system, also in a folder that does not exist yet.
    @Test(arguments: ["", "New/"]) func aNameThatIsTooLongChangesNoFile(_ parent: String) async throws {
        try await withTemporaryFolder { folder in
            for name in ["A.swift", "B.swift"] { try folder.write(Self.stale, to: name) }
            let long = parent + String(repeating: "x", count: 300)
            let found = problems { () throws(Diagnostics) in try write("A.swift", long, "B.swift", in: folder) }
            #expect(found.map(\.message) == ["cannot write '\(long)': file name too long"])
            for name in ["A.swift", "B.swift"] { #expect(try folder.read(name) == Self.stale) }
            #expect(try folder.contents == ["A.swift", "B.swift"])
        }
    }

    @Test func lockedFileIsNotReplaced() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            try folder.setPermissions(0o444, of: "A.swift")
            let found = problems { () throws(Diagnostics) in try write("A.swift", "B.swift", in: folder) }
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

    @Test(arguments: [0o600, 0o644, 0o666, 0o755, 0o4755, 0o1644]) func plainPermissionsDoNotChange(_ permissions: Int) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.stale, to: "A.swift")
            try folder.setPermissions(permissions, of: "A.swift")
            #expect(try write("A.swift", in: folder) == ["A.swift"])
            #expect(try folder.permissions(of: "A.swift") == permissions & 0o777)
        }
    }
}

/// Creates a socket of this domain in the file system.
private func makeSocket(at path: String) throws {
    // The path of a socket is short, so it is made relative to its folder.
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = URL(filePath: path.parentFolder)
    process.arguments = ["python3", "-c", "import socket; socket.socket(socket.AF_UNIX).bind('\(path.fileName)')"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
}
