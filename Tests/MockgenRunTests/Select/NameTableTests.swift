import Fixtures
import MockgenConfig
import MockgenModel
import MockgenOutline
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The tables that find names and patterns give the same answers as a search of the complete list.
@Suite struct NameTableTests {
    private static let index =
        ([
            "App": [
                "A.swift": "protocol Loading {}\nprotocol Saving {}\nenum Cart { protocol Loading {}\nprotocol Adding {} }",
                "B.swift": "protocol Adding {}\nprotocol Überprüfung {}\nenum App { protocol Saving {} }",
            ],
            "Core": ["C.swift": "public protocol Loading {}\npublic enum Cart { public protocol Loading {} }"],
        ] as Sources).index

    /// Names and globs that match one, several or no protocols.
    private static let texts = [
        "Loading", "Cart.Loading", "Core.Cart.Loading", "*.Loading", "App.*", "Adding", "Missing", "*ing", "?????ng", "Cart.*",
        "Überprüfung",
        "?berpr?fung", "App.Saving", "*", "Core.Loading", "*Missing*",
    ]

    private static func patterns() throws -> [Located<Pattern>] {
        let list = texts.map { "\"\($0)\"" }.joined(separator: ", ")
        guard case .patterns(let patterns) = try Configured("protocols: [\(list)]").target.protocols else { return [] }
        return patterns
    }

    @Test func everyPatternFindsItsDeclarationsInOrder() throws {
        let protocols = Self.index.protocols
        let table = NameTable(protocols, in: Self.index)
        let patterns = try Self.patterns()
        #expect(patterns.count == Self.texts.count)
        for pattern in patterns.map(\.value) {
            let expected = protocols.filter { Self.index.names(of: $0).contains(where: pattern.matches) }
            #expect(table.references(matching: pattern) == expected, "\(pattern.text)")
            if !pattern.isGlob { #expect(table.references(named: pattern.text) == expected, "\(pattern.text)") }
        }
    }

    /// The order of the list decides, so each rotation of it is tried.
    @Test func everyDeclarationFindsItsFirstPattern() throws {
        let patterns = try Self.patterns()
        for start in patterns.indices {
            for length in [3, patterns.count] {
                let list = Array((patterns[start...] + patterns[..<start]).prefix(length))
                let table = PatternTable(list)
                for names in Self.index.protocols.map(Self.index.names) {
                    #expect(table.first(matchingAnyOf: names) == list.first { names.contains(where: $0.value.matches) }, "\(names)")
                    #expect(table.hasName(in: names) == list.contains { !$0.value.isGlob && names.contains($0.value.text) }, "\(names)")
                }
            }
        }
    }

    /// `list` and `explain` show the item that decided.
    @Test func verdictsShowTheFirstItem() async throws {
        let sources: Sources = ["App": ["A.swift": "protocol AService {}\nprotocol BService {}\nprotocol CService {}\nprotocol Plain {}"]]
        let target = try Configured(
            "protocols: [\"B*\", BService, AService, \"*Service\", Plain]\nexclude: [CService, \"C*\", Plain]"
        ).target
        let plan = await TargetPlan(for: target, compiledIn: Configured.module, from: sources.index)
        let verdicts = plan.entries.map { entry in
            let name = plan.index.declaration(entry.reference).qualifiedName
            let column = entry.verdict.location?.column ?? 0
            return switch entry.verdict.reason {
            case .chosen(let item): "\(name) chosen by \(item) at column \(column)"
            case .excluded(let item): "\(name) excluded by \(item) at column \(column)"
            default: "\(name) is something else"
            }
        }
        #expect(
            verdicts == [
                "AService chosen by AService at column 33", "BService chosen by B* at column 17",
                "CService excluded by CService at column 15",
                "Plain excluded by Plain at column 31",
            ])
    }
}
