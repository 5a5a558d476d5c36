import MockgenSyntax

extension PackageDescription {
    /// Of a package whose manifest says all in literals and whose folders are what SwiftPM expects: no process has to be asked. Nil for
    /// any other, and for one that is wrong, which SwiftPM can say best.
    init?(plainPackageAt folder: String) {
        let names = (try? Disk.contents(of: folder)) ?? []
        // Another manifest for this version of the tools may say something else.
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
            // A target in another language is none of ours.
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
    /// Where it says, or in the first of the folders where SwiftPM looks.
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
    /// Of Swift, in the target's folder.
    private(set) var paths: [String] = []
    private var hasOthers = false
    private let excluded: Set<String>
    private let sources: [String]?

    /// Whether it is a target of Swift.
    var isSwift: Bool { !paths.isEmpty }

    init?(of target: PlainManifest.Target, in folder: String) {
        excluded = Set(target.excluded.map(\.trimmingSlashes))
        sources = target.sources?.map(\.trimmingSlashes)
        // One without a source is left out by SwiftPM with a warning of its own, one with two languages is wrong.
        guard add(folder, path: "", depth: 0), isSwift != hasOthers else { return nil }
    }

    /// False for what only SwiftPM knows how to take.
    private mutating func add(_ folder: String, path: String, depth: Int) -> Bool {
        // A link may lead in a circle.
        guard depth < 64, let names = try? Disk.contents(of: folder) else { return false }
        for name in names where !name.hasPrefix(".") {
            let path = path.isEmpty ? name : "\(path)/\(name)"
            if excluded.contains(path) { continue }
            if Disk.isFolder("\(folder)/\(name)") {
                // A bundle is no folder of sources, nor is a package in the package.
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

    /// As SwiftPM makes it of an address: the last part of it, without the ending.
    fileprivate var packageIdentity: String {
        let name = trimmingSlashes.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
}
