import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution

/// The traits of a mock that its ancestors decide.
@Suite struct TraitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let declarations: String
        let traits: ResolvedProtocol.Traits
        /// As the mock writes it.
        let superclass: String?
        var testDescription: String { declarations }

        init(_ declarations: String, superclass: String? = nil, _ change: (inout ResolvedProtocol.Traits) -> Void = { _ in }) {
            self.declarations = declarations
            self.superclass = superclass
            var traits = ResolvedProtocol.Traits()
            change(&traits)
            self.traits = traits
        }
    }

    @Test(arguments: [
        Case("protocol P {}"),
        Case("protocol P: AnyObject {}"),
        Case("protocol P: Sendable {}") { $0.isSendable = true },
        Case("protocol P: Swift.Sendable {}") { $0.isSendable = true },
        Case("protocol P: Error {}") {
            $0.isSendable = true
            $0.standardParents = ["Error"]
        },
        Case("protocol A: Equatable {}\nprotocol P: A {}") { $0.standardParents = ["Equatable"] },
        Case("protocol A: Sendable {}\nprotocol P: A {}") { $0.isSendable = true },
        Case("protocol P where Self: Sendable {}") { $0.isSendable = true },
        Case("protocol P: Actor {}") { $0.isActor = true },
        Case("@MainActor protocol P {}") { $0.globalActor = "@MainActor" },
        // Each protocol has its own isolation: that of A is said of A's requirements.
        Case("@MainActor protocol A {}\nprotocol P: A {}"),
        Case("class Base {}\nprotocol P: Base {}", superclass: "Base"),
        Case("class Base: ~Sendable {}\nprotocol P: Base {}", superclass: "Base"),
        Case("class Base: ~Sendable {}\nclass Safe: Base, @unchecked Sendable {}\nprotocol P: Safe {}", superclass: "Safe") {
            $0.isSendable = true
        },
        Case("protocol P: Equatable, ~Copyable, ~Escapable {}") { $0.standardParents = ["Equatable"] },
        Case("class Base {}\nprotocol P where Self: Base {}", superclass: "Base"),
        Case("@MainActor class Base {}\nprotocol P: Base {}", superclass: "Base") {
            $0.globalActor = "@MainActor"
        },
        Case("@MainActor class Base {}\nnonisolated protocol P: Base {}", superclass: "Base") {
            $0.globalActor = "@MainActor"
        },
        Case("class Base {}\nprotocol A: Base {}\nclass Nearer: Base {}\nprotocol P: A, Nearer {}", superclass: "Nearer"),
        Case("class Base: @unchecked Sendable {}\nprotocol P: Base {}", superclass: "Base") { $0.isSendable = true },
        Case("class Base {}\nextension Base: @unchecked Sendable {}\nprotocol P: Base {}", superclass: "Base") { $0.isSendable = true },
        Case("class Box<T> {}\nextension Box: @unchecked Sendable where T: Sendable {}\nprotocol P: Box<Int> {}", superclass: "Box<Int>") {
            $0.isSendable = true
        },
        Case("class Base {}\n@available(*, unavailable) extension Base: Sendable {}\nprotocol P: Base {}", superclass: "Base"),
        // Only a Swift 5 module can declare such classes.
        Case("class Base: Error {}\nprotocol P: Base {}", superclass: "Base") {
            $0.isSendable = true
            $0.isCheckedSendable = true
        },
        Case("protocol A: Sendable {}\nclass Base: A {}\nclass Nearer: Base {}\nprotocol P: Nearer {}", superclass: "Nearer") {
            $0.isSendable = true
            $0.isCheckedSendable = true
        },
        Case("class Base: Error, @unchecked Sendable {}\nprotocol P: Base {}", superclass: "Base") { $0.isSendable = true },
        Case("protocol A: Sendable {}\n@MainActor class Base: A {}\nprotocol P: Base {}", superclass: "Base") {
            $0.isSendable = true
            $0.globalActor = "@MainActor"
        },
        Case("class Box<T> {}\nprotocol Q {}\nprotocol P: Box<Int> {}", superclass: "Box<Int>"),
        Case("enum O { class Base {} }\ntypealias Alias = O.Base\nprotocol P: Alias {}", superclass: "O.Base"),
        Case("enum O { class Base {}\n protocol Q: Base {} }\nprotocol P: O.Q {}", superclass: "O.Base"),
    ])
    func traits(_ example: Case) async throws {
        let subject = try await Sources(app: example.declarations).subject()
        #expect(subject.superclass?.initializers.map(\.parameters) == (example.superclass == nil ? nil : [[]]))
        #expect(subject.superclass?.type.description == example.superclass)
        #expect(subject.traits == example.traits)
    }

    @Test(arguments: [
        ("open class Base { public init() {} }", "Core"),
        // No other module may call the initializer that no one wrote.
        ("open class Base {}", "@testable Core"),
    ])
    func theModuleOfTheSuperclassIsImported(base: String, line: String) async throws {
        let sources: Sources = ["App": ["A.swift": "import Core\npublic protocol P: Base {}"], "Core": ["B.swift": base]]
        #expect(try await sources.subject().imports.map(\.shown) == ["App", line])
    }
}
