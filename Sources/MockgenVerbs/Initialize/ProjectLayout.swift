import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The modules and test targets of a project without a package, guessed from its files and folders.
struct ProjectLayout {
    private var parts: [ProjectPart] = []
    var modules: [ProjectPart] { parts.filter { !$0.isTest } }
    var tests: [ProjectPart] { parts.filter(\.isTest) }
    private(set) var notes: [String] = []
    /// The command that makes the Xcode project from the files on the disk, if there is one.
    private(set) var projectCommand: String?

    init(ofFolder root: String) {
        let names = ((try? Disk.entries(of: root)) ?? []).map(\.name).sorted()
        let folders = FolderLayout(of: root)
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
            parts += folders.parts.filter(\.isTest)
            if !tests.isEmpty { notes.append("the test targets are the folders whose names end with 'Tests'") }
        }
        if names.contains("Podfile") {
            notes.append("pods are not listed: add those with protocols to mock, such as RxSwift: [Pods/RxSwift]")
        }
    }

    /// A project file does not list the sources of a target, but its folder usually has the target's name.
    private mutating func addTargets(ofProjects projects: [String], in folders: FolderLayout) {
        var targets: [ProjectPart] = []
        for project in projects {
            for var target in XcodeProject.targets(ofProjectAt: "\(folders.root)/\(project)/project.pbxproj")
            where !targets.contains(where: { $0.name == target.name }) {
                let part = folders.part(named: target.name, in: project.parentFolder) ?? folders.part(named: target.name)
                target.sources = part?.sources ?? []
                targets.append(target)
            }
        }
        let source = "the targets of \(projects.joined(separator: " and ")) with a folder of the same name"
        add(targets.filter { !$0.sources.isEmpty }, in: folders, named: source)
        let missing = targets.map(\.name).filter { name in !parts.contains { $0.name == name } }
        if !modules.isEmpty, !missing.isEmpty {
            notes.append("there is no folder for \(missing.joined(separator: ", ")): add what tests can import")
        }
    }

    private mutating func add(_ found: [ProjectPart], in folders: FolderLayout, named source: String?) {
        parts = []
        for var part in found {
            let missing = part.sources.filter { !Disk.exists(SourceEntry($0, in: folders.root).folder) }
            if !missing.isEmpty { notes.append("\(missing.joined(separator: ", ")) of \(part.name) does not exist") }
            part.sources = part.sources.unique.filter { !folders.swiftFiles(in: $0).isEmpty }
            if part.sources.isEmpty, let known = folders.part(named: part.name) { part.sources = known.sources }
            if part.sources.isEmpty {
                notes.append("mockgen finds no Swift file of \(part.name)")
            } else {
                parts.append(part)
            }
        }
        let names = Set(modules.map(\.name))
        for number in parts.indices { parts[number].dependencies.removeAll { !names.contains($0) } }
        if !modules.isEmpty, let source { notes.insert("the modules are \(source)", at: 0) }
    }
}

extension String {
    /// Whether it is the name of an Xcode project, or of a file that generates one.
    var isProjectFile: Bool {
        ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist", "Podfile"].contains(self) || isXcodeGenProject
            || hasSuffix(".xcodeproj") || hasSuffix(".xcworkspace")
    }

    /// `project.yml`, or `project-ios.yml` of a repository with several projects.
    fileprivate var isXcodeGenProject: Bool { self == "project.yml" || hasPrefix("project-") && hasSuffix(".yml") }
}
