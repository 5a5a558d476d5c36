struct LightModel: Equatable {
    let id: Int
    let name: String
}
