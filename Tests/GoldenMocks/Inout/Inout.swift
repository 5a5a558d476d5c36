protocol Counter {
    func count(_ total: inout Int)
    func merge<Item: Hashable>(_ item: Item, into items: inout [Item]) -> Bool
}
