public protocol Analytics: Sendable {
    func track(_ event: String)
}
