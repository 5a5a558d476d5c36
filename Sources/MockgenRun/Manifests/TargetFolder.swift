import MockgenDisk

extension ManifestDump.Target {
    /// Returns the folder from the manifest, or the first existing default folder.
    package func folder(inPackageAt package: String) -> String? {
        if let path {
            let folder = path.trimmingSlashes
            // The package's own folder also contains other targets.
            let isInside = !path.hasPrefix("/") && !["", "."].contains(folder) && !path.split(separator: "/").contains("..")
            return isInside && Disk.isFolder("\(package)/\(folder)") ? folder : nil
        }
        let roots = ["Sources", "Source", "src", "srcs"]
        return ((isTest ? ["Tests"] : []) + roots).map { "\($0)/\(name)" }.first { Disk.isFolder("\(package)/\($0)") }
    }

    /// The folder in which SwiftPM expects the sources.
    package var usualFolder: String { path?.trimmingSlashes ?? "\(isTest ? "Tests" : "Sources")/\(name)" }
}

extension String {
    package var trimmingSlashes: String {
        var text = self[...]
        if text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.hasSuffix("/") { text = text.dropLast() }
        return String(text)
    }
}
