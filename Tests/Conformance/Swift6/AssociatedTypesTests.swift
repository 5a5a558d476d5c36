import Testing

@testable import Requirements

@Suite struct AssociatedTypesTests {
    @Test func generic() {
        func use<S: Storing>(_ subject: S, _ item: S.Item) -> S.Item? {
            subject.store(item)
            return subject.load()
        }
        let mock = StoringMock<Int>()
        #expect(use(mock, 3) == nil)
        mock.loadReturnValue = 4
        #expect(use(mock, 5) == 4)
        mock.loadClosure = { 6 }
        #expect(use(mock, 7) == 6)
        mock.last = 8
        mock.all.append(9)
        #expect((mock as any Storing).last as? Int == 8)
        #expect(mock.all == [9])
        #expect(mock.storeReceivedInvocations == [3, 5, 7])
        #expect(mock.storeReceivedItem == 7)
        #expect(mock.loadCallsCount == 3)
    }

    @Test func constrained() {
        let mock = ConstrainedMock<String, Dog>()
        mock.getClosure = { Dog(noise: $0) }
        mock.pairReturnValue = ("k", Dog())
        func use<C: Constrained>(_ subject: C, _ key: C.Key) -> (String, C.Pair) { (subject.get(key).noise, subject.pair()) }
        let (noise, pair) = use(mock, "wuff")
        #expect(noise == "wuff")
        #expect(pair == ("k", Dog()))
        #expect(mock.getReceivedKey == "wuff")
    }

    @Test func primary() throws {
        let mock = PrimaryMock<Int, LoadError>()
        let subject: any Primary<Int> = mock
        #expect(try subject.next() == nil)
        mock.nextReturnValue = 2
        #expect(try subject.next() == 2)
        mock.nextThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject.next() }
        func fail<P: Primary>(_ subject: P, _ failure: P.Failure) { subject.fail(failure) }
        fail(mock, .offline(1))
        #expect(mock.failReceivedFailure == .offline(1))
    }

    @Test func collections() {
        let mock = CollectingMock<[User], Set<Int>>()
        func use<C: Collecting>(_ subject: C, _ elements: C.Elements, _ other: C.Other) -> C.Elements.Index? {
            subject.take(elements, other)
        }
        #expect(use(mock, [User(id: 1)], [2]) == nil)
        mock.takeClosure = { elements, _ in elements.endIndex }
        #expect(use(mock, [User(id: 1)], [2]) == 1)
        #expect(mock.takeReceivedArguments?.elements == [User(id: 1)])
        #expect(mock.takeReceivedArguments?.other == [2])
        mock.indexReturnValue = 5
        #expect(mock.index() == 5)
    }

    @Test func constrainedByTheirOwnAssociatedTypes() {
        let list = ListTypeMock<User>()
        list.elementsReturnValue = [User(id: 1)]
        let mock = ListOwnerMock<ListTypeMock<User>>()
        mock.list = list
        mock.firstOfClosure = { $0.elements().first }
        func use<L: ListOwner>(_ subject: L) -> L.List.Element? { subject.first(of: subject.list) }
        #expect(use(mock)?.id == 1)
        #expect(mock.firstOfReceivedList === list)
    }

    @Test func namedLikeATypeOfTheProject() {
        let mock = ReducingMock<Int>()
        mock.reduceClosure = { $0 + 1 }
        mock.current = 4
        func use<R: Reducing>(_ subject: R) -> R.State { subject.reduce(subject.current) }
        #expect(use(mock) == 5)

        let user = UsesStateMock()
        user.reduceClosure = { State(number: $0.number * 2) }
        #expect((user as any UsesState).reduce(State(number: 4)) == State(number: 8))
        #expect(user.reduceReceivedState == State(number: 4))
    }

    @Test func primaryTypesInParameters() {
        let source = PrimaryMock<Int, LoadError>()
        let mock = UsesPrimaryMock()
        let subject: any UsesPrimary = mock
        #expect(subject.source == nil)
        mock.source = source
        mock.runClosure = { (try? $0.next()) ?? -1 }
        source.nextReturnValue = 3
        #expect(subject.run(source) == 3)
        mock.fillClosure = { $0.count }
        #expect(subject.fill([User(), User()]) == 2)
        #expect(mock.fillCallsCount == 1)
    }

    @Test func memberThatIsItsOwnMember() {
        final class Branch: Branching {
            func grown(_ value: Int, after branch: Branch?) -> Branch { self }
        }
        let mock = BranchingMock<Branch>()
        mock.grownAfterReturnValue = Branch()
        #expect(mock.grown(3, after: nil) === mock.grownAfterReturnValue)
        #expect(mock.grownAfterReceivedArguments?.value == 3)
    }

    @Test func errorsOfAnAssociatedType() async throws {
        let fallible = FallibleMock<LoadError>()
        fallible.valueThrowableError = .missing
        #expect(throws: LoadError.missing) { try fallible.value }
        fallible.loadClosure = { () throws(LoadError) in throw .missing }
        await #expect(throws: LoadError.missing) { try await fallible.load() }
        #expect(fallible.recover(from: .missing, 2) == 0)
        #expect(fallible.recoverFromReceivedArguments?.failure == .missing)

        let infallible = InfallibleMock()
        infallible.checkReturnValue = 2
        #expect(infallible.check() == 2)
        infallible.valueClosure = { 3 }
        #expect(infallible.value == 3)
        infallible.run {}
        #expect(infallible.runCallsCount == 1)
        #expect(await infallible.load() == 0)

        let any = AnyFailureMock()
        any.runThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try any.run {} }
    }

    @Test func recursiveAndDefaulted() {
        final class Leaf: Tree {
            var children: [Leaf] { [] }
            func first() -> Leaf? { nil }
        }
        let tree = TreeMock<TreeMock<Leaf>>()
        let child = TreeMock<Leaf>()
        tree.children = [child]
        tree.firstReturnValue = child
        #expect(tree.first() === child)
        #expect(tree.children.first === child)

        let linked = LinkedMock<Account>()
        linked.next = Account(balance: 2)
        #expect(linked.next?.balance == 2)

        let defaulted = DefaultedMock<Int, Never>()
        defaulted.runReturnValue = .success(4)
        #expect(defaulted.run() == .success(4))

        let sections = SectionedMock<[String]>()
        sections.rowsReturnValue = ["a"]
        #expect(sections.rows() == ["a"])
    }

    @Test func unstubbedMembersNameThemselves() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = (StoringMock<Int>() as any Storing).last
        }
        expect(result, says: "'StoringMock.last' has no value. Set it before the code under test reads it.")
        let call = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NestedMock<Int>().nested()
        }
        expect(call, says: "'NestedMock.nested()' is not stubbed. Set 'nestedReturnValue' or 'nestedClosure'.")
    }
}

