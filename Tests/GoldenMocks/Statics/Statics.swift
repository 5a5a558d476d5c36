protocol Theme {
    static var current: String { get set }
    static func reset() -> Bool
    init(name: String)
    var name: String { get }
}
