import Foundation

/// Sources that only a generator writes. Twice the size must cost about twice the time.
enum Hostile: String, CaseIterable {
    case requirements, overloads, protocolChain, manyParents, classChain, enumCases, associatedTypes, parameters, aliasPairs, aliasChain
    case parentAliases, interpolations, unknownKeys

    /// The smaller of the two sizes.
    var size: Int {
        switch self {
        case .requirements, .associatedTypes, .manyParents, .overloads, .protocolChain, .parameters: 1_000
        case .classChain, .aliasPairs, .aliasChain, .parentAliases: 2_000
        case .enumCases, .interpolations, .unknownKeys: 10_000
        }
    }

    var title: String {
        switch self {
        case .requirements: "requirements of one protocol"
        case .overloads: "overloads of one name"
        case .protocolChain: "protocols that each inherit from the one before"
        case .manyParents: "parents of one protocol"
        case .classChain: "superclasses of a required class"
        case .enumCases: "cases of an enum"
        case .associatedTypes: "associated types of one protocol"
        case .parameters: "parameters of one function"
        case .aliasPairs: "type aliases, each a pair of the one before"
        case .aliasChain: "type aliases, each the one before"
        case .parentAliases: "aliases of parents, each the one before twice"
        case .interpolations: "strings, each in an interpolation of the one around it"
        case .unknownKeys: "unknown keys in the configuration"
        }
    }

    private func lines(_ range: Range<Int>, _ line: (Int) -> String) -> String { range.map(line).joined(separator: "\n") }

    /// The source of a protocol `P`, whose mock the benchmark generates.
    private func source(_ count: Int) -> String {
        switch self {
        case .requirements: "protocol P {\n" + lines(0..<count) { "func f\($0)(a: Int) -> String" } + "\n}"
        case .overloads: "protocol P {\n" + lines(0..<count) { "func f(a: T\($0))" } + "\n}\n" + lines(0..<count) { "struct T\($0) {}" }
        case .protocolChain:
            "protocol P0 {}\n" + lines(1..<count) { "protocol P\($0): P\($0 - 1) { func f\($0)() }" } + "\nprotocol P: P\(count - 1) {}"
        case .manyParents:
            lines(0..<count) { "protocol P\($0) { func f\($0)() }" } + "\nprotocol P: "
                + (0..<count).map { "P\($0)" }.joined(separator: ", ")
                + " {}"
        case .classChain:
            "class C0 {}\n" + lines(1..<count) { "class C\($0): C\($0 - 1) { func f\($0)() {} }" } + "\nprotocol P: C\(count - 1) {}"
        case .enumCases: "enum E {\n" + lines(0..<count) { "case c\($0)" } + "\n}\nprotocol P { func f() -> E }"
        case .associatedTypes:
            "protocol P {\n" + lines(0..<count) { "associatedtype A\($0): Hashable\nfunc f\($0)(a: A\($0))" } + "\n}"
        case .parameters: "protocol P { func f(" + (0..<count).map { "a\($0): Int" }.joined(separator: ", ") + ") }"
        case .aliasPairs:
            "typealias A0 = Int\n" + lines(1..<count) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }
                + "\nprotocol P { func f(a: A\(count - 1)) }"
        case .aliasChain:
            "typealias A0 = Int\n" + lines(1..<count) { "typealias A\($0) = A\($0 - 1)" } + "\nprotocol P { func f(a: A\(count - 1)) }"
        case .parentAliases:
            "protocol Q {}\ntypealias A0 = Q\n" + lines(1..<count) { "typealias A\($0) = A\($0 - 1) & A\($0 - 1)" }
                + "\nprotocol P: A\(count - 1) {}"
        case .interpolations:
            "let a = " + String(repeating: "\"\\(", count: count) + "1" + String(repeating: ")\"", count: count) + "\nprotocol P {}"
        case .unknownKeys: "protocol P {}"
        }
    }

    private func configuration(_ count: Int) -> String {
        let keys = self == .unknownKeys ? lines(0..<count) { "unknownKey\($0): 1" } + "\n" : ""
        return "version: 1\n\(keys)targets: { AppTests: { protocols: [P], output: Tests/AppTests/Mocks.swift } }\n"
    }

    /// Writes a package with the source and returns its folder.
    func write(size: Int, in folder: URL) throws -> URL {
        let package = folder.appending(path: "\(rawValue)\(size)")
        let files = [
            "Sources/App/App.swift": source(size), "Tests/AppTests/Tests.swift": "", ".mockgen.yml": configuration(size),
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """,
        ]
        for (path, text) in files {
            let file = package.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return package
    }
}

extension Options {
    /// Prints the time for each source in two sizes.
    func measureHostile(in folder: URL) throws {
        print("\n## Unusual sources: generate, cold\n")
        print("| what | build | n | CPU s | MiB | CPU s for 2 n | ratio |\n|---|---|---|---|---|---|---|")
        for hostile in Hostile.allCases {
            let packages = try [hostile.size, 2 * hostile.size].map { try hostile.write(size: $0, in: folder) }
            for tool in tools {
                let costs = try packages.map { package in
                    try lowest {
                        for path in [".build", "Tests/AppTests/Mocks.swift"] {
                            try? FileManager.default.removeItem(at: package.appending(path: path))
                        }
                        return try Command(tool.path, "generate").run(in: package, mayFail: hostile == .unknownKeys)
                    }
                }
                let cells = [hostile.title, tool.name, "\(hostile.size)", costs[0].cpu.shown, costs[0].memory.shown, costs[1].cpu.shown]
                print("| " + (cells + [(costs[1].cpu / costs[0].cpu).shown]).joined(separator: " | ") + " |")
            }
        }
    }
}
