import Fixtures
import MockgenModel
import MockgenOutline
import MockgenResolution
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun

@Suite struct CachedFilesTests {
    /// A package with some source files.
    private struct Package {
        let folder: TemporaryFolder
        let cache: Cache
        var module = Module(name: "App", isLocal: true, files: [])

        init(in folder: TemporaryFolder, files: Int = 1) throws {
            self.folder = folder
            // Only a package gets a build folder.
            try folder.write("", to: "Package.swift")
            cache = Workspace(packagePath: folder.path, configurationPath: nil).stores.mocks
            for number in 0..<files {
                module.files.append("\(number).swift")
                try write("protocol P\(number) { func f() }", to: number)
            }
        }

        func write(_ text: String, to number: Int = 0) throws { try folder.write(text, to: module.files[number]) }

        /// The names of the protocols that a new run finds, and the text of each file.
        func names() async throws -> [String] {
            let modules = [module, Module(name: "AppTests", isLocal: true, files: [])]
            let reader = SourceReader(root: folder.path, cache: cache)
            let index = try await problemsOrValue { () throws(Diagnostics) in try await SourceIndex(reading: modules, with: reader) }
            return index.protocols.map { "\(index.declaration($0).name) at \(index.location($0))" }
        }

        func cached() throws -> [UInt8] { try #require(cache.read(CachedFiles.name(of: module), key: CachedFiles.key)) }
    }

    /// A cache that is wrong on purpose shows whether a run uses it.
    @Test func usesOnlyFilesWithTheSameContents() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            let names = try await package.names()
            let text = SourceText(path: package.module.files[0], bytes: Array(try folder.read(package.module.files[0]).utf8))
            let other = SourceIndex.File(SourceText(path: text.path, bytes: Array("protocol Wrong {}".utf8)))
            let pieces = try #require(other.text.pieces)
            let wrong = SourceText(path: text.path, bytes: other.text.bytes, pieces: pieces, contents: text.contents)
            await CachedFiles().update(with: [SourceIndex.File(wrong, other.outline)], of: package.module, in: package.cache)
            #expect(try await package.names() == names.map { $0.replacing("P0", with: "Wrong") })
            try package.write("protocol P0 { func f(); func g() }")
            #expect(try await package.names() == names)
        }
    }

    /// A run scans the files that are not cached, and does not write all files again for a few.
    @Test(arguments: [(1, true), (99, false)]) func findsEdits(files: Int, isWritten: Bool) async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder, files: files)
            let names = try await package.names()
            #expect(try await package.names() == names)
            let before = try package.cached()
            try package.write("\n  protocol Q { func f() }")
            #expect(
                try await package.names() == [names[0].replacing("P0", with: "Q").replacing(":1:10", with: ":2:12")] + names.dropFirst())
            #expect(try (package.cached() != before) == isWritten)
        }
    }

    @Test func scansFilesThatTheCacheDoesNotHaveCompletely() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder, files: 2)
            let names = try await package.names()
            let cached = try package.cached()
            for count in cached.indices {
                package.cache.write(Array(cached.prefix(count)), as: CachedFiles.name(of: package.module), key: CachedFiles.key)
                #expect(try await package.names() == names, "\(count) bytes")
            }
        }
    }
}
