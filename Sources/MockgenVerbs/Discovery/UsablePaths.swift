import MockgenModel
import MockgenRun

extension PackageModules {
    func checkPaths(in root: String) throws(Diagnostics) {
        if let character = root.unusableCharacter {
            throw Diagnostics([.unusablePath(root, character, help: "move the package to a folder without it")])
        }
        let files = targets.values.filter(\.module.isLocal).flatMap { $0.module.files.filter { $0.unusableCharacter != nil } }
        let problems = files.unique.sorted().compactMap { file in
            file.unusableCharacter.map { Diagnostic.unusablePath(file, $0, help: "rename the file or the folder") }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}
