import MockgenOutline

@testable import MockgenKit
@testable import MockgenResolution

/// The interfaces that the toolchain prints.
enum ToolchainInterfaces {
    static let partsOfFoundation = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    private static let texts: [String: SourceText] = {
        let nowhere = BuildFolder("/nowhere", ofPackageAt: "/nowhere")
        let interfaces = Interfaces(prebuilt: PrebuiltModules(root: "/nowhere", buildFolder: nowhere), rememberedIn: nowhere)
        let found = (["Swift"] + partsOfFoundation).compactMap { name in (try? interfaces.interface(name).get()).map { (name, $0.text) } }
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
