import MockgenModel
import MockgenRun

extension PackageModules {
    /// SwiftPM does not escape special characters in the paths that it writes into JSON and command lines.
    func checkPaths(in root: String) throws(Diagnostics) {
        if let character = root.unusableCharacter { throw Diagnostics([.unusablePath(root, character, isPackage: true)]) }
        let files = targets.values.filter(\.module.isLocal).flatMap { $0.module.files.filter { $0.unusableCharacter != nil } }
        let problems = files.unique.sorted().compactMap { file in
            file.unusableCharacter.map { Diagnostic.unusablePath(file, $0, isPackage: false) }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}

extension String {
    fileprivate var unusableCharacter: Unicode.Scalar? {
        guard let byte = utf8.first(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return nil }
        return Unicode.Scalar(byte)
    }
}

extension Diagnostic {
    fileprivate static func unusablePath(_ path: String, _ character: Unicode.Scalar, isPackage: Bool) -> Diagnostic {
        let name = character.value < 0x20 ? character.escaped(asASCII: true) : "\(character)"
        return Diagnostic(
            .unusablePath, cause: .setup, "SwiftPM cannot compile '\(path)', because its path contains '\(name)'",
            help: isPackage ? "move the package to a folder without it" : "rename the file or the folder",
            at: nil)
    }
}