@Suite(.serialized) struct IsolatedAssociatedTypesTests {
    @Test func sendable() async throws {
        func use<S: SendableStoring>(_ subject: S, _ item: S.Item) async throws -> S.Item {
            await subject.store(item)
            return try await subject.load()
        }
        let mock = SendableStoringMock<Int>()
        mock.loadReturnValue = 2
        #expect(try await use(mock, 1) == 2)
        #expect(mock.storeReceivedItem == 1)
        #expect(SendableStoringMock<Int>.shared() == nil)
        SendableStoringMock<Int>.sharedReturnValue = 5
        #expect(SendableStoringMock<Int>.shared() == 5)
        SendableStoringMock<Int>.sharedReturnValue = nil
        SendableStoringMock<Int>.count += 1
        #expect(SendableStoringMock<Int>.count == 1)
        #expect(SendableStoringMock(item: 7).initItemReceivedItem == 7)
        let error = await #expect(throws: (any Error).self) { try await SendableStoringMock<Int>().load() }
        expect(error, says: "'SendableStoringMock.load()' is not stubbed. Set 'loadReturnValue' or 'loadClosure'.")
    }

    @Test func actors() async {
        func use<A: ActorStoring>(_ subject: A, _ item: A.Item) async -> A.Item? {
            await subject.store(item)
            return await subject.last
        }
        let mock = ActorStoringMock<Int>(item: 1)
        mock.last = 3
        #expect(await use(mock, 2) == 3)
        #expect(mock.storeReceivedInvocations == [2])
        #expect(mock.initItemReceivedItem == 1)
    }

    @MainActor @Test func mainActor() {
        func use<M: MainStoring>(_ subject: M, _ item: M.Item) -> M.Item? {
            subject.store(item)
            return subject.last
        }
        let mock = MainStoringMock<Int>()
        mock.last = 3
        #expect(use(mock, 2) == 3)
        #expect(mock.storeReceivedItem == 2)
        MainStoringMock<Int>.makeReturnValue = 4
        #expect(MainStoringMock<Int>.make() == 4)
        MainStoringMock<Int>.makeReturnValue = nil
    }

    @Test func typesThatFollowFromAnother() {
        func fill<S: Shelf>(_ shelf: S, _ item: S.Item) -> Bool {
            shelf.add(item)
            return shelf.items.contains(item)
        }
        let mock = ShelfMock<[String]>()
        mock.items = ["tea"]
        #expect(fill(mock, "tea"))
        #expect(mock.addReceivedItem == "tea")
    }

    @Test func typesCalledVoid() throws {
        func empty<E: Emptying>(_ subject: E, _ value: E.Void) throws -> E.Void { try subject.empty(value) {} }
        let mock = EmptyingMock<String>()
        mock.emptyReturnValue = "b"
        #expect(try empty(mock, "a") == "b" && mock.emptyReceivedArguments?.value == "a")
        mock.refill(1) {}
        #expect(mock.refillDoneCallsCount == 1)
        mock.filterReturnValue = "b"
        #expect(mock.filter { $0.isEmpty } == "b" && mock.filterReceivedIsWanted?("") == true)
        let water = WaterEmptyingMock()
        water.measureReturnValue = 3
        water.mixReturnValue = "c"
        #expect(water.measure(nil) == 3 && water.mix("d") == "c")
    }

    @Test func aliasesInsideAProtocol() {
        func listen<A: AliasesInside>(_ subject: A, _ handler: @escaping A.Handler) { subject.onChange(handler) }
        let mock = AliasesInsideMock<Int>()
        var heard = 0
        listen(mock) { heard = $0 }
        mock.onChangeReceivedHandler?(4)
        #expect(heard == 4)
        let object = Watcher()
        #expect(mock.watch(object) == nil)
        #expect(mock.watchReceivedObject === object)
    }

    private final class Watcher: Sendable {}
}
