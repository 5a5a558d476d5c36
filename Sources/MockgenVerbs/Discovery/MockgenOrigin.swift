import MockgenDisk
import MockgenModel
import MockgenRun

/// How a package depends on mockgen, or the location for a new dependency.
struct MockgenOrigin: Equatable {
    /// SwiftPM takes the name of a package from its URL or folder.
    let identity: String
    /// The line for `dependencies`, if it is missing.
    var dependencyLine: String?

    var pluginLine: String { "plugins: [.plugin(name: \"\(pluginName)\", package: \"\(identity)\")]" }

    var productLine: String { ".product(name: \"\(Module.support.name)\", package: \"\(identity)\")" }
}

extension MockgenOrigin {
    /// - Parameter isInPlugin: whether the package itself has started this process as its plugin.
    init(for manifest: ManifestDump, buildFolder: BuildFolder, isInPlugin: Bool) {
        if let dependency = manifest.dependencies.first(where: { $0.isMockgen(checkedOutIn: buildFolder) }) {
            self.init(identity: dependency.identity)
        } else if isInPlugin {
            self.init(identity: "mockgen")
        } else {
            self.init(ofProgramAt: Disk.ownPath)
        }
    }

    init(ofProgramAt path: String) {
        // The remote of a checkout is only SwiftPM's copy of the repository.
        guard let folder = path.foldersAbove.first(where: \.hasMockgenPlugin), !folder.contains("/checkouts/") else {
            self.init(
                identity: "mockgen", dependencyLine: ".package(url: \"<the URL of mockgen's repository>\", from: \"\(mockgenVersion)\")")
            return
        }
        if let url = git(["remote", "get-url", "origin"], in: folder), let shared = url.withoutCredentials,
            let requirement = Self.requirement(ofRepositoryAt: folder)
        {
            self.init(identity: shared.lastComponent, dependencyLine: ".package(url: \"\(shared)\", \(requirement))")
        } else {
            self.init(identity: folder.lastComponent, dependencyLine: ".package(path: \"\(folder)\")")
        }
    }

    private static func requirement(ofRepositoryAt folder: String) -> String? {
        if let tag = git(["describe", "--tags", "--abbrev=0"], in: folder), tag.isVersion {
            return "from: \"\(tag.drop { $0 == "v" })\""
        }
        guard let branch = git(["rev-parse", "--abbrev-ref", "HEAD"], in: folder), branch != "HEAD" else { return nil }
        return "branch: \"\(branch)\""
    }
}

extension ManifestDump.Dependency {
    /// Recognizes mockgen by its plugin, because a fork can have another name.
    fileprivate func isMockgen(checkedOutIn buildFolder: BuildFolder) -> Bool {
        identity == "mockgen" || identity.hasSuffix(".mockgen") || folder(checkedOutIn: buildFolder)?.hasMockgenPlugin == true
    }

    func folder(checkedOutIn buildFolder: BuildFolder) -> String? {
        if case .folder(let path) = location { return path }
        let checkouts = "\(buildFolder.path)/checkouts"
        // The folder keeps the case of the URL; the identity is lowercase.
        let names = (try? Disk.contents(of: checkouts)) ?? []
        return names.first { $0.lowercased() == identity.lowercased() }.map { "\(checkouts)/\($0)" }
    }
}

/// Returns the output of git without the final line break; nil if git fails or prints nothing.
private func git(_ arguments: [String], in folder: String) -> String? {
    guard let output = try? Subprocess.run(["git", "-C", folder] + arguments, errors: .dropped), output.status == 0 else { return nil }
    return String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").first.map(String.init)
}

extension String {
    var hasMockgenPlugin: Bool { Disk.isPackage(self) && Disk.exists("\(self)/Plugins/\(pluginName)") }

    /// Nearest first.
    var foldersAbove: [String] { sequence(first: parentFolder, next: \.parentFolder).prefix { $0.count > 1 } }

    /// `mockgen` of `git@example.com:tools/mockgen.git`.
    fileprivate var lastComponent: String {
        let name = split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? self
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// The URL without a password, or nil for a local path.
    fileprivate var withoutCredentials: String? {
        if hasPrefix("git@") || hasPrefix("ssh://") { return self }
        guard let scheme = ["https://", "http://"].first(where: hasPrefix) else { return nil }
        let rest = dropFirst(scheme.count)
        guard let sign = rest.prefix(while: { $0 != "/" }).lastIndex(of: "@") else { return self }
        return scheme + rest[sign...].dropFirst()
    }

    fileprivate var isVersion: Bool {
        let parts = drop { $0 == "v" }.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { Int($0) != nil }
    }
}
