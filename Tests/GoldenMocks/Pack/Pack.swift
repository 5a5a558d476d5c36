protocol Tracker {
    func track<each Value: Sendable>(_ name: String, _ value: repeat each Value)
}
