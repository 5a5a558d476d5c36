import Foundation

/// The corpus as a package on disk, configured for mockgen.
struct CorpusPackage {
    let folder: URL
    let corpus: Corpus

    var mocks: URL { folder.appending(path: "Tests/CorpusTests/Mocks.swift") }
    var sources: [String] { corpus.files.map { "Sources/Corpus/\($0.name)" } }

    init(_ corpus: Corpus, in folder: URL) throws {
        self.corpus = corpus
        self.folder = folder
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Corpus",
                targets: [
                    .target(name: "Corpus"),
                    .testTarget(name: "CorpusTests", dependencies: ["Corpus"]),
                ],
                swiftLanguageModes: [.v5]
            )
            """
        let configuration = """
            version: 1
            targets:
              CorpusTests:
                protocols: all
                output: Tests/CorpusTests/Mocks.swift
            """
        // As in every package that was built once: mockgen remembers there.
        try FileManager.default.createDirectory(at: folder.appending(path: ".build"), withIntermediateDirectories: true)
        try write(manifest, to: "Package.swift")
        try write(configuration, to: ".mockgen.yml")
        try editTests()
        for file in corpus.files { try write(file.text, to: "Sources/Corpus/" + file.name) }
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Adds a comment that no other edit has.
    func editTests() throws {
        try write("// \(UUID().uuidString)\nimport Foundation\n@testable import Corpus\n", to: "Tests/CorpusTests/Imports.swift")
    }

    func removeMocks() throws {
        try forget()
        if FileManager.default.fileExists(atPath: mocks.path(percentEncoded: false)) { try FileManager.default.removeItem(at: mocks) }
    }

    /// Nothing is known of earlier runs.
    func forget() throws {
        let memory = folder.appending(path: ".build/mockgen")
        if FileManager.default.fileExists(atPath: memory.path(percentEncoded: false)) { try FileManager.default.removeItem(at: memory) }
    }

    /// The module that the mocks import.
    func buildModule() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "modules"), withIntermediateDirectories: true)
        let words = ["swiftc", "-emit-module", "-module-name", "Corpus", "-enable-testing", "-swift-version", "5", "-parse-as-library"]
        try Command(
            words + ["-emit-module-path", "modules/Corpus.swiftmodule", "-Xfrontend", "-experimental-skip-all-function-bodies"] + sources
        )
        .run(in: folder)
    }

    func lineCountOfMocks() throws -> Int { try Data(contentsOf: mocks).count { $0 == UInt8(ascii: "\n") } }
}
