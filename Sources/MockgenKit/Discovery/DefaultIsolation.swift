import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The targets of a package that are isolated to the main actor by default. SwiftPM does not tell, so its manifest is read; a
/// project without one has none.
func mainActorTargets(inPackageAt folder: String) -> Set<String> {
    guard let manifest = try? Disk.read("\(folder)/Package.swift") else { return [] }
    return targetsOnMainActor(manifest: manifest)
}

extension Module {
    /// Targets are named as in the manifest, modules as identifiers.
    func isolated(by targets: Set<String>) -> Module {
        var copy = self
        copy.isOnMainActor = targets.contains { $0.moduleName == name }
        return copy
    }
}

extension String {
    /// `My-Tests` is compiled as module `My_Tests`.
    var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
