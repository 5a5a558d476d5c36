/// What changes about a light. It comes without the rest, so that a change sends no more than itself.
struct LightStateModel: Equatable {
    let id: Int
    let state: LightStateType
}

enum LightStateType {
    case on
    case off
}
