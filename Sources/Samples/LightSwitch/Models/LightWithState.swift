struct LightWithState: Equatable {
    let light: LightModel
    let lightState: LightStateModel
}
