/// A change of a light's state. It has only the changed values, to keep the message small.
struct LightStateModel: Equatable {
    let id: Int
    let state: LightStateType
}

enum LightStateType {
    case on
    case off
}
