/// An interactor that shows something.
open class PresentableInteractor<PresenterType>: Interactor {
    public let presenter: PresenterType

    /// Holds the presenter strongly.
    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}
