import MockgenConfig
import MockgenModel
import MockgenRun

struct MockTargets {
    struct Target {
        let name: String
        /// Relative to the root.
        let folders: [String]
        let isTest: Bool
        /// The modules that it imports; empty if SwiftPM knows them.
        var modules: [String] = []
    }

    private let all: [Target]

    init(of manifest: ManifestDump, packageAt root: String) {
        all = manifest.targets.map { target in
            Target(name: target.name, folders: target.folder(inPackageAt: root).map { [$0] } ?? [], isTest: target.isTest)
        }
    }

    init(of layout: ProjectLayout) {
        all =
            layout.tests.map { Target(name: $0.name, folders: [$0.folder], isTest: true, modules: $0.dependencies) }
            + layout.modules.map { Target(name: $0.name, folders: $0.sources, isTest: false) }
    }

    /// Returns the target that compiles the mocks of an entry.
    /// - Parameter output: relative to the root; nil if it is unknown.
    func owner(of entry: OldConfiguration.Entry, output: String?) -> Target? {
        if let output {
            if let owner = owner(ofPath: output) { return owner }
            let names = output.split(separator: "/").map(String.init)
            if let named = all.first(where: { names.contains($0.name) }) { return named }
        }
        let tests = all.filter(\.isTest)
        for name in (entry.targets + entry.testableModules).map(\.value) {
            if let named = tests.first(where: { $0.name == name || $0.name == "\(name)Tests" }) { return named }
        }
        return tests.count == 1 ? tests[0] : nil
    }

    func contain(_ path: String) -> Bool { owner(ofPath: path) != nil }

    /// Returns the target with the innermost folder.
    private func owner(ofPath path: String) -> Target? {
        let owners = all.flatMap { target in target.folders.map { (target, $0) } }.filter { path == $0.1 || path.hasPrefix($0.1 + "/") }
        return owners.max { $0.1.utf8.count < $1.1.utf8.count }?.0
    }

    var names: [String] { all.filter(\.isTest).map(\.name) }
}
