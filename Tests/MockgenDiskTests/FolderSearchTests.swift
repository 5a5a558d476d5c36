import MockgenDisk
import TestSupport
import Testing

@Suite struct FolderSearchTests {
    /// Each of these folders would take longer than the test, or would never end. The limit leaves time for all other tests beside it.
    @Test(.timeLimit(.minutes(60)), arguments: [["/"], [".", "."], ["..", "../.."], ["../Other", "../Other/Back"]])
    func readsEachFolderOnce(_ links: [String]) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "App/Deep/D.swift")
            try folder.write("", to: "Other/O.swift")
            try folder.link("Other/Back", to: "..")
            for (number, link) in links.enumerated() { try folder.link("App/Link\(number)", to: link) }
            var search = FolderSearch(in: folder.path("App"))
            let others = links[0] == "../Other" ? ["Link0/O.swift"] : []
            #expect(try paths(in: folder.path("App"), &search).filter { $0.hasSuffix(".swift") } == ["Deep/D.swift"] + others)
        }
    }

    @Test func readsAFolderByItsOwnPathBeforeLinksToIt() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "App/Version2/V.swift")
            try folder.write("", to: "App/.hidden/H.swift")
            try folder.link("App/Current", to: "Version2")
            try folder.link("App/A.swift", to: "Version2/V.swift")
            var search = FolderSearch(in: folder.path("App"))
            #expect(try paths(in: folder.path("App"), &search) == ["Version2", "Version2/V.swift", "A.swift", "Current"])
        }
    }

    @Test func aMissingFolderIsAFailure() {
        var search = FolderSearch(in: "/missing/folder")
        #expect(throws: Disk.Failure.self) { try search.entries(of: "/missing/folder") }
    }

    private func paths(in folder: String, _ search: inout FolderSearch) throws -> [String] {
        var paths: [String] = []
        for (name, isFolder) in try search.entries(of: folder) {
            paths.append(name)
            if isFolder { paths += try self.paths(in: "\(folder)/\(name)", &search).map { "\(name)/\($0)" } }
        }
        return paths
    }
}
