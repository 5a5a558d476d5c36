protocol MessageLoading {
    func subjects() -> [String]
}
