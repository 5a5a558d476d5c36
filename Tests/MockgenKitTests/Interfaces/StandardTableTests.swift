import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@testable import MockgenKit
@testable import MockgenResolution

/// The small table of the standard library, which spares most packages the question, says nothing that the compiler does not say.
@Suite struct StandardTableTests {
    private static let interfaces: [String: SourceText] = {
        let nowhere = BuildFolder("/nowhere", ofPackageAt: "/nowhere")
        let interfaces = Interfaces(prebuilt: PrebuiltModules(root: "/nowhere", buildFolder: nowhere), rememberedIn: nowhere)
        let names = [
            "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        ]
        return Dictionary(names.compactMap { name in (try? interfaces.interface(name).get()).map { (name, $0.text) } }) { first, _ in first
        }
    }()

    private static func declarations(_ modules: [String]) -> [String: (text: SourceText, declaration: Declaration)] {
        let all = modules.compactMap { interfaces[$0] }.flatMap { text in
            text.outline().declarations.filter(\.context.isEmpty).map { ($0.name, (text: text, declaration: $0)) }
        }
        return Dictionary(all) { first, _ in first }
    }

    private static let foundation = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    @Test func protocolsOfTheTable() throws {
        let real = Self.declarations(["Swift"] + Self.foundation)
        let table = SourceText(path: "Swift", bytes: Array(StandardLibrary.interface.utf8))
        for declaration in table.outline().declarations {
            let (text, found) = try #require(real[declaration.name], "\(declaration.name) is declared")
            #expect(found.kind == declaration.kind, "\(declaration.name)")
            guard declaration.kind == .protocol else { continue }
            #expect(Set(declaration.inherited).isSubset(of: found.inherited), "\(declaration.name)")
            let own = try table.parseProtocol(declaration, module: "Swift")
            let other = try text.parseProtocol(found, module: "Swift")
            // A further one is of newer systems only.
            #expect(other.primaryAssociatedTypes.starts(with: own.primaryAssociatedTypes), "\(declaration.name)")
            for member in own.members {
                let isReal = other.members.contains { $0.name == member.name && ($0.labels == member.labels || member.isOperator) }
                #expect(isReal, "\(declaration.name) asks for \(member)")
            }
        }
    }

    @Test func namesOfTheTables() {
        let standard = Self.declarations(["Swift"])
        // The language's own, which nothing declares.
        let builtIn: Set<String> = ["AnyObject", "Any"]
        for name in StandardLibrary.types.subtracting(builtIn) {
            #expect(standard[name] != nil, "\(name) is declared")
            #expect(
                (standard[name]?.declaration.kind == .protocol) == StandardLibrary.isProtocol(name) || StandardLibrary.answers(name),
                "\(name)")
        }
        for name in StandardLibrary.parentsOfValues { #expect(standard[name]?.declaration.kind == .protocol, "\(name)") }
        let foundation = Self.declarations(Self.foundation)
        var types = Foundation.types
        #if !canImport(Darwin)
            types.subtract(["FileWrapper", "MessagePort", "UndoManager"])
        #endif
        for name in types { #expect(foundation[name] != nil, "\(name) is declared") }
        for name in Foundation.protocols { #expect(foundation[name]?.declaration.kind == .protocol, "\(name)") }
    }
}

extension Member {
    fileprivate var labels: [String?] { parameters.map(\.label) }
    fileprivate var isOperator: Bool { name.map { !$0.contains(where: \.isLetter) } ?? false }
}
