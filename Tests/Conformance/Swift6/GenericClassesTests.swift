import Testing

@testable import Requirements

@Suite("generic classes") struct GenericClassesTests {
    @Test func generics() {
        let mock = RepositoryMock<User, Int>(items: [1: User(id: 1)])
        let subject: Repository<User, Int> = mock
        #expect(subject.items.count == 1)
        mock.itemForReturnValue = User(id: 2)
        #expect(subject.item(for: 2)?.id == 2)
        mock.sortedFilterClosure = { order, filter in order == .falling && filter(User()) ? [User(id: 3)] : [] }
        #expect(subject.sorted(.falling) { _ in true }.count == 1)
        mock.firstOfReturnValue = User(id: 4)
        #expect(subject.first(of: [4]).id == 4)
        mock.mapReturnValue = ["a"]
        #expect(subject.map(\.name) == ["a"])
        #expect(RepositoryMock<User, Int>.empty().isEmpty)
        #expect(RepositoryMock<User, Int>.emptyCallsCount == 1)
    }

    @Test func inheritedGenerics() {
        let mock = UserRepositoryMock(items: [:])
        let subject: UserRepository = mock
        mock.userNamedReturnValue = User(id: 1)
        #expect(subject.user(named: "a")?.id == 1)
        mock.firstOfClosure = { User(id: $0[0]) }
        #expect((subject as Repository<User, Int>).first(of: [7]).id == 7)
        mock.itemForReturnValue = User(id: 2)
        #expect(subject.item(for: 1)?.id == 2)
        #expect(mock.itemForReceivedKey == 1)
    }

    @Test func classesThatNameThemselves() {
        let mock = NodeMock("a")
        let subject: Node<String> = mock
        mock.addReturnValue = mock
        #expect(subject.add(Node("b")) === mock)
        #expect(mock.addReceivedNode?.value == "b")
        #expect(subject.find { _ in true } == nil)
        mock.visitClosure = { visit in
            visit("c", Node<String>.Index(value: 1))
            return Node<String>.Index(value: 2)
        }
        var visited = ""
        #expect(subject.visit { element, _ in visited = element }.value == 2)
        #expect(visited == "c")
        let tree = TrunkMock("d")
        tree.children = [mock]
        tree.rootReturnValue = "root"
        #expect((tree as StringNode).children.count == 1)
        #expect((tree as Trunk).root() == "root")
    }

    @Test func openClasses() async throws {
        let mock = try WindowMock(content: 1)
        #expect(mock.title == "untitled")
        #expect(throws: LoadError.missing) { try WindowMock(title: "", content: 1) }
        #expect(await WindowMock(count: 1, [2]) == nil)
        (mock as Window<Int>).show(3)
        #expect(mock.showReceivedContent == 3)
        #expect(mock.draw() == [])
    }

    @Test func parameterizedTypealiases() {
        let mock = CatalogueMock<Bool>()
        let subject: Catalogue<Bool> = mock
        mock.itemsOfReturnValue = [true]
        #expect(subject.items(of: [1, 2]) == [true])
        #expect(mock.itemsOfReceivedList == [1, 2])
        mock.indexedReturnValue = ["a": false]
        #expect(subject.indexed(["b": true]) { _ in } == ["a": false])
        #expect(mock.indexedReceivedArguments?.lookup == ["b": true])
        mock.all = [["c": true]]
        #expect(subject.all == [["c": true]])
    }

    @Test func aliasesOfATypeParameter() {
        let mock = OptionalPairsMock<String>()
        let subject: OptionalPairs<String> = mock
        mock.firstReturnValue = ("a", nil)
        #expect(subject.first((nil, 1))?.0 == "a")
        #expect(mock.firstReceivedPair?.1 == 1)
        mock.allReturnValue = ["a", nil]
        #expect(subject.all().count == 2)
    }
}

@Suite("members that a mock leaves to the class") struct CabinetTests {
    @Test func onlyOtherMembersAreOverridden() {
        let mock = CabinetMock<Int>()
        mock.firstReturnValue = 7
        mock.loadReturnValue = 8
        let rack: Cabinet<Int> = mock
        #expect(rack.count([1, 2]) == 2 && Array(rack.numbers()) == [1, 2] && Array(rack.names) == ["a"] && rack.pack(1, "b") == 3)
        #expect(rack.first([1]) == 7 && rack.load(5) == 8)
        #expect(mock.firstReceivedInvocations == [[1]] && mock.loadReceivedItem == 5)
    }
}
