import RIBs
import XCTest

@testable import TicTacToe

#if canImport(UIKit)
    import UIKit
#endif

/// The whole tree of RIBs, with nothing replaced.
final class RootBuilderTests: XCTestCase {

    private var router: LaunchRouting!
    private var loggedOut: LoggedOutViewController!

    override func setUpWithError() throws {
        try super.setUpWithError()

        router = RootBuilder(dependency: AppComponent()).build()
        router.launch(from: UIWindow())
        let loggedOutRouter = try XCTUnwrap(router.children.first as? LoggedOutRouter)
        loggedOut = try XCTUnwrap(loggedOutRouter.viewControllable as? LoggedOutViewController)
    }

    func test_login_replaceLoggedOut() {
        loggedOut.didTapLogin()

        XCTAssertEqual(router.children.count, 1)
        XCTAssertTrue(router.children.first is LoggedInRouter)
    }

    func test_login_failWithSameNames() {
        loggedOut.player1Name = "Alex"
        loggedOut.player2Name = "Alex"

        loggedOut.didTapLogin()

        XCTAssertNotNil(loggedOut.presentedViewController)
        XCTAssertTrue(router.children.first is LoggedOutRouter)
    }
}
