import Foundation

/// A corpus as a package on disk, configured for mockgen.
struct CorpusPackage {
    let folder: URL
    private let sources: [String]
    private let fileWithProtocols: String

    init(_ corpus: Corpus, in folder: URL) throws {
        self.folder = folder
        sources = corpus.files.map { "Sources/Corpus/\($0.name)" }
        fileWithProtocols = zip(sources, corpus.files).first { $1.text.contains("\nprotocol ") }?.0 ?? sources[0]
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
        // mockgen has its cache in the build folder, which every package has after its first build.
        try FileManager.default.createDirectory(at: folder.appending(path: ".build"), withIntermediateDirectories: true)
        try write(manifest, to: "Package.swift")
        try configure()
        try mention([])
        for (path, file) in zip(sources, corpus.files) { try write(file.text, to: path) }
        try write(sources.map { self.path($0) + "\n" }.joined(), to: "files.txt")
        try writeInput()
    }

    func path(_ relative: String) -> String { folder.appending(path: relative).path(percentEncoded: false) }

    var listOfFiles: URL { folder.appending(path: "files.txt") }
    var input: String { path("mocks.input") }

    /// The mocks are checked in for `generate` and `verify`; the plugin has its own folder.
    func configure(protocols: String = "all", style: String = "automockable", isCheckedIn: Bool = true, usesMembers: Bool = false) throws {
        let output = isCheckedIn ? "    output: Tests/CorpusTests/Mocks.swift\n" : ""
        let members = usesMembers ? "    members: used\n" : ""
        try write(
            "version: 1\nstyle: \(style)\ntargets:\n  CorpusTests:\n\(output)\(members)    protocols: \(protocols)\n",
            to: ".mockgen.yml")
    }

    /// - Parameter parts: the number of files of mocks.
    func writeInput(parts: Int = 8) throws {
        let head = [
            "mockgen-input\t1", "package\t\(path("").dropLast())", "configuration\t\(path(".mockgen.yml"))", "target\tCorpusTests",
            "output\t\(path(".build/Mocks/CorpusTestsMocks.swift"))", "cache\t\(path(".build/mockgen"))", "module\tCorpusTests\town",
            "source\t\(path("Tests/CorpusTests/Imports.swift"))", "module\tCorpus\tlocal",
        ]
        let outputs = parts == 1 ? ["CorpusMocks"] : (1...parts).map { "CorpusMocks\($0)" }
        let lines = head + outputs.map { "output\t\(path(".build/Mocks/\($0).swift"))" } + sources.map { "source\t\(path($0))" }
        try write(lines.joined(separator: "\n") + "\n", to: "mocks.input")
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes the file of the test target. The tests mention these names.
    func mention(_ names: [String]) throws {
        let text = "import Foundation\n@testable import Corpus\n" + names.map { "_ = \($0)\n" }.joined()
        try write(text, to: "Tests/CorpusTests/Imports.swift")
    }

    /// The mocks that the plugin's run has written, in one text.
    func mocksOfPlugin() throws -> String {
        let mocks = folder.appending(path: ".build/Mocks")
        let names = try FileManager.default.contentsOfDirectory(atPath: mocks.path(percentEncoded: false)).sorted()
        return try names.map { try String(contentsOf: mocks.appending(path: $0), encoding: .utf8) }.joined()
    }

    // MARK: - Edits

    func addComment() throws { try edit { $0 + "// \(UUID().uuidString)\n" } }

    func addRequirement() throws {
        try edit { text in
            guard let brace = text.range(of: "protocol Service").flatMap({ text[$0.upperBound...].firstIndex(of: "{") }) else {
                return text
            }
            let name = UUID().uuidString.replacing("-", with: "")
            return text[...brace] + "\n    func added\(name)()" + text[text.index(after: brace)...]
        }
    }

    private func edit(_ change: (String) -> String) throws {
        let file = folder.appending(path: fileWithProtocols)
        try write(change(String(contentsOf: file, encoding: .utf8)), to: fileWithProtocols)
    }

    /// The mocks, and the code that they share.
    static let checkedInFiles = ["Tests/CorpusTests/Mocks.swift", "Tests/CorpusTests/MocksSupport.swift"]

    /// Deletes the mocks and all results of earlier runs.
    func forget() throws {
        for name in Self.checkedInFiles + [".build/mockgen", ".build/Mocks"] { try remove(name) }
    }

    private func remove(_ name: String) throws {
        if FileManager.default.fileExists(atPath: path(name)) { try FileManager.default.removeItem(atPath: path(name)) }
    }

    // MARK: - Compiling

    /// Builds the module that the mocks import.
    func buildModule() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "modules"), withIntermediateDirectories: true)
        let words = ["swiftc", "-emit-module", "-module-name", "Corpus", "-enable-testing", "-swift-version", "5", "-parse-as-library"]
        try Command(
            words + ["-emit-module-path", "modules/Corpus.swiftmodule", "-Xfrontend", "-experimental-skip-all-function-bodies"] + sources
        )
        .run(in: folder)
    }
}
