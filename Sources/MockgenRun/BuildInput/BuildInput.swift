import MockgenDisk
package import MockgenModel

/// The description of one target by its build system: its sources, the modules that it can import, and the files to write.
///
/// It is a text file, because 20,000 paths do not fit on a command line. Each line is a keyword and its values, separated by tabs.
/// `BuildSystems.md` describes the lines, `BuildInputReader` reads them, and `Plugins/Mockgen` writes them.
package struct BuildInput: Sendable {
    /// Paths in messages are relative to this folder: the folder of the package, or the working folder.
    package let root: String
    /// Whether the build tool plugin wrote it. Then manifests have the settings of the modules, and the package has a build folder.
    package let isOfPackage: Bool
    /// Whether Xcode's plugin wrote it. It lists all modules of the project.
    let isOfProject: Bool
    let configuration: String
    package let target: String
    let cache: String?
    let interfaces: [String]
    package internal(set) var own: Module
    /// The modules that the target can import, in a fixed order, whatever the order of the lines.
    package internal(set) var modules: [Module]
    package let files: MockFiles
    package let paths: BuildInputPaths

    init(_ draft: BuildInputDraft, at path: String) throws(Diagnostics) {
        let problems = draft.problems(in: path)
        guard problems.isEmpty, let configuration = draft[.configuration], let target = draft[.target], let own = draft.own else {
            throw Diagnostics(problems)
        }
        let current = draft.package == nil ? Disk.currentFolder : ""
        let root = draft.package ?? Disk.realPath(current) ?? current
        // SwiftPM writes absolute, normalized paths.
        let relative = { (path: String) in
            draft.package == nil ? path.inFolder(root).normalizedPath.relative(to: root) : path.relative(to: root)
        }
        let others = draft.modules.filter { $0.kind != .own }
        let outputs = Set(draft.allOutputs.map(relative))
        (self.root, isOfPackage, self.target) = (root, draft.package != nil, target)
        isOfProject = draft[.project] != nil
        self.configuration = configuration.inFolder(root).normalizedPath
        cache = draft[.cache].map { $0.inFolder(root).normalizedPath }
        let interfaces = draft.head[.interfaces] ?? []
        self.interfaces = interfaces.map { $0.inFolder(root).normalizedPath }
        self.own = Module(own, at: relative, without: outputs)
        modules = others.map { Module($0, at: relative, without: outputs) }.sorted { $0.name < $1.name }
        files = MockFiles(
            ofModules: (others.sorted { $0.name < $1.name } + [own]).map { ($0.name, $0.outputs.map(relative)) },
            others: draft.outputs.map(relative), support: draft[.support].map(relative))
        paths = BuildInputPaths(
            file: path, named: [configuration] + draft.modules.flatMap(\.sources), outputs: draft.allOutputs.unique,
            interfaces: interfaces)
    }

    mutating func use(_ settings: ModuleSettings) {
        own.use(settings)
        for number in modules.indices { modules[number].use(settings) }
    }
}

package struct BuildInputPaths: Sendable {
    let file: String
    let named: [String]
    package let outputs: [String]
    let interfaces: [String]

    /// The build input, its inputs, and the files in the folders of `interfaces`.
    package var inputs: [String] { [file] + named + PrebuiltModules(in: interfaces).paths }

    package func contain(_ path: String) -> Bool {
        ([file] + named + outputs).contains { $0.normalizedPath == path.normalizedPath }
    }
}

extension Module {
    /// - Parameters:
    ///   - relative: returns the path relative to the project.
    ///   - outputs: generated files, which are not sources.
    fileprivate init(_ draft: BuildInputDraft.Module, at relative: (String) -> String, without outputs: Set<String>) {
        let files = draft.sources.map(relative).filter { !outputs.contains($0) }
        self.init(name: draft.name, isLocal: draft.kind != .other, files: files.unique.sorted())
        use(draft.settings)
    }
}
