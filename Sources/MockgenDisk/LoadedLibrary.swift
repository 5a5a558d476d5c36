#if canImport(Darwin)
    import Darwin
#endif

extension Disk {
    package static let parserLibrary = loadedLibrary(named: "SwiftParser")

    /// The path of a library that this process has loaded.
    private static func loadedLibrary(named name: String) -> String? {
        loadedFiles.first { path in ["lib\(name).so", "lib\(name).dylib"].contains(path.fileName) }
    }

    #if canImport(Darwin)
        private static var loadedFiles: [String] {
            (0..<_dyld_image_count()).compactMap { number in _dyld_get_image_name(number).map { String(cString: $0) } }
        }
    #else
        private static var loadedFiles: [String] {
            let maps = (try? read("/proc/self/maps")) ?? []
            return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
                line.firstIndex(of: "/").map { String(line[$0...]) }
            }
        }
    #endif
}
