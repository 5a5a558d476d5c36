import XCTest

@testable import Users

class UserPresenterTests: XCTestCase {

    var view: UserViewMock!
    var repository: UserRepositoryMock!
    var sut: UserPresenter!

    override func setUp() {
        super.setUp()
        view = UserViewMock()
        repository = UserRepositoryMock()
        sut = UserPresenter(view: view, repository: repository)
    }

    func testLoadUser() {
        sut.loadUser()

        XCTAssertTrue(repository.fetchUserWasCalled)

        let expectedUser = User(name: "Alex", lastname: "Salom")
        repository.fetchUserParam?(expectedUser)

        XCTAssertEqual(view.updateParam, expectedUser)
    }

    func testLoadUserWithoutAnswer() {
        sut.loadUser()

        XCTAssertFalse(view.updateWasCalled)
        XCTAssertNil(view.updateParam)
    }
}
