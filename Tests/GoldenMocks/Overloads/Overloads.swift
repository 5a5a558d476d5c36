protocol Logger {
    func log(_ text: String)
    func log(_ error: any Error)
    func log(_ text: String, level: Int) -> Bool
    func level() -> Int
    func level() async -> Int
}
