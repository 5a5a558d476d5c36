import MockgenConfig
import MockgenModel
import MockgenOutline

extension Workspace {
    /// Throws if the target, or a target of the package that it depends on, renames modules. With 'moduleAliases', several modules can have
    /// the same name in their own sources, so a name in a source would mean the wrong one.
    func rejectModuleAliases(of scope: TargetScope) throws(Diagnostics) {
        // Asking SwiftPM is expensive, and few manifests have the word.
        let word = "moduleAliases"
        guard ManifestTexts(ofPackageAt: root).contain(word) else { return }
        let names = Set(([scope.own] + scope.visible.filter(\.isLocal)).map(\.name))
        let found = try manifest().targets.first { !$0.moduleAliases.isEmpty && names.contains($0.name.moduleName) }
        guard let found, let alias = found.moduleAliases.min(by: <) else { return }
        throw Diagnostics([.moduleAliases(of: found.name, alias, at: location(of: word, inFile: "Package.swift"), for: scope.target.name)])
    }

    private func location(of word: String, inFile path: String) -> SourceLocation? {
        guard let bytes = try? Disk.read(path.inFolder(root)), let offset = bytes.firstRange(of: Array(word.utf8))?.lowerBound else {
            return nil
        }
        return SourceText(path: path, bytes: bytes).location(at: offset)
    }
}

extension Diagnostic {
    fileprivate static func moduleAliases(
        of target: String, _ alias: String, at location: SourceLocation?, for user: String
    ) -> Diagnostic {
        Diagnostic(
            .moduleAliases, cause: .setup,
            "target '\(target)' renames the module '\(alias)' of a dependency with 'moduleAliases', which mockgen does not support",
            help: "remove the alias, or declare the protocols of '\(user)' in a target that does not depend on '\(target)'", at: location)
    }
}
