import Foundation

/// The compile time of the mocks of each style, compared with hand-written mocks.
struct CompileCost {
    let package: CorpusPackage
    let tool: Tool
    let options: Options

    private static let handWritten = "a count and a handler, by hand"

    func measure(_ corpus: Corpus) throws {
        try package.buildModule()
        let imports = "import Foundation\n@testable import Corpus\n\n"
        try package.write(imports + corpus.handWrittenMocks, to: "Compile/\(Self.handWritten).swift")
        var mocks = [Self.handWritten]
        for style in ["handler", "automockable", "spy"] {
            try package.forget()
            try package.configure(style: style)
            try Command(tool.path, "generate").run(in: package.folder)
            let text = try String(contentsOf: package.folder.appending(path: "Tests/CorpusTests/Mocks.swift"), encoding: .utf8)
            try package.write(text, to: "Compile/\(style).swift")
            mocks.append(style)
        }
        mocks.append(try writeMocksWithUsedMembers())
        try package.write(imports, to: "Compile/imports only.swift")
        for (mode, title) in [("-typecheck", "Type-check the mocks"), ("-c", "Compile the mocks")] {
            var table = Table(ratios: [.init(title: "× by hand", base: Self.handWritten)])
            let imports = try cost(of: "imports only", mode)
            for name in mocks {
                // The time to load the imported modules is not the mocks'.
                var cost = try cost(of: name, mode)
                cost.cpu -= imports.cpu
                cost.wall -= imports.wall
                table.add("\(name)", cost)
            }
            print("\n### \(title)\n\n\(table.text)", terminator: "")
        }
        try show(lines: mocks, corpus)
    }

    /// Writes mocks of the default style for tests that use three members of each mock.
    private func writeMocksWithUsedMembers() throws -> String {
        let name = "automockable, members used"
        let all = try String(contentsOf: package.folder.appending(path: "Compile/automockable.swift"), encoding: .utf8)
        try package.forget()
        try package.configure(isCheckedIn: false, usesMembers: true)
        try package.mention(namesInTests(of: all))
        try package.writeRequest(parts: 1)
        try Command(tool.path, "plugin", package.request).run(in: package.folder)
        try package.write(package.mocksOfPlugin(), to: "Compile/\(name).swift")
        try package.writeRequest()
        try package.mention([])
        return name
    }

    /// Returns the first call count, the first received arguments and the first return value of each mock.
    private func namesInTests(of mocks: String) -> [String] {
        mocks.split(separator: "\nclass ").flatMap { mock in
            let names = mock.split(separator: "\n").compactMap { line in
                line.firstRange(of: "    final var ").map { String(line[$0.upperBound...].prefix { $0 != ":" }) }
            }
            return ["CallsCount", "ReceivedInvocations", "ReturnValue"].compactMap { role in
                names.first { $0.hasSuffix(role) }
            }
        }
    }

    private func show(lines mocks: [String], _ corpus: Corpus) throws {
        print("\nLines of mocks for each requirement:", terminator: "")
        for name in mocks {
            let text = try Data(contentsOf: package.folder.appending(path: "Compile/\(name).swift"))
            let lines = Double(text.count { $0 == UInt8(ascii: "\n") }) / Double(corpus.requirementCount)
            print(" \(name) \(lines.shown)", terminator: name == mocks.last ? ".\n" : ",")
        }
    }

    private func cost(of name: String, _ mode: String) throws -> Cost {
        let words = ["swiftc", mode, "-Onone", "-parse-as-library", "-swift-version", "5", "-module-name", "CorpusTests", "-I", "modules"]
        let output = mode == "-c" ? ["-o", "mocks.o"] : []
        let command = Command(words + output + ["Compile/\(name).swift"])
        return try options.lowest { try command.run(in: package.folder) }
    }
}
