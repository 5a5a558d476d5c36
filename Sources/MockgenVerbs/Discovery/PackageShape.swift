import MockgenBytes
import MockgenDisk
import MockgenOutline
import MockgenRun

/// The inputs of `swift package describe`: manifests, resolved versions and all file names, but not the contents of sources.
struct PackageShape {
    private(set) var fingerprint = Fingerprint()

    init(ofPackageAt folder: String) {
        fingerprint.add(ManifestTexts(ofPackageAt: folder).fingerprint)
        add(folder, isRoot: true, depth: 0)
    }

    private mutating func add(_ folder: String, isRoot: Bool, depth: Int) {
        // A symbolic link can lead back to a folder above it.
        guard depth < 64, let names = try? Disk.contents(of: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            fingerprint.add(name)
            let path = "\(folder)/\(name)"
            if isRoot, name == "Package.resolved" {
                fingerprint.add((try? Disk.read(path)) ?? [])
            } else if Disk.isFolder(path) {
                fingerprint.add("/")
                add(path, isRoot: false, depth: depth + 1)
                fingerprint.add("..")
            }
        }
    }
}
