import RIBs

#if canImport(UIKit)
    import UIKit
#endif

protocol LoggedOutPresentableListener: AnyObject {
    func login(withPlayer1Name player1Name: String?, player2Name: String?)
}

final class LoggedOutViewController: UIViewController, LoggedOutPresentable, LoggedOutViewControllable {

    weak var listener: LoggedOutPresentableListener?

    /// The texts of the fields.
    var player1Name: String?
    var player2Name: String?

    func didTapLogin() {
        listener?.login(withPlayer1Name: player1Name, player2Name: player2Name)
    }

    func failedLogin() {
        player1Name = nil
        player2Name = nil
    }

    func presentFailAlert() {
        present(UIViewController(), animated: true, completion: nil)
    }
}
