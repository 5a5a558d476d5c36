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
        search.visit(folder) { path, isFolder in
            fingerprint.add(path.dropFirst(folder.count) + (isFolder ? "/" : ""))
            if path == "\(folder)/Package.resolved" { fingerprint.add((try? Disk.read(path)) ?? []) }
            // The search does not read the folder of a link again.
            if isFolder, case .link(let target)? = Disk.kind(of: path) { fingerprint.add(target) }
            return true
        }
        // SwiftPM may read what the search cannot, so it is asked each time.
        if search.failure != nil { fingerprint.add(Disk.now) }
    }
}
