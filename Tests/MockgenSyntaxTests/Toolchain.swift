import Foundation

#if canImport(Darwin)
    import Darwin
    import MachO
#endif

/// The toolchain whose parser this process has loaded.
enum Toolchain {
    /// The public interfaces that it ships as text, each module once; none where it ships none.
    static let interfaces: [URL] = {
        guard let library = loadedLibraries.first(where: { $0.contains("/lib/swift/host/") && $0.contains("SwiftParser.") }),
            let end = library.range(of: "/host/")
        else { return [] }
        let folder = URL(filePath: String(library[..<end.lowerBound]))
        let files = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface") }
            .sorted().map { folder.appending(path: $0) }
    }()

    private static var loadedLibraries: [String] {
        #if canImport(Darwin)
            (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        #else
            // Not read by its size, which is said to be 0.
            (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }?
                .split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } } ?? []
        #endif
    }
}
