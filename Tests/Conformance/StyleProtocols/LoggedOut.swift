import RxSwift

enum RouterLifecycle {
    case didLoad
}

protocol Interactable: AnyObject {
    var isActive: Bool { get }
    var isActiveStream: Observable<Bool> { get }
    func activate()
}

protocol ViewControllable: AnyObject {
    var uiviewController: Int { get set }
}

protocol RouterScope: AnyObject {
    var lifecycle: Observable<RouterLifecycle> { get }
}

protocol Routing: RouterScope {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
}

protocol ViewableRouting: Routing {
    var viewControllable: ViewControllable { get }
}

protocol LoggedInListener: AnyObject {}

protocol LoggedInRouting: Routing {}

protocol LoggedInBuildable {
    func build(withListener listener: LoggedInListener) -> LoggedInRouting
}

protocol LoggedInInteractable: Interactable {}

protocol LoggedOutRouting: ViewableRouting {
    func routeToFailAlert()
}

protocol LoggedOutPresentable: AnyObject {
    var listener: LoggedOutPresentableListener? { get set }
    func failedLogin()
}

protocol LoggedOutPresentableListener: AnyObject {
    func login(withPlayer1Name player1Name: String?, player2Name: String?)
}

protocol LoggedOutViewControllable: ViewControllable {
    func failedLogin()
}

protocol LoggedOutServicable {
    func requestLogin(withPlayer1Name player1Name: String, player2Name: String) -> Bool
}
