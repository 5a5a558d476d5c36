import RIBs

protocol LoggedOutServicable {
    func requestLogin(withPlayer1Name player1Name: String, player2Name: String) -> Bool
}

protocol LoggedOutRouting: ViewableRouting {
    func routeToFailAlert()
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }

    func failedLogin()
}

protocol LoggedOutListener: AnyObject {
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable, LoggedOutPresentableListener {

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let service: LoggedOutServicable

    init(presenter: LoggedOutPresentable, service: LoggedOutServicable) {
        self.service = service
        super.init(presenter: presenter)

        presenter.listener = self
    }

    // MARK: - LoggedOutPresentableListener

    func login(withPlayer1Name player1Name: String?, player2Name: String?) {
        let player1Name = playerName(player1Name, withDefaultName: "Player 1")
        let player2Name = playerName(player2Name, withDefaultName: "Player 2")

        if service.requestLogin(withPlayer1Name: player1Name, player2Name: player2Name) {
            listener?.didLogin(withPlayer1Name: player1Name, player2Name: player2Name)
        } else {
            presenter.failedLogin()
            router?.routeToFailAlert()
        }
    }

    private func playerName(_ name: String?, withDefaultName defaultName: String) -> String {
        if let name = name {
            return name.isEmpty ? defaultName : name
        } else {
            return defaultName
        }
    }
}
