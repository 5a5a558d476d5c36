import Foundation
import TestSupport
import Testing

/// The cache can be damaged in any way: a run does the same as one without a cache.
@Suite(.heavy) struct DamagedCacheTests {
    private static let folders = [".build/mockgen", ".build/plugins"]

    private enum Damage: CaseIterable {
        case removed, empty, truncated, flipped, extended, zeros, folder, link, danglingLink, fifo, unreadable
    }

    /// The output and the files of the commands.
    private struct Results: Equatable {
        var outcomes: [String] = []
        var mocks: [String: String] = [:]
    }

    @Test func asWithoutCache() async throws {
        let shops = try ManyOutputs()
        let expected = [try await freshResults(afterEdit: 0), try await freshResults(afterEdit: 1)]
        for command in commands(in: shops) { _ = try await shops.run(command) }
        let files = try cachedFiles(of: shops)
        #expect(files.count > 8)
        let saved = try TemporaryFolder()
        try await shell(#"cp -a .build "$0""#, [saved.path("build")], in: shops)

        var choices = Choices(3)
        let all = files.flatMap { file in Damage.allCases.map { (file, $0) } }
        // In `.ci/full` a sample; with more rounds each damage of each file several times, at different places.
        for round in 0..<min(FaultRounds.count * 10, all.count * 4) {
            let (file, damage) = all[(round * 37 + round / all.count) % all.count]
            try await shell(#"rm -rf .build && cp -a "$0" .build"#, [saved.path("build")], in: shops)
            try apply(damage, to: shops.package.url(file), &choices)
            let edit = round % 2
            try shops.edit(edit)
            let found = try await results(of: shops)
            #expect(found == expected[edit], "round \(round): \(file) \(damage)")
        }
    }

    private func commands(in shops: ManyOutputs) -> [[String]] {
        [shops.command("list"), shops.command("generate"), shops.pluginCommand, shops.command("verify", "--no-build")]
    }

    private func freshResults(afterEdit number: Int) async throws -> Results {
        let shops = try ManyOutputs()
        try shops.edit(number)
        return try await results(of: shops)
    }

    private func results(of shops: ManyOutputs) async throws -> Results {
        var results = Results()
        // Outputs that are missing make `generate` print the same in each run.
        for output in ManyOutputs.outputs { try? shops.package.remove(output) }
        for command in commands(in: shops) {
            let outcome = try await shops.run(command)
            results.outcomes.append("\(outcome.exitCode)\n\(outcome.text)")
        }
        results.mocks = shops.mocks()
        return results
    }

    /// The paths of the cached files, without the mocks that the plugin has made.
    private func cachedFiles(of shops: ManyOutputs) throws -> [String] {
        try Self.folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: shops.package.url(folder).plainPath).map { "\(folder)/\($0)" }
        }
        .filter { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: shops.package.url(path).plainPath, isDirectory: &isFolder)
            return !isFolder.boolValue && !path.hasSuffix("Mocks.swift") && !path.contains("/ShopMocks")
        }
        .sorted()
    }

    private func apply(_ damage: Damage, to file: URL, _ choices: inout Choices) throws {
        var bytes = try Data(contentsOf: file)
        let place = choices.next(max(1, bytes.count))
        switch damage {
        case .empty: bytes = Data()
        case .truncated: bytes = bytes.prefix(place)
        case .flipped where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(choices.next(8))
        case .zeros: bytes = bytes.prefix(place) + Data(count: bytes.count - place)
        case .extended: bytes += bytes.prefix(100)
        case .unreadable: return try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.plainPath)
        default: break
        }
        try FileManager.default.removeItem(at: file)
        switch damage {
        case .removed: break
        case .folder: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        case .link: try FileManager.default.createSymbolicLink(atPath: file.plainPath, withDestinationPath: "/dev/zero")
        case .danglingLink: try FileManager.default.createSymbolicLink(atPath: file.plainPath, withDestinationPath: "nowhere")
        case .fifo: try #require(mkfifo(file.plainPath, 0o600) == 0)
        default: try bytes.write(to: file)
        }
    }

    private func shell(_ script: String, _ arguments: [String], in shops: ManyOutputs) async throws {
        let outcome = try await CommandLineTool("/bin/bash", "-c", script).run(arguments, in: shops.package.root)
        try #require(outcome.exitCode == 0, "\(outcome.text)")
    }
}
