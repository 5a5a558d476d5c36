import MockgenOutline

@testable import MockgenResolution
@testable import MockgenRun

/// The interfaces that the toolchain prints.
enum ToolchainInterfaces {
    static let partsOfFoundation = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// As the compiler prints them: mockgen keeps only a part.
    static let texts: [String: SourceText] = {
        let found = (["Swift", "_Concurrency", "_StringProcessing"] + partsOfFoundation).compactMap { name in
            (try? InterfacePrinter.ofToolchain.print(name).get()).map { (name, $0) }
        }
        return Dictionary(found) { first, _ in first }
    }()

    /// The declarations of modules that are not nested, by name.
    static func declarations(_ modules: [String]) -> [String: (text: SourceText, declaration: Declaration)] {
        let all = modules.compactMap { texts[$0] }.flatMap { text in
            text.outline().declarations.filter(\.context.isEmpty).map { ($0.name, (text: text, declaration: $0)) }
        }
        return Dictionary(all) { first, _ in first }
    }
}
