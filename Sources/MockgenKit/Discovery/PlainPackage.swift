import MockgenSyntax

extension PackageDescription {
    /// Reads a package without SwiftPM. Returns nil if its manifest computes anything, if its folders have unusual places, and if
    /// anything is wrong, so that SwiftPM reports it.
    init?(plainPackageAt folder: String) {
        let names = (try? Disk.contents(of: folder)) ?? []
        // SwiftPM may prefer a manifest for its own version.
        guard !names.contains(where: { $0.hasPrefix("Package@swift-") }), let text = try? Disk.read("\(folder)/Package.swift"),
            let manifest = PlainManifest(text)
        else { return nil }
        let own = Set(manifest.targets.map(\.name))
        guard own.count == manifest.targets.count else { return nil }
        var targets: [Target] = []
        for target in manifest.targets {
            guard let path = target.folder(inPackageAt: folder), let files = PlainTargetFiles(of: target, in: "\(folder)/\(path)") else {
                return nil
            }
            guard own.isSuperset(of: target.targets) else { return nil }
            // Skip targets in other languages.
            guard files.isSwift else { continue }
            targets.append(
                Target(
                    name: target.name, isTest: target.isTest, files: files.paths.map { $0.inFolder(path) }.sorted(),
                    targets: target.targets + target.names.filter(own.contains),
                    products: target.products + target.names.filter { !own.contains($0) }))
        }
        self.targets = targets
        products = Dictionary(manifest.products.map { ($0.name, $0.targets) }) { first, _ in first }
        dependencies = manifest.dependencies.map { dependency in
            switch dependency {
            case .path(let path): .folder(path.inFolder(folder).normalizedPath)
            case .url(let url): .checkout(url.packageIdentity)
            }
        }
    }
}

extension PlainManifest.Target {
    /// Returns the folder in the manifest, or the first one in which SwiftPM searches.
    fileprivate func folder(inPackageAt package: String) -> String? {
        if let path {
            let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
            return isInside && Disk.isFolder("\(package)/\(path)") ? path.trimmingSlashes : nil
        }
        let roots = ["Sources", "Source", "src", "srcs"]
        return ((isTest ? ["Tests"] : []) + roots).map { "\($0)/\(name)" }.first { Disk.isFolder("\(package)/\($0)") }
    }
}

/// The files in a target's folder.
private struct PlainTargetFiles {
    /// Swift files, relative to the target's folder.
    private(set) var paths: [String] = []
    private var hasOthers = false
    private let excluded: Set<String>
    private let sources: [String]?

    /// Whether the target is written in Swift.
    var isSwift: Bool { !paths.isEmpty }

    init?(of target: PlainManifest.Target, in folder: String) {
        excluded = Set(target.excluded.map(\.trimmingSlashes))
        sources = target.sources?.map(\.trimmingSlashes)
        // SwiftPM warns about a target without sources and rejects one with two languages.
        guard add(folder, path: "", depth: 0), isSwift != hasOthers else { return nil }
    }

    /// Returns false if only SwiftPM knows which files belong to the target.
    private mutating func add(_ folder: String, path: String, depth: Int) -> Bool {
        // A symbolic link may lead back to a folder above it.
        guard depth < 64, let names = try? Disk.contents(of: folder) else { return false }
        for name in names where !name.hasPrefix(".") {
            let path = path.isEmpty ? name : "\(path)/\(name)"
            if excluded.contains(path) { continue }
            if Disk.isFolder("\(folder)/\(name)") {
                // Bundles and nested packages contain no sources of the target.
                guard !name.contains("."), add("\(folder)/\(name)", path: path, depth: depth + 1) else { return false }
            } else if isSource(path) {
                if name.hasSuffix(".swift") { paths.append(path) }
                if let dot = name.lastIndex(of: "."), Self.otherLanguages.contains(String(name[dot...])) { hasOthers = true }
            }
        }
        return true
    }

    private func isSource(_ path: String) -> Bool {
        guard let sources else { return true }
        return sources.contains { $0 == path || path.hasPrefix("\($0)/") || $0 == "." || $0.isEmpty }
    }

    private static let otherLanguages: Set<String> = [".c", ".m", ".mm", ".cc", ".cpp", ".cxx", ".s", ".S"]
}

extension String {
    fileprivate var trimmingSlashes: String {
        var text = self[...]
        if text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.hasSuffix("/") { text = text.dropLast() }
        return String(text)
    }

    /// The identity that SwiftPM derives from a URL: its last component without `.git`.
    fileprivate var packageIdentity: String {
        let name = trimmingSlashes.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
}
