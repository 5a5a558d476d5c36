/// Shows the results of an interactor: usually the view controller itself.
public protocol Presentable: AnyObject {}

/// A presenter between the interactor and the view controller, for RIBs that need to translate.
open class Presenter<ViewControllerType>: Presentable {
    public let viewController: ViewControllerType

    public init(viewController: ViewControllerType) {
        self.viewController = viewController
    }
}
