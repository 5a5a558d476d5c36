import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The modules and test targets of a project without a package, guessed from its files and folders.
struct ProjectLayout {
    private var parts: [ProjectPart] = []
    var modules: [ProjectPart] { parts.filter { !$0.isTest } }
    var tests: [ProjectPart] { parts.filter(\.isTest) }
    /// The modules of the configuration. A test target is one of them if the settings of its module matter, or if the path of its mocks does
    /// not tell its sources.
    var listed: [ProjectPart] {
        modules
            + tests.filter { $0.name.hasSuffix("Tests") && ($0.settings.affectMocksInside || !$0.hasOneFolder) }.map {
                ProjectPart(name: $0.name, sources: $0.sources, settings: $0.settings)
            }
    }
    private(set) var notes: [String] = []
    /// The command that makes the Xcode project from the files on the disk, if there is one.
    private(set) var projectCommand: String?
    /// The targets of a package in the same folder.
    private let package: [ProjectPart]

    /// The names of the modules that tests can import.
    var importable: [String] { (package.filter { !$0.isTest }.map(\.name.moduleName) + modules.map(\.name)).unique }

    init(ofFolder root: String, besides package: [ProjectPart] = []) {
        self.package = package
        let names = ((try? Disk.entries(of: root)) ?? []).map(\.name).sorted()
        let folders = FolderLayout(of: root)
        var included: Set<String> = []
        for name in (["project.yml"] + names).unique where name.isXcodeGenProject && names.contains(name) && !included.contains(name) {
            guard modules.isEmpty else {
                notes.append("\(name) is left out: write the modules and tests of one of the projects by hand")
                continue
            }
            guard let project = XcodeGenProject(at: name, in: root) else { continue }
            add(project.parts, in: folders, named: "the targets of \(name)")
            included = project.seen
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
            if modules.count == 1, let name = testedModule(in: folders) {
                parts = [ProjectPart(name: name, sources: modules[0].sources)] + tests
            }
            let others = names.filter { $0.isXcodeGenProject || $0.hasSuffix(".xcodeproj") }
            if !others.isEmpty { notes.append("mockgen did not find modules in \(others.joined(separator: ", "))") }
        }
        if !package.isEmpty { parts = parts.filter { !isOfPackage($0, in: folders) } }
        if tests.isEmpty {
            parts += folders.parts.filter(\.isTest)
            if !tests.isEmpty { notes.append("the test targets are the folders whose names end with 'Tests'") }
        }
        // The tests of a library for several platforms are the same files.
        for test in tests {
            guard let other = tests.first(where: { $0.mocksFile == test.mocksFile }), other.name != test.name else { continue }
            parts.removeAll { $0.name == test.name }
            notes.append("\(test.name) has the same files as \(other.name): add the mocks to both")
        }
        for (number, part) in parts.enumerated() where part.isTest && part.dependencies.isEmpty {
            let visible = importable.filter { !part.hidden.contains($0) }
            if !package.isEmpty || visible.count < importable.count { parts[number].dependencies = visible }
        }
        notes += BuildSettings.notes(aboutGuessesFor: modules)
        if names.contains("Podfile") {
            notes.append("pods are not listed: add those with protocols to mock, such as RxSwift: [Pods/RxSwift]")
        }
    }

    /// The module that the tests import most often with `@testable`. A folder such as 'Source' does not have its name.
    private func testedModule(in folders: FolderLayout) -> String? {
        let files = tests.flatMap(\.sources).flatMap(folders.swiftFiles).compactMap { try? Disk.read($0) }
        let lines = files.flatMap { String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline) }
        let names = lines.filter { $0.hasPrefix("@testable import ") }.compactMap { $0.split(separator: " ").dropFirst(2).first }
        let counts = Dictionary(grouping: names, by: \.self).mapValues(\.count)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { String($0.key) }
    }

    /// Whether a target of the package has the name or all files of a part: often, both describe the same library, and only the project has
    /// the tests.
    private func isOfPackage(_ part: ProjectPart, in folders: FolderLayout) -> Bool {
        let files = part.sources.flatMap(folders.swiftFiles).map { $0.relative(to: folders.root) }
        return package.contains { $0.name.moduleName == part.name } || files.allSatisfy { package.owner(ofPath: $0) != nil }
    }

    private mutating func addTargets(ofProjects projects: [String], in folders: FolderLayout) {
        var targets: [ProjectPart] = []
        var used: [String] = []
        let files = FileOwner.files(of: SourceEntry(".", in: folders.root), in: folders.root).files.map { $0.relative(to: folders.root) }
        for project in projects {
            let folder = project.parentFolder
            let found = XcodeProject(at: project, in: folders, among: Set(files))?.parts ?? []
            // Two apps, such as those of iOS and macOS: the tests of one cannot import the modules of the other.
            let twice = found.filter { target in targets.contains { $0.isOther(than: target) } }.map(\.name)
            if !twice.isEmpty, !folder.isEmpty {
                let command = "cd \(folder) && \(ShellCommand.mockgen("init"))"
                notes.append(
                    "\(project) is left out, because another project has \(twice.joined(separator: ", ")), too; for it, run '\(command)'")
            } else {
                targets += found
                used.append(project)
            }
        }
        add(targets.filter { !$0.sources.isEmpty }, in: folders, named: "the targets of \(used.joined(separator: " and "))")
        let missing = targets.map(\.name).unique.filter { name in !parts.contains { $0.name == name } }
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
            } else if let other = parts.first(where: { $0.name == part.name }) {
                if other.isOther(than: part) {
                    notes.append("\(part.sources.joined(separator: ", ")) is left out, because there is another \(part.name)")
                }
            } else {
                parts.append(part)
            }
        }
        let names = Set(modules.map(\.name))
        for number in parts.indices { parts[number].dependencies.removeAll { !names.contains($0) } }
        if !modules.isEmpty, let source { notes.insert("the modules are \(source)", at: 0) }
    }
}

extension ProjectPart {
    fileprivate func isOther(than part: ProjectPart) -> Bool {
        name == part.name && sources != part.sources && !sources.isEmpty && !part.sources.isEmpty
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
