import RIBs
import XCTest

@testable import MyProject

#if canImport(UIKit)
    import UIKit
#endif

/// The whole tree of RIBs, with nothing but its surroundings replaced.
final class RootBuilderTests: XCTestCase {

    private var dependency: RootDependencyMock!
    private var userService: UserService!
    private var window: UIWindow!
    private var router: LaunchRouting!

    override func setUp() {
        super.setUp()

        userService = UserService()
        dependency = RootDependencyMock()
        dependency.userService = userService
        dependency.userSession = userService

        window = UIWindow()
        router = RootBuilder(dependency: dependency).build()
        router.launch(from: window)
    }

    func test_launch_show_root_and_attach_loggedOut() {
        XCTAssertTrue(window.rootViewController is RootViewController)
        XCTAssertTrue(router.interactable.isActive)
        XCTAssertEqual(router.children.count, 1)
        XCTAssertTrue(router.children.first is LoggedOutRouter)
    }

    func test_logIn_replace_loggedOut() throws {
        // Given
        let loggedOut = try XCTUnwrap(router.children.first)

        // When
        userService.logIn()

        // Then
        XCTAssertFalse(loggedOut.interactable.isActive)
        XCTAssertEqual(router.children.count, 1)
        XCTAssertTrue(router.children.first is LoggedInRouter)
    }

    func test_logOut_replace_loggedIn() {
        // Given
        userService.logIn()

        // When
        userService.logOut()

        // Then
        XCTAssertEqual(router.children.count, 1)
        XCTAssertTrue(router.children.first is LoggedOutRouter)
    }
}
