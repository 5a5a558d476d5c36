import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The protocols in modules that a target does not depend on. Only messages need them, so their sources are read late.
package struct UnseenProtocols: Sendable {
    struct Found {
        let module: String
        let location: SourceLocation
    }

    let root: String
    /// Whether the configuration lists the modules, and not Package.swift.
    let areConfigured: Bool
    let modules: @Sendable () -> [Module]
    private let answer = AnswerTable<String, [String: Found]>()

    package static let none = UnseenProtocols(root: "", areConfigured: false) { [] }

    /// The protocols that another module can use, by their names with and without the names of the types around them.
    var found: [String: Found] { answer.answer(to: root, read) }

    private func read() -> [String: Found] {
        var found: [String: Found] = [:]
        for module in modules() {
            for path in module.files {
                guard let bytes = try? Disk.read(path.inFolder(root)) else { continue }
                let text = SourceText(path: path, bytes: bytes)
                guard text.mentionsProtocol else { continue }
                for declaration in text.outline().declarations where declaration.kind == .protocol && !declaration.isPrivate {
                    let place = Found(module: module.name, location: text.location(at: declaration.nameOffset))
                    for name in [declaration.name, declaration.qualifiedName] where found[name] == nil { found[name] = place }
                }
            }
        }
        return found
    }
}

extension Declaration {
    fileprivate var isPrivate: Bool { access.map { $0 <= .fileprivate } ?? false }
}

extension Workspace {
    func unseenProtocols(by scope: TargetScope, in configuration: Configuration) -> UnseenProtocols {
        let seen = Set((scope.visible + [scope.own]).map(\.name))
        guard !buildFolder.isNone else { return .none }
        let isPackage = Disk.isPackage(root)
        return UnseenProtocols(root: root, areConfigured: !isPackage) { [root, manifests] in
            if isPackage {
                let targets = (try? manifests.manifest(ofPackageAt: root))?.targets.filter {
                    !$0.isTest && !seen.contains($0.name.moduleName)
                }
                return (targets ?? []).compactMap { target in
                    target.folder(inPackageAt: root).map {
                        Module(name: target.name, isLocal: true, files: SourceEntry($0, in: root).swiftFiles.map { $0.relative(to: root) })
                    }
                }
            }
            let base = configurationPath.parentFolder
            return configuration.modules.filter { !seen.contains($0.name.value) }.map { module in
                let files = module.sources.flatMap { SourceEntry($0.value, in: base).swiftFiles }
                return Module(name: module.name.value, isLocal: true, files: files.map { $0.relative(to: root) })
            }
        }
    }
}
