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

    @Test func aFolderThatIsTooDeepIsAFailure() async throws {
        try await withTemporaryFolder { folder in
            for (depth, isFailure) in [(FolderSearch.deepest - 1, false), (FolderSearch.deepest, true)] {
                let path = (["App\(depth)"] + Array(repeating: "d", count: depth)).joined(separator: "/")
                try folder.write("", to: "\(path)/A.swift")
                var search = FolderSearch(in: folder.path("App\(depth)"))
                var files: [String] = []
                search.visit(folder.path("App\(depth)")) { path, isFolder in
                    if !isFolder { files.append(path) }
                    return true
                }
                #expect(files.isEmpty == isFailure)
                #expect((search.failure?.path == folder.path(path)) == isFailure)
                #expect(search.failure?.reason == (isFailure ? "it is in more than 64 folders" : nil))
            }
        }
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
