import Testing

/// Stubs of members that are not plain functions.
@Suite(.serialized) struct UnusualMembersTests {
    @Test func initializersAndStaticMembers() {
        WorkshopMock.on.reset()
        let shop = WorkshopMock(name: "A")
        #expect(WorkshopMock.on.initializer.calls == ["A"] && shop.on.subscript.count == 0)
        WorkshopMock.on.make.when(3).returns("three")
        #expect(WorkshopMock.make(3) == "three" && WorkshopMock.make(4) == "")
        #expect("\(WorkshopMock.on.initializer)".hasSuffix("once: WorkshopMock.init(name: \"A\")"))
        WorkshopMock.on.reset()
        #expect(WorkshopMock.on.make.count == 0)
    }

    @Test func membersNamedLikeTheTableOfStubs() {
        let mock = ShadowingMock()
        mock.stubs(lock: 1, stubs: 2)
        #expect(mock.on.stubsMember.calls == [(1, 2)])
    }

    @Test func subscripts() {
        var shop = WorkshopMock()
        shop.on.subscript.when(1).returns("one")
        #expect(shop[1] == "one" && shop[2] == "")
        shop[3] = "three"
        #expect(shop.on.subscriptSet.last?.newValue == "three")
        _ = shop
        shop = WorkshopMock()
    }

    @Test func gettersWithEffects() async throws {
        let shop = WorkshopMock()
        #expect(try await shop.size == 0)
        shop.on.size.returns(4)
        #expect(try await shop.size == 4)
        shop.on.size.throws(TooMany())
        await #expect(throws: TooMany()) { try await shop.size }
        #expect(shop.on.size.count == 3)
    }

    @Test func results() {
        let shop = WorkshopMock()
        #expect(shop.find(1) == nil)
        shop.on.find.returns(Item(name: "a"), nil)
        #expect(shop.find(1)?.name == "a" && shop.find(1) == nil)
        shop.on.item.does { Item(name: "\($0)") }
        #expect(shop.item(3).name == "3")
    }

    @Test func argumentThatIsATuple() async throws {
        let shop = WorkshopMock()
        shop.on.pack.does { size async throws(NetError) in
            await Task.yield()
            if size.width > 9 { throw .slow } else { return size.width * size.height }
        }
        #expect(try await shop.pack((2, 3)) == 6)
        await #expect(throws: NetError.slow) { try await shop.pack((10, 1)) }
        shop.on.pack.when { $0.width == 1 }.does { width, height in width + height }
        #expect(try await shop.pack((1, 4)) == 5)
        #expect(shop.on.pack.calls.map(\.height) == [3, 1, 4])
    }

    @Test func functionsAsAnswers() throws {
        func fetch(id: Int, from place: String) throws -> Item { if id == 0 { throw TooMany() } else { Item(name: "\(place)\(id)") } }
        let shop = WorkshopMock()
        shop.on.fetch.does(fetch)
        shop.on.item.does(Item.init(number:))
        #expect(try shop.fetch(id: 1, from: "a") == Item(name: "a1") && shop.item(2) == Item(name: "2"))
        #expect(throws: TooMany()) { try shop.fetch(id: 0, from: "a") }
    }

    @Test func conditionsOfConditions() throws {
        let shop = WorkshopMock()
        shop.on.fetch.returns(Item(name: "any"))
        shop.on.fetch.when { $0.id > 5 }.when { $0.place == "shelf" }.returns(Item(name: "found"))
        #expect(try shop.fetch(id: 6, from: "shelf").name == "found")
        #expect(try shop.fetch(id: 6, from: "box").name == "any" && shop.fetch(id: 5, from: "shelf").name == "any")
    }

    @Test func argumentsThatCannotBeKept() {
        let shop = WorkshopMock()
        shop.on.change.does { value, amount in
            value += amount
            return true
        }
        var value = 1
        #expect(shop.change(&value, by: 2) && value == 3)
        #expect(shop.on.change.last?.value == 1)
        shop.on.each.does { items, body in items.map(body).reduce(0, +) }
        #expect(shop.each(["a", "bc"]) { $0.count } == 3)
        #expect(shop.on.each.calls == [["a", "bc"]])
        let calls = Numbers()
        shop.later { calls.add($0) }
        shop.on.later.last?(5)
        #expect(calls.values == [5])
        shop.on.take.returns(2)
        #expect(shop.take(Token()) == 2 && shop.on.take.count == 1)
        #expect(shop.forward { 4 } == 0)
        shop.on.forward.does { try $0() }
        #expect(shop.forward { 4 } == 4)
        #expect(throws: TooMany()) { try shop.forward { throw TooMany() } }
    }

    @Test func generics() {
        let shop = WorkshopMock()
        shop.on.convert.does { [$0, $0] }
        #expect(shop.convert(3) == [3, 3])
        #expect(shop.on.convert.count == 1)
        let box = BoxingMock<String>()
        box.on.put.when("a").returns("b")
        #expect(box.put("a") == "b")
    }

    @Test func staticMembersOfGenericMocks() async {
        BoxingMock<Int>.on.count.returns(3)
        #expect(await BoxingMock<Int>.count == 3)
        #expect(await BoxingMock<String>.count == 0)
        #expect(BoxingMock<Int>.on.count.count == 1)
    }

    @Test func names() {
        let shop = WorkshopMock()
        shop.open()
        shop.open(at: 2)
        #expect(shop.on.open.count == 1 && shop.on.openAt.calls == [2])
        let emitter = EmittingMock()
        emitter.mockOn.on.returns(2)
        #expect(emitter.on("tap") == 2 && emitter.mockOn.on.calls == ["tap"])
    }
}

extension Item {
    fileprivate init(number: Int) { self.init(name: "\(number)") }
}

/// Numbers that closures of any task add.
final class Numbers: @unchecked Sendable {
    private(set) var values: [Int] = []

    func add(_ value: Int) { values.append(value) }
}
