#if canImport(Darwin)
    import Darwin
    import MachO
#endif

extension Disk {
    /// The path of the parser that this process has loaded.
    package static let parserLibrary = loadedFiles.first { ["libSwiftParser.so", "libSwiftParser.dylib"].contains($0.fileName) }

    /// The libraries that this process has loaded and that are not part of the system, with the names by which programs load them.
    package static var ownLibraries: [(name: String, path: String)] {
        let files = Set(loadedFiles.filter { $0.fileName.hasPrefix("lib") && !isOfSystem($0) && $0 != ownPath })
        return files.sorted().map { ($0.fileName.withoutMinorVersion, $0) }
    }

    #if canImport(Darwin)
        private static func isOfSystem(_ path: String) -> Bool { path.hasPrefix("/usr/lib/") || path.hasPrefix("/System/") }
    #else
        /// The libraries of C and C++ must fit the kernel and the programs of the system, and every system with Swift has them.
        private static func isOfSystem(_ path: String) -> Bool {
            ["libc.", "libm.", "libdl.", "libpthread.", "librt.", "libgcc_s.", "libstdc++."].contains { path.fileName.hasPrefix($0) }
        }
    #endif

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

extension String {
    /// `libyaml-0.so.2` for the file `libyaml-0.so.2.0.6`, which programs load by a link of that name.
    fileprivate var withoutMinorVersion: String {
        var parts = split(separator: ".")
        guard let end = parts.firstIndex(of: "so"), parts.count > end + 2 else { return self }
        parts.removeSubrange((end + 2)...)
        return parts.joined(separator: ".")
    }
}
