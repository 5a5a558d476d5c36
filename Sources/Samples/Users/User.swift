struct User: Equatable {
    let name: String
    let lastname: String
}
