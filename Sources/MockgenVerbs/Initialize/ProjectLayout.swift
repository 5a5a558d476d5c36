import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The modules and test targets of a project without a package, guessed from its files and folders.
struct ProjectLayout {
    struct Part {
        let name: String
        /// Paths of folders and files, and globs, relative to the project.
        var sources: [String]
        var dependencies: [String] = []

        /// The folder for the mocks of a test target: for a glob, the folder before the first wildcard.
        var folder: String {
            let path = sources[0].beforeWildcards
            return path.hasSuffix(".swift") ? path.parentFolder : path
        }

        /// The file for the mocks of a test target: for a glob such as `App/**/*Tests.*`, a file that it matches.
        var mocksFile: String {
            let name = sources[0].fileName
            let matching = (name.hasSuffix(".*") ? "\(name.dropLast())swift" : name).replacing("*", with: "Mocks")
            return (name.contains("*") && matching.hasSuffix(".swift") ? matching : "Mocks.swift").inFolder(folder)
        }
    }

    private(set) var modules: [Part] = []
    private(set) var tests: [Part] = []
    private(set) var notes: [String] = []

    /// Whether the folder contains an Xcode project, or a file that generates one.
    let hasProjectFile: Bool
    /// The command that makes the Xcode project from the files on the disk, if there is one.
    private(set) var projectCommand: String?

    init(ofFolder root: String) {
        let names = ((try? Disk.entries(of: root)) ?? []).map(\.name).sorted()
        let folders = FolderLayout(of: root)
        hasProjectFile = Self.hasProjectFile(among: names)
        for name in (["project.yml"] + names).unique where name.isXcodeGenProject && modules.isEmpty {
            guard let project = XcodeGenProject(at: name, in: root) else { continue }
            add(project.parts, in: folders, named: "the targets of \(name)")
            projectCommand = name == "project.yml" ? "xcodegen generate" : "xcodegen generate --spec \(name)"
            notes += project.notes
        }
        if modules.isEmpty, names.contains(where: ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist"].contains),
            let project = TuistProject(of: root, folders: folders.folders(toDepth: 4))
        {
            add(project.parts, in: folders, named: "the targets of \(project.source)")
            projectCommand = "tuist generate"
            notes += project.notes.unique
        }
        if modules.isEmpty { addTargets(ofProjects: XcodeProject.all(in: root, names: names), in: folders) }
        if modules.isEmpty {
            notes.insert("the modules are the folders with Swift files: compare them with the targets of the project", at: 0)
            add(folders.parts, in: folders, named: nil)
            let others = names.filter { $0.isXcodeGenProject || $0.hasSuffix(".xcodeproj") }
            if !others.isEmpty { notes.append("mockgen did not find modules in \(others.joined(separator: ", "))") }
        }
        if tests.isEmpty {
            tests = folders.parts.filter(\.isTest).map(\.part)
            if !tests.isEmpty { notes.append("the test targets are the folders whose names end with 'Tests'") }
        }
        if names.contains("Podfile") {
            notes.append("pods are not listed: add those with protocols to mock, such as RxSwift: [Pods/RxSwift]")
        }
    }

    /// Whether a folder with these files contains an Xcode project, or a file that generates one.
    static func hasProjectFile(among names: [String]) -> Bool {
        names.contains { name in
            ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist", "Podfile"].contains(name) || name.isXcodeGenProject
                || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
    }

    /// A project file does not list the sources of a target, but its folder usually has the target's name.
    private mutating func addTargets(ofProjects projects: [String], in folders: FolderLayout) {
        var targets: [(name: String, isTest: Bool)] = []
        var parts: [(part: Part, isTest: Bool)] = []
        for project in projects {
            for target in XcodeProject(at: "\(folders.root)/\(project)/project.pbxproj")?.targets ?? []
            where !targets.contains(where: { $0.name == target.name }) {
                targets.append(target)
                let part = folders.part(named: target.name, in: project.parentFolder) ?? folders.part(named: target.name)
                if let part { parts.append((part, target.isTest)) }
            }
        }
        add(parts, in: folders, named: "the targets of \(projects.joined(separator: " and ")) with a folder of the same name")
        let missing = targets.filter { target in !(modules + tests).contains { $0.name == target.name } }.map(\.name)
        if !modules.isEmpty, !missing.isEmpty {
            notes.append("there is no folder for \(missing.joined(separator: ", ")): add what tests can import")
        }
    }

    private mutating func add(_ parts: [(part: Part, isTest: Bool)], in folders: FolderLayout, named source: String?) {
        var usable: [(part: Part, isTest: Bool)] = []
        for (part, isTest) in parts {
            var part = part
            let missing = part.sources.filter { !Disk.exists($0.beforeWildcards.inFolder(folders.root)) }
            if !missing.isEmpty { notes.append("\(missing.joined(separator: ", ")) of \(part.name) does not exist") }
            part.sources = part.sources.unique.filter { !folders.swiftFiles(in: $0).isEmpty }
            if part.sources.isEmpty, let known = folders.part(named: part.name) { part.sources = known.sources }
            if part.sources.isEmpty {
                notes.append("mockgen finds no Swift file of \(part.name)")
            } else {
                usable.append((part, isTest))
            }
        }
        modules = usable.filter { !$0.isTest }.map(\.part)
        tests = usable.filter(\.isTest).map(\.part)
        let names = Set(modules.map(\.name))
        for number in modules.indices { modules[number].dependencies.removeAll { !names.contains($0) } }
        for number in tests.indices { tests[number].dependencies.removeAll { !names.contains($0) } }
        if !modules.isEmpty, let source { notes.insert("the modules are \(source)", at: 0) }
    }
}

extension String {
    /// `project.yml`, or `project-ios.yml` of a repository with several projects.
    fileprivate var isXcodeGenProject: Bool { self == "project.yml" || hasPrefix("project-") && hasSuffix(".yml") }

    /// The path up to the first component with a wildcard.
    fileprivate var beforeWildcards: String {
        split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    }
}
