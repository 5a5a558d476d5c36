import Foundation

/// What the compiler needs for the mocks of each style, beside mocks that a person would write.
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
