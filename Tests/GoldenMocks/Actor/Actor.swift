protocol Account: Actor {
    nonisolated var number: String { get }
    var balance: Int { get }
    func deposit(_ amount: Int) -> Int
    func transfer(_ amount: Int, to other: any Account) async throws
}
