import Testing

/// How long the objects of an app live that a mock has seen.
@Suite struct LifetimesTests {
    private func routersLeft(after use: (NavigationMock, Router) -> Void) -> (mock: NavigationMock, router: Router?) {
        let mock = NavigationMock()
        var router: Router? = Router()
        weak let left = router
        router.map { use(mock, $0) }
        router = nil
        return (mock, left)
    }

    /// An object that a property was set to lives no longer than without the stub.
    @Test func propertiesKeepNothingAlive() {
        let uses: [(kind: String, use: (NavigationMock, Router) -> Void)] = [
            ("a class", { mock, router in (mock.router, mock.router) = (router, nil) }),
            ("a protocol", { mock, router in (mock.listener, mock.listener) = (router, nil) }),
            ("a closure", { mock, router in (mock.onTap, mock.onTap) = ({ router.detach() }, nil) }),
            ("an array", { mock, router in (mock.children, mock.children) = ([router], []) }),
            ("a dictionary", { mock, router in (mock.named, mock.named) = (["a": router], [:]) }),
            ("a structure", { mock, router in (mock.page, mock.page) = (Page(router: router), nil) }),
            ("an enum", { mock, router in (mock.state, mock.state) = (.attached(router, at: 1), nil) }),
            ("a tuple", { mock, router in (mock.pair, mock.pair) = ((1, router), nil) }),
            ("anything", { mock, router in (mock.anything, mock.anything) = (router as Any, nil) }),
        ]
        for (kind, use) in uses {
            let (mock, router) = routersLeft(after: use)
            #expect(router == nil, "\(kind)")
            withExtendedLifetime(mock) {}
        }
    }

    @Test func objectsAreRecordedAsLongAsTheyLive() {
        let mock = NavigationMock()
        let (first, second) = (Router(), Router())
        mock.router = first
        mock.router = nil
        mock.router = second
        #expect(mock.on.router.count == 3 && mock.on.router.last??.id == second.id)
        #expect(mock.on.router.calls.map { $0 === first } == [true, false, false])
        mock.children = [first]
        #expect(mock.on.children.count == 1 && mock.on.children.calls.isEmpty)
        withExtendedLifetime((first, second)) {}
    }

    @Test func valuesWithoutObjectsAreRecorded() {
        let mock = NavigationMock()
        mock.page = Page(router: nil, title: "a")
        mock.state = .detached
        mock.state = nil
        #expect(mock.on.page.calls.map { $0?.title } == ["a"])
        #expect(mock.on.state.calls.map { if case .detached? = $0 { true } else { false } } == [true, false])
    }

    /// The stub of a property looks at a limited number of parts: a long list takes no time, and a deep value no stack.
    @Test func largeValues() {
        let mock = TrackingMock()
        mock.bytes = [UInt8](repeating: 1, count: 1_000_000)
        #expect(mock.on.bytes.calls.map(\.count) == [1_000_000])
        mock.steps = Array(repeating: .stop, count: 10_000)
        mock.steps = [.stop]
        #expect(mock.on.steps.count == 2 && mock.on.steps.calls.map(\.count) == [1])
        mock.chain = (0..<10_000).reduce(Chain.end) { .link($1, $0) }
        mock.chain = .link(1, .end)
        #expect(mock.on.chain.count == 2 && mock.on.chain.calls.count == 1)
        // The compiler lets go of a deep value with recursion.
        while case .link(_, let rest) = mock.chain { mock.chain = rest }
    }

    /// The stub of a function has all arguments, until a test resets it.
    @Test func functionsKeepTheirArguments() {
        let (mock, router) = routersLeft { mock, router in mock.attach(router) }
        #expect(mock.on.attach.calls.count == 1 && router != nil)
        let (other, gone) = routersLeft { mock, router in
            mock.attach(router)
            mock.on.reset()
        }
        #expect(gone == nil)
        withExtendedLifetime((mock, other)) {}
    }
}
