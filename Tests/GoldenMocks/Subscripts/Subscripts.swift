protocol Shelf {
    subscript(row: Int, column: Int) -> String { get }
    subscript(name: String) -> Int? { get set }
    static subscript(index: Int) -> Bool { get throws }
}
