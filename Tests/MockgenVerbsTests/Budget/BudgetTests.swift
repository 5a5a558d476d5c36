import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRender
@testable import MockgenVerbs

/// The lines and the object code that every user pays for must not grow unnoticed: a figure above the one in `Budget.txt` fails.
///
/// A commit that raises a figure there says in its body what went out instead. With `MOCKGEN_RECORD=1` in the environment, the test lowers the
/// figures that are too high, and raises none.
@Suite struct BudgetTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    // MARK: - Lines

    @Test func everyoneCompilesFewLines() async throws {
        let targets = try await Targets(inPackageAt: Self.root)
        let plugin = try targets.needed(by: "mockgen-plugin")
        try check(.pluginLines, try targets.lines(of: plugin))
        try check(.commandLineLines, try targets.lines(of: targets.needed(by: "mockgen").subtracting(plugin)))
        try check(.supportLines, try targets.lines(of: ["MockgenSupport"]))
        try check(.supportTextLines, Self.support([.stub]).lineCount)
    }

    // MARK: - Object code

    /// The size of the machine code is a measure of the time to compile it that does not depend on the machine.
    @Test(
        .enabled(if: measuresObjectCode, "the figures are those of Swift 6.3 on Linux, x86_64"),
        arguments: [Figure.supportCode, .simpleCode, .wrappingCode, .automockableCode])
    func mocksHaveLittleObjectCode(_ figure: Figure) async throws {
        let mock: (name: String, style: BuiltInStyle)? =
            switch figure {
            case .simpleCode: ("Simple", .stub)
            case .wrappingCode: ("Wrapping", .stub)
            case .automockableCode: ("Simple", .automockable)
            default: nil
            }
        try await withTemporaryFolder { folder in
            var files = ["Support.swift"]
            try folder.write(Self.support(mock == nil ? [.stub] : Set(HelperType.allCases)), to: files[0])
            if let mock {
                let library = Self.root.appending(path: "Tests/Conformance/OpenCombine/OpenCombine.swift").plainPath
                try await compile(["-emit-module", "-module-name", "OpenCombine", library], in: folder)
                try folder.write(String(contentsOf: GoldenMocksTests.mock(mock.name, mock.style), encoding: .utf8), to: "Mocks.swift")
                files += [GoldenMocksTests.source(mock.name).plainPath, "Mocks.swift"]
            }
            try await compile(["-c", "-enable-testing", "-module-name", "Mocks", "-I", "."] + files, in: folder)
            let object = try Data(contentsOf: folder.url.appending(path: mock == nil ? "Support.o" : "Mocks.o"))
            try check(figure, (object.sizeOfCode + 1023) / 1024)
        }
    }

    private func compile(_ arguments: [String], in folder: TemporaryFolder) async throws {
        let outcome = try await CommandLineTool.swiftc.run(["-parse-as-library", "-swift-version", "6"] + arguments, in: folder.url)
        try #require(outcome.exitCode == 0, "\(outcome.text)")
    }

    /// The code that a target with mocks gets, if it does not link the product.
    private static func support(_ needs: Set<HelperType>) -> String {
        "import Foundation\n" + SupportParts.text(needs, StandardTypes(hidden: []), isInOneFile: false, importsTesting: false)
    }

    // MARK: - Figures

    enum Figure: String, CaseIterable {
        case pluginLines = "lines of the plugin's tool"
        case commandLineLines = "lines of the command line alone"
        case supportLines = "lines of the product MockgenSupport"
        case supportTextLines = "lines of the support with a stub"
        case supportCode = "KB of object code: support with a stub"
        case simpleCode = "KB of object code: Simple, stub"
        case wrappingCode = "KB of object code: Wrapping, stub"
        case automockableCode = "KB of object code: Simple, automockable"
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Budget.txt")

    private func check(_ figure: Figure, _ value: Int) throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
        let index = try #require(lines.firstIndex { $0.hasPrefix("\(figure.rawValue): ") }, "\(Self.file.lastPathComponent) lacks it")
        let limit = try #require(Int(lines[index].dropFirst(figure.rawValue.count + 2)))
        #expect(
            value <= limit, "\(figure.rawValue): \(value), and the budget is \(limit). Take something out, or say what went out instead.")
        guard RecordedText.isRecording, value < limit else { return }
        try Self.lock.withLock {
            let text = try String(contentsOf: Self.file, encoding: .utf8)
            try Data(text.replacing(lines[index], with: "\(figure.rawValue): \(value)").utf8).write(to: Self.file)
        }
    }

    private static let lock = NSLock()

    @Test func everyFigureIsKnown() throws {
        let names = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").compactMap { line in
            line.range(of: ": ", options: .backwards).map { String(line[..<$0.lowerBound]) }
        }
        #expect(names == Figure.allCases.map(\.rawValue))
    }
}

private let measuresObjectCode: Bool = {
    #if compiler(>=6.3) && compiler(<6.4) && os(Linux) && arch(x86_64)
        !isWithSanitizer
    #else
        false
    #endif
}()

/// The targets of this package, according to its manifest.
private struct Targets {
    private struct Manifest: Decodable {
        let targets: [Target]
    }

    private struct Target: Decodable {
        let name: String
        let path: String?
        let exclude: [String]
        let dependencies: [Dependency]
    }

    /// `{ "byName": ["MockgenModel", null] }`
    private struct Dependency: Decodable {
        let byName: [String?]?
    }

    private let root: URL
    private let all: [Target]

    init(inPackageAt root: URL) async throws {
        self.root = root
        let dumped = try await CommandLineTool.swift.run(["package", "--ignore-lock", "dump-package"], in: root)
        try #require(dumped.exitCode == 0, "\(dumped.text)")
        all = try JSONDecoder().decode(Manifest.self, from: Data(dumped.standardOutput.utf8)).targets
    }

    func needed(by name: String) throws -> Set<String> {
        let target = try #require(all.first { $0.name == name })
        return try target.dependencies.compactMap { $0.byName?.first ?? nil }.reduce(into: [name]) { try $0.formUnion(needed(by: $1)) }
    }

    /// Counts every line of Swift that is compiled, also blank ones and comments: both are there to be read.
    func lines(of names: Set<String>) throws -> Int {
        try all.filter { names.contains($0.name) }.reduce(0) { sum, target in
            let folder = root.appending(path: target.path ?? "Sources/\(target.name)")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.plainPath).filter {
                $0.hasSuffix(".swift") && !target.exclude.contains($0)
            }
            return try sum + files.reduce(0) { try $0 + String(contentsOf: folder.appending(path: $1), encoding: .utf8).lineCount }
        }
    }
}

extension String {
    fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}

extension Data {
    /// The size of all sections `.text*` of an object file (ELF, 64 bits).
    fileprivate var sizeOfCode: Int {
        let headers = (0..<number(at: 60, bytes: 2)).map { number(at: 40, bytes: 8) + $0 * number(at: 58, bytes: 2) }
        let names = number(at: headers[number(at: 62, bytes: 2)] + 24, bytes: 8)
        return headers.reduce(0) { sum, header in
            let name = dropFirst(names + number(at: header, bytes: 4)).prefix { $0 != 0 }
            return sum + (name.starts(with: ".text".utf8) ? number(at: header + 32, bytes: 8) : 0)
        }
    }

    private func number(at offset: Int, bytes: Int) -> Int { (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(self[offset + $1]) } }
}
