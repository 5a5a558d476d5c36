import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// Reads the parts of a `.sourcery.yml` that configure the template AutoMockable.
extension OldFile {
    mutating func readSourcery(_ document: YAMLNode) {
        let keys: Set = ["configurations", "sources", "project", "package", "templates", "output", "args"]
        guard document.mapping?.contains(where: { keys.contains($0.key.value) }) == true else {
            noMocks = .cannotImport(
                "mockgen finds no settings of Sourcery in this file",
                help: "name a file with keys such as 'sources', 'templates' and 'output'", at: document.location)
            return
        }
        for node in document["configurations"]?.items ?? [document] { add(node) }
        if entries.isEmpty {
            noMocks = .cannotImport(
                "no template of this file makes mocks", help: "name a file with the template AutoMockable under 'templates'",
                at: document.location)
        }
        nextSteps = ["if nothing else uses Sourcery, remove '\(path)', its templates and the build phase that runs it"]
    }

    static func settings(ofSourceryWith naming: Naming) -> [String] {
        ["style: \(naming == .label ? "automockable" : "{ extends: automockable, naming: \(naming.rawValue) }")"]
    }

    private mutating func add(_ node: YAMLNode) {
        checkMapping(node)
        var entry = Entry(location: node.location)
        entry.templates = node.field("templates").map { texts($0["include"] ?? $0, of: "templates") } ?? []
        readSources(node, &entry)
        if let output = node.field("output") { readOutput(output, &entry) }
        if let arguments = node.field("args") { readArguments(arguments, &entry) }
        guard useTemplates(of: &entry) else { return }
        for key in node.keys where !["templates", "sources", "project", "package", "output", "args"].contains(key.value) {
            noteNoEquivalent(of: key)
        }
        entries.append(entry)
    }

    /// Takes the annotations, the names of files and the naming from the templates. Returns false if none of them makes mocks.
    mutating func useTemplates(of entry: inout Entry) -> Bool {
        let templates = entry.templates.flatMap { path in
            guard let file = paths.absolute(path.value) else {
                note(OldPaths.note(on: path.value), at: path.location)
                return [SourceryTemplate]()
            }
            let found = SourceryTemplate.all(at: file)
            for template in found where !template.makesMocks {
                note("the template '\(template.name)' makes no mocks: keep Sourcery for it", at: path.location)
            }
            return found
        }
        let found = templates.filter(\.makesMocks)
        guard templates.isEmpty || !found.isEmpty else { return false }
        let names = found.map(\.outputName).unique
        let annotations = found.flatMap(\.annotations).unique
        entry.annotations = annotations.isEmpty ? ["AutoMockable"] : annotations
        entry.fileNames = names.isEmpty ? ["AutoMockable.generated.swift"] : names
        entry.hasFilePerMock = found.contains(where: \.hasFilePerMock)
        if let naming = found.compactMap(\.naming).first, settings.isEmpty { settings = Self.settings(ofSourceryWith: naming) }
        return true
    }

    mutating func readSources(_ node: YAMLNode, _ entry: inout Entry) {
        if let sources = node.field("sources") {
            entry.sources = sources.mapping == nil ? texts(sources, of: "sources") : texts("include", of: sources)
            entry.excludedSources = texts("exclude", of: sources)
        }
        for key in node.keys where ["project", "package"].contains(key.value) {
            for project in node.field(key.value)?.items ?? [] {
                for target in project["target"]?.items ?? [] {
                    if let name = target.text ?? target["name"]?.text { entry.targets.append(Located(name, at: target.location)) }
                }
                entry.excludedSources += texts("exclude", of: project)
            }
            note("'\(key.value)' is not needed: mockgen searches the modules that the tests depend on", at: key.location)
        }
    }

    private mutating func readOutput(_ node: YAMLNode, _ entry: inout Entry) {
        entry.output = (node.mapping == nil ? texts(node, of: "output") : texts("path", of: node)).first
        for link in node.field("link")?.items ?? [] {
            checkMapping(link)
            entry.targets.insert(contentsOf: texts("target", of: link) + texts("targets", of: link), at: 0)
            note("'link' has no equivalent: add the file to the target in Xcode once", at: link.location)
        }
    }

    private mutating func readArguments(_ node: YAMLNode, _ entry: inout Entry) {
        checkMapping(node)
        for argument in node.mapping ?? [] where !argument.value.isNull {
            let isKnown = ["autoMockableImports", "autoMockableTestableImports", "mockWrapDefine"].contains(argument.key.value)
            readArgument(argument.key, isKnown ? texts(argument.value, of: argument.key.value) : [], &entry)
        }
    }

    mutating func readArgument(_ key: Located<String>, _ values: [Located<String>], _ entry: inout Entry) {
        switch key.value {
        case "autoMockableImports": entry.imports += values
        case "autoMockableTestableImports": readTestableModules(values, of: key, &entry)
        case "mockWrapDefine": entry.condition = values.first
        default: noteNoEquivalent(of: key)
        }
    }
}
