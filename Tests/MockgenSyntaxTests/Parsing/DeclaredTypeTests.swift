import Testing

@testable import MockgenSyntax

/// The members of a class that other code can use, read from its text.
@Suite struct DeclaredTypeTests {
    private func shown(_ text: String) -> [String] {
        (DeclaredType(firstIn: text)?.members ?? []).map { member in
            "\(member.line): \(member.isStatic ? "static " : "")\(member.name): \(member.type)\(member.isSettable ? " set" : "")"
        }
    }

    @Test func everyKindOfMember() {
        let text = """
            @MainActor
            public final class StoreMock<Item: Hashable>: Store {
                public init(item: Item? = nil) {}
                public final var loadCallsCount = 0
                var loadCalled: Bool { loadCallsCount > 0 }
                nonisolated(unsafe) static var shared: StoreMock! = nil
                var name: String {
                    get { lock.withLock { stubs.name } }
                    set { lock.withLock { stubs.name = newValue } }
                }
                var items: [Item] = [] { didSet { itemsSetCallCount += 1 } }
                var loadClosure: ((Int, @escaping () -> Void) async throws -> Item)?
                func load(id: Int) async throws -> Item { fatalError() }
                subscript(key: String) -> Item { fatalError() }
                private var stubs = Stubs()
                private struct Stubs { var name = "" }
                #if DEBUG
                    var debugCallsCount = 0
                #else
                    var releaseCallsCount = 0
                #endif
                struct Iterator { var rest: [Item] }
            }
            """
        #expect(DeclaredType(firstIn: text)?.name == "StoreMock<Item: Hashable>")
        #expect(
            shown(text) == [
                "2: init: (item: Item? = nil)",
                "3: loadCallsCount: Int set",
                "4: loadCalled: Bool",
                "5: static shared: StoreMock! set",
                "6: name: String set",
                "10: items: [Item] set",
                "11: loadClosure: ((Int, @escaping () -> Void) async throws -> Item)? set",
                "12: load: (id: Int) async throws -> Item",
                "13: subscript: (key: String) -> Item",
                "17: debugCallsCount: Int set",
                "19: releaseCallsCount: Int set",
            ])
    }

    @Test func anActorUnderAConditionIsFound() {
        #expect(shown("#if DEBUG\n    actor A {\n        nonisolated var x: Int { 1 }\n    }\n#endif") == ["2: x: Int"])
        #expect(DeclaredType(firstIn: "struct S {}")?.name == nil)
    }
}
