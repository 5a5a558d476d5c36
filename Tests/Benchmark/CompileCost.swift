import Foundation

/// The compile time of the mocks of each style, compared with hand-written mocks.
struct CompileCost {
    let package: CorpusPackage
    let tool: Tool
    let options: Options

    private static let handWritten = "a count and a handler, by hand"
    private static let importsOnly = "imports only"
    /// The types that all mocks with stubs have in common. A test target has them in a file of their own, which no edit changes.
    private static let supportOnly = "support of stubs only"

    /// Something that the compiler does with the mocks.
    private struct Work {
        let title: String
        let flags: [String]
        /// Whether the compiler finds the machine code of an earlier run, which it writes again only if the mocks have changed.
        var isRepeated = false

        /// The flags with which SwiftPM builds a test target.
        private static let testBuild = ["-c", "-Onone", "-enable-testing", "-g"]

        static let all = [
            Work(title: "Type-check the mocks", flags: ["-typecheck"]),
            Work(title: "Compile the mocks as a build of tests does", flags: testBuild),
            Work(title: "Compile the mocks again, with the same machine code", flags: testBuild, isRepeated: true),
        ]
    }

    func measure(_ corpus: Corpus) throws {
        try package.buildModule()
        let imports = "import Foundation\n@testable import Corpus\n\n"
        try package.write(imports + corpus.handWrittenMocks, to: "Compile/\(Self.handWritten).swift")
        var mocks = [Self.handWritten]
        for style in ["handler", "automockable", "spy", "stub"] {
            try package.forget()
            try package.configure(style: style)
            try Command(tool.path, "generate").run(in: package.folder)
            let texts = CorpusPackage.checkedInFiles.compactMap { path in
                try? String(contentsOf: package.folder.appending(path: path), encoding: .utf8)
            }
            try package.write(texts.joined(), to: "Compile/\(style).swift")
            if texts.count > 1 { try package.write(imports + texts[1], to: "Compile/\(Self.supportOnly).swift") }
            mocks.append(style)
        }
        mocks.append(try writeMocksWithoutBodies())
        mocks.append(try writeMocksWithUsedMembers())
        try package.write(imports, to: "Compile/\(Self.importsOnly).swift")
        for work in Work.all {
            var table = Table(ratios: [.init(title: "× by hand", base: Self.handWritten)])
            let imports = try cost(of: Self.importsOnly, work)
            // The time to load the imported modules is not the mocks'.
            let support = try cost(of: Self.supportOnly, work)
            for name in mocks {
                let cost = try cost(of: name, work)
                table.add(name, cost.without(imports))
                if name == "stub" { table.add("stub, without its support", cost.without(support)) }
            }
            print("\n### \(work.title)\n\n\(table.text)", terminator: "")
        }
        try show(lines: mocks, corpus)
    }

    /// Writes mocks of the default style with empty functions. No body can make the mocks cheaper than that.
    private func writeMocksWithoutBodies() throws -> String {
        let name = "automockable, empty functions"
        let all = try String(contentsOf: package.folder.appending(path: "Compile/automockable.swift"), encoding: .utf8)
        var lines: [Substring] = []
        var isInBody = false
        for line in all.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "    }", isInBody {
                lines.append("        fatalError()")
                isInBody = false
            }
            if !isInBody { lines.append(line) }
            if line.hasPrefix("    func "), line.hasSuffix("{") { isInBody = true }
        }
        try package.write(lines.joined(separator: "\n"), to: "Compile/\(name).swift")
        return name
    }

    /// Writes mocks of the default style for tests that use three members of each mock.
    private func writeMocksWithUsedMembers() throws -> String {
        let name = "automockable, members used"
        let all = try String(contentsOf: package.folder.appending(path: "Compile/automockable.swift"), encoding: .utf8)
        try package.forget()
        try package.configure(isCheckedIn: false, usesMembers: true)
        try package.mention(namesInTests(of: all))
        try package.writeInput(parts: 1)
        try Command(tool.plugin, package.input).run(in: package.folder)
        try package.write(package.mocksOfPlugin(), to: "Compile/\(name).swift")
        try package.writeInput()
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

    private func cost(of name: String, _ work: Work) throws -> Cost {
        let words = ["swiftc"] + work.flags + ["-parse-as-library", "-swift-version", "5", "-module-name", "CorpusTests", "-I", "modules"]
        let object = "\(name).o"
        let isCompiled = work.flags.contains("-c")
        let command = Command(words + (isCompiled ? ["-o", object] : []) + ["Compile/\(name).swift"])
        return try options.lowest {
            if isCompiled, !work.isRepeated { try? FileManager.default.removeItem(at: package.folder.appending(path: object)) }
            return try command.run(in: package.folder)
        }
    }
}
