import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline

extension Workspace {
    /// Throws if the target or one of its dependencies renames modules with 'moduleAliases'. Then several modules can have the same name in
    /// their own sources, so mockgen could resolve a name to the wrong module.
    func rejectModuleAliases(of scope: TargetScope) throws(Diagnostics) {
        // Only SwiftPM supports module aliases.
        guard !buildFolder.isNone else { return }
        let modules = Dictionary(grouping: [scope.own] + scope.visible) { $0.packageFolder(in: root) ?? root }
        // Check the package itself first.
        for (folder, modules) in modules.sorted(by: { ($0.key == root ? "" : $0.key) < ($1.key == root ? "" : $1.key) }) {
            // Evaluating a manifest is slow, and few manifests contain the word.
            let word = "moduleAliases"
            let texts = ManifestTexts(ofPackageAt: folder)
            guard texts.contain(word) else { continue }
            let names = Set(modules.map(\.name))
            let targets = try manifests.manifest(ofPackageAt: folder).targets
            guard let found = targets.first(where: { !$0.moduleAliases.isEmpty && names.contains($0.name.moduleName) }),
                let alias = found.moduleAliases.min(by: <)
            else { continue }
            throw Diagnostics([.moduleAliases(of: found.name, alias, at: texts.location(of: word, in: root), for: scope.target.name)])
        }
    }
}

extension ManifestTexts {
    fileprivate func location(of word: String, in root: String) -> SourceLocation? {
        for (name, bytes) in texts {
            guard let offset = bytes.firstRange(of: Array(word.utf8))?.lowerBound else { continue }
            return SourceText(path: "\(folder)/\(name)".relative(to: root), bytes: bytes).location(at: offset)
        }
        return nil
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
