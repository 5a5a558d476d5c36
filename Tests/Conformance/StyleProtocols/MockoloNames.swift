/// Functions of one name, as Mockolo lengthens their names.
protocol Overloads {
    func display()
    func display(x: Int)
    func display(y: Int)
    func update()
    func update() -> Int
    func update(arg: Int)
    func update(arg: Float)
    func items() -> [String]
    func items() -> [[String]?]
    func popItem(item: String)
    func popItem()
    func pick<T: Equatable>(_ value: T)
    func pick<T>(_ value: T) where T: Hashable
    func done(_: Int)
    func done(_: String, then: @escaping (Int) -> Void)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func URLString(of path: String) -> String
    var talk: Int { get }
    func talk(_ dismiss: Bool) -> Bool
    static func display()
    subscript(key: String) -> Int { get }
    subscript(key: Int) -> Int { get }
}
