/// The logic of a feature.
@MainActor
public protocol Interactable: AnyObject {
    func activate()
    func deactivate()
}
