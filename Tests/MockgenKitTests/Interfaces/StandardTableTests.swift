import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@testable import MockgenKit
@testable import MockgenResolution

/// What mockgen knows about the standard library without an interface is what the compiler says.
@Suite struct StandardTableTests {
    @Test func protocolsOfTheTable() throws {
        let real = ToolchainInterfaces.declarations(["Swift"] + ToolchainInterfaces.partsOfFoundation)
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
            // The compiler prints no names that begin with an underscore.
            for member in own.members where member.name?.hasPrefix("_") != true {
                let isReal = try Self.members(of: declaration.name, real).contains {
                    $0.name == member.name && ($0.labels == member.labels || member.isOperator)
                }
                #expect(isReal, "\(declaration.name) requires \(member)")
            }
        }
    }

    /// The requirements of a protocol and of everything that it inherits from.
    private static func members(
        of name: String, _ real: [String: (text: SourceText, declaration: Declaration)]
    ) throws -> [Member] {
        guard let (text, found) = real[name], found.kind == .protocol else { return [] }
        let own = try text.parseProtocol(found, module: "Swift").members
        return try own + found.inherited.flatMap { try members(of: $0, real) }
    }

    /// These lists are choices, so nothing can be missing.
    @Test func usualNames() {
        let standard = ToolchainInterfaces.declarations(["Swift"])
        // The names of the language, which nothing declares.
        for name in StandardLibrary.types.subtracting(["AnyObject", "Any"]) { #expect(standard[name] != nil, "\(name) is declared") }
        // NSObject is a class, and AnyActor an alias.
        let others: Set<String> = ["Any", "AnyActor", "AnyObject", "Codable", "NSObject", "NSObjectProtocol"]
        for name in StandardProtocol.named.keys where !others.contains(name) && !name.hasPrefix("Distributed") {
            let found = standard[name] ?? ToolchainInterfaces.declarations(["Foundation", "FoundationEssentials"])[name]
            #expect(found?.declaration.kind == .protocol, "\(name)")
        }
        let foundation = ToolchainInterfaces.declarations(ToolchainInterfaces.partsOfFoundation)
        for name in Foundation.ownTypes { #expect(foundation[name] != nil, "\(name) is declared") }
    }
}

extension Member {
    fileprivate var labels: [String?] { parameters.map(\.label) }
    fileprivate var isOperator: Bool { name.map { !$0.contains(where: \.isLetter) } ?? false }
}
