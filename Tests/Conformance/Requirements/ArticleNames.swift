import Foundation

protocol LoggedInListener: AnyObject {}

protocol LoggedInRouting: AnyObject {}

protocol Routing: AnyObject {}

/// Feature: names that projects know
protocol ArticleNames {
    func load()
    func build(withListener listener: LoggedInListener) -> LoggedInRouting
    func attachChild(_ child: Routing)
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)
    func find(id: Int?) -> User?
    func fetch<T: Decodable>(_ type: T.Type, from url: URL) -> T
    func load(id: Int, completion: @escaping (Result<User, Error>) -> Void)
    func minMax(_ a: [Int]) -> (min: Int, max: Int)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func URLString(for x: Int) -> String
    func `continue`(with message: String) -> String
    init(name: String, age: Int)
}
