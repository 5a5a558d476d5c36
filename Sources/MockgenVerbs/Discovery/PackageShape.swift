import MockgenBytes
import MockgenDisk
import MockgenOutline
import MockgenRun

/// The inputs of `swift package describe`: manifests, resolved versions and all file names, but not the contents of sources.
struct PackageShape {
    private(set) var fingerprint = Fingerprint()

    init(ofPackageAt folder: String) {
        fingerprint.add(ManifestTexts(ofPackageAt: folder).fingerprint)
        var search = FolderSearch(in: folder)
        add(folder, depth: 0, &search)
    }

    private mutating func add(_ folder: String, depth: Int, _ search: inout FolderSearch) {
        guard depth < FolderSearch.deepest, let entries = try? search.entries(of: folder) else { return }
        for (name, isFolder) in entries {
            fingerprint.add(name)
            let path = "\(folder)/\(name)"
            if depth == 0, name == "Package.resolved" {
                fingerprint.add((try? Disk.read(path)) ?? [])
            } else if isFolder {
                // The search does not read the folder of a link again.
                if case .link(let target) = Disk.kind(of: path) { fingerprint.add(target) }
                fingerprint.add("/")
                add(path, depth: depth + 1, &search)
                fingerprint.add("..")
            }
        }
    }
}
