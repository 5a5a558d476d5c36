import Testing

@testable import MyProject

@Suite struct RootRouterTests {
    private let interactor = RootInteractableMock()
    private let loggedInBuilder = LoggedInBuildableMock()
    private let loggedOutBuilder = LoggedOutBuildableMock()
    private let root: RootRouter

    init() {
        root = RootRouter(
            interactor: interactor, viewController: RootViewControllableMock(), loggedInBuilder: loggedInBuilder,
            loggedOutBuilder: loggedOutBuilder)
    }

    @Test func isTheRouterOfItsInteractor() {
        #expect(interactor.router === root)
    }

    @Test func attachesLoggedIn() {
        let (loggedIn, child) = (LoggedInRoutingMock(), LoggedInInteractableMock())
        loggedIn.interactable = child
        loggedInBuilder.on.build.returns(loggedIn)

        root.routeToLoggedIn()

        #expect(root.children.map { $0 === loggedIn } == [true])
        #expect(loggedInBuilder.on.build.last === interactor)
        #expect(loggedInBuilder.on.build.wasCalled(before: child.on.activate))
        #expect(child.on.activate.wasCalled(before: loggedIn.on.load))
        #expect(loggedOutBuilder.on.build.count == 0)
    }

    @Test func makesANewChildEachTime() {
        loggedOutBuilder.on.build.does { _ in
            let loggedOut = LoggedOutRoutingMock()
            loggedOut.interactable = LoggedOutInteractableMock()
            return loggedOut
        }

        root.routeToLoggedOut()
        root.children.forEach(root.detachChild)
        root.routeToLoggedOut()

        #expect(loggedOutBuilder.on.build.count == 2)
        #expect(root.children.count == 1)
    }
}
