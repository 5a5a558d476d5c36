import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The facts about the standard library that mockgen knows without an interface agree with the compiler.
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
                let isReal = try Self.members(of: declaration.name, real).contains { $0.isLike(member) }
                #expect(isReal, "\(declaration.name) requires \(member)")
            }
        }
    }

    /// The table has every requirement that neither an extension nor the mock by itself meets.
    @Test func noRequirementIsMissing() throws {
        let real = ToolchainInterfaces.declarations(["Swift"])
        let table = SourceText(path: "Swift", bytes: Array(StandardLibrary.interface.utf8))
        let declared = Dictionary(
            table.outline().declarations.map { ($0.name, (text: table, declaration: $0)) }, uniquingKeysWith: { first, _ in first })
        for name in declared.keys.sorted() {
            guard let (text, found) = real[name], found.kind == .protocol else { continue }
            let known = try Self.members(of: name, declared)
            let given = try ([name] + Self.ancestors(of: name, real)).flatMap { try Self.implementations(of: $0) }
            let missing = try text.parseProtocol(found, module: "Swift").members.filter { member in
                !member.isUnavailable && !(known + given).contains { $0.isLike(member) }
            }
            let names = Set(missing.map { $0.writtenName.withoutBackTicks })
            #expect(names == Self.metByTheMock[name] ?? [], "\(name)")
        }
    }

    /// Requirements that the renderer writes for every mock of the protocol, by the behavior in the table.
    private static let metByTheMock: [String: Set<String>] = [
        "AsyncSequence": ["makeAsyncIterator"], "Comparable": ["<"], "Decodable": ["init"], "Encodable": ["encode"],
        "Equatable": ["=="], "Hashable": ["hash", "hashValue"], "Identifiable": ["id"],
    ]

    /// The requirements that unconstrained extensions of a protocol implement.
    private static func implementations(of name: String) throws -> [Member] {
        try ToolchainInterfaces.texts["Swift"].map { text in
            try text.outline().extensions.filter { $0.extended == [name] || $0.extended == ["Swift", name] }.flatMap { found in
                let given = try text.parseImplementations(in: found)
                return given.requirements.contains { $0.left == .named("Self") } ? [] : given.members
            }
        } ?? []
    }

    private static func ancestors(
        of name: String, _ real: [String: (text: SourceText, declaration: Declaration)]
    ) -> [String] {
        (real[name]?.declaration.inherited ?? []).flatMap { [$0] + ancestors(of: $0, real) }
    }

    /// The requirements of a protocol and of everything that it inherits from.
    private static func members(
        of name: String, _ real: [String: (text: SourceText, declaration: Declaration)]
    ) throws -> [Member] {
        guard let (text, found) = real[name], found.kind == .protocol else { return [] }
        let own = try text.parseProtocol(found, module: "Swift").members
        return try own + found.inherited.flatMap { try members(of: $0, real) }
    }

    /// The names that are not recorded exist, and for the documented reason.
    @Test func namesWithReasons() {
        let standard = ToolchainInterfaces.declarations(["Swift"])
        for name in StandardLibrary.namesOfTheLanguage.subtracting(["Any"]) {
            #expect(standard[name]?.declaration.kind == .alias, "\(name)")
        }
        #expect(StandardLibrary.namesOfManyModules.isSubset(of: RecordedNames.standardTypes))
        #expect(Foundation.knownAliases.isSubset(of: RecordedNames.foundationAliases))
    }

    @Test func kindsOfParents() {
        let standard = ToolchainInterfaces.declarations(["Swift"])
        // NSObject is a class, and AnyActor an alias.
        let others: Set<String> = ["Any", "AnyActor", "AnyObject", "NSObject", "NSObjectProtocol"]
        for name in StandardParent.named.keys where !others.contains(name) && !name.hasPrefix("Distributed") {
            // Only a later toolchain has it.
            if standard[name] == nil, name == "Iterable" { continue }
            let found = standard[name] ?? ToolchainInterfaces.declarations(["Foundation", "FoundationEssentials"])[name]
            #expect(found?.declaration.kind == .protocol, "\(name)")
        }
    }
}

extension Member {
    fileprivate func isLike(_ other: Member) -> Bool { name == other.name && (labels == other.labels || isOperator) }
    fileprivate var labels: [String?] { parameters.map(\.label) }
    fileprivate var isOperator: Bool { name.map { !$0.contains(where: \.isLetter) } ?? false }
}
