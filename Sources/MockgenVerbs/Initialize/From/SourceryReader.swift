import MockgenConfig
import MockgenModel
import MockgenRun

/// Reads the parts of a `.sourcery.yml` that configure the template AutoMockable.
struct SourceryReader {
    private var old: OldConfiguration
    private let templates: SourceryTemplates
    private var problems: [Diagnostic] = []
    private var namings: [String] = []

    /// - Parameter folder: the base folder of the paths in the file.
    static func read(_ document: YAMLNode, path: String, folder: String) throws(Diagnostics) -> OldConfiguration {
        var reader = SourceryReader(
            old: OldConfiguration(of: .sourcery, path: path), templates: SourceryTemplates(folder: folder))
        let keys: Set = ["configurations", "sources", "project", "package", "templates", "output", "args"]
        guard document.mapping?.contains(where: { keys.contains($0.key.value) }) == true else {
            reader.old.noMocks = .notOfSourcery(at: document.location)
            return reader.old
        }
        let several = document["configurations"]
        for node in several.map({ $0.list ?? [$0] }) ?? [document] { reader.add(node) }
        guard reader.problems.isEmpty else { throw Diagnostics(reader.problems) }
        if reader.old.entries.isEmpty { reader.old.noMocks = .noMockTemplate(at: document.location) }
        let naming = reader.namings.first ?? "full"
        reader.old.settings = ["style: \(naming == "label" ? "automockable" : "{ extends: automockable, naming: \(naming) }")"]
        reader.old.nextSteps = ["if nothing else uses Sourcery, remove '\(path)', its templates and the build phase that runs it"]
        return reader.old
    }

    private init(old: OldConfiguration, templates: SourceryTemplates) { (self.old, self.templates) = (old, templates) }

    private mutating func add(_ node: YAMLNode) {
        var fields = OldFields(node)
        var entry = OldConfiguration.Entry(at: node.location)
        let found = templateNotes(fields.node("templates"), &fields)
        let names = found.filter(\.makesMocks).map(\.outputName).unique
        let annotations = found.filter(\.makesMocks).flatMap(\.annotations).unique
        entry.annotations = annotations.isEmpty ? ["AutoMockable"] : annotations
        entry.fileNames = names.isEmpty ? ["AutoMockable.generated.swift"] : names
        readSources(&fields, &entry)
        readOutput(&fields, &entry)
        if let arguments = fields.node("args") { readArguments(arguments, &fields, &entry) }
        let makesMocks = found.isEmpty || found.contains(where: \.makesMocks)
        if makesMocks { noteUnread(&fields) }
        problems += fields.problems
        guard makesMocks, fields.problems.isEmpty else { return }
        old.entries.append(entry)
        namings += [found.compactMap(\.naming).first ?? templates.namingOfOutput(entry.output?.value)].compactMap(\.self)
    }

    private mutating func templateNotes(_ node: YAMLNode?, _ fields: inout OldFields) -> [SourceryTemplates.Template] {
        guard let node else { return [] }
        let included = node.mapping == nil ? node : node["include"] ?? node
        var found: [SourceryTemplates.Template] = []
        for path in fields.texts(included, of: "templates") {
            for template in templates.templates(at: path.value) {
                found.append(template)
                if !template.makesMocks {
                    old.note("the template '\(template.name)' makes no mocks: keep Sourcery for it", at: path.location)
                }
            }
        }
        return found
    }

    private mutating func readSources(_ fields: inout OldFields, _ entry: inout OldConfiguration.Entry) {
        if let node = fields.node("sources") {
            if node.mapping != nil {
                var inner = OldFields(node)
                entry.sources = inner.texts("include")
                entry.excludedSources = inner.texts("exclude")
                fields.add(problemsOf: inner)
            } else {
                entry.sources = fields.texts(node, of: "sources")
            }
        }
        for key in ["project", "package"] {
            guard let node = fields.node(key) else { continue }
            for project in node.list ?? [node] {
                for target in project["target"].map({ $0.list ?? [$0] }) ?? [] {
                    if let name = target.text ?? target["name"]?.text { entry.targets.append(Located(name, at: target.location)) }
                }
                if let excluded = project["exclude"] { entry.excludedSources += fields.texts(excluded, of: "exclude") }
            }
            old.note("'\(key)' is not needed: mockgen searches the modules that the tests depend on", at: fields.location(of: key))
        }
    }

    private mutating func readOutput(_ fields: inout OldFields, _ entry: inout OldConfiguration.Entry) {
        guard let node = fields.node("output") else { return }
        guard node.mapping != nil else {
            entry.output = fields.texts(node, of: "output").first
            return
        }
        var inner = OldFields(node)
        entry.output = inner.text("path")
        for link in inner.node("link").map({ $0.list ?? [$0] }) ?? [] {
            var link = OldFields(link)
            entry.targets.insert(contentsOf: link.texts("target") + link.texts("targets"), at: 0)
            inner.add(problemsOf: link)
            old.note("'link' has no equivalent: add the file to the target in Xcode once", at: inner.location(of: "link"))
        }
        fields.add(problemsOf: inner)
    }

    private mutating func readArguments(
        _ node: YAMLNode, _ fields: inout OldFields, _ entry: inout OldConfiguration.Entry
    ) {
        var arguments = OldFields(node)
        entry.imports = arguments.texts("autoMockableImports")
        entry.testableModules = arguments.texts("autoMockableTestableImports")
        if !entry.testableModules.isEmpty {
            old.note(
                "'autoMockableTestableImports' is not needed: mockgen imports the modules of the protocols",
                at: arguments.location(of: "autoMockableTestableImports"))
        }
        entry.condition = arguments.text("mockWrapDefine")
        for other in arguments.unread {
            old.note("'\(other.key.value)' has no equivalent: only a template of your own reads it", at: other.key.location)
        }
        fields.add(problemsOf: arguments)
    }

    private mutating func noteUnread(_ fields: inout OldFields) {
        for entry in fields.unread {
            switch entry.key.value {
            case "cacheBasePath", "cacheDisabled":
                old.note("'\(entry.key.value)' is not needed: mockgen has a cache of its own in the build folder", at: entry.key.location)
            case "forceParse":
                old.note("'forceParse' is not needed: mockgen reads all Swift files that it has not generated", at: entry.key.location)
            default:
                old.note("'\(entry.key.value)' has no equivalent: mockgen has no templates", at: entry.key.location)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func notOfSourcery(at location: SourceLocation) -> Diagnostic {
        cannotImport(
            "mockgen finds no settings of Sourcery in this file",
            help: "name a file with keys such as 'sources', 'templates' and 'output'", at: location)
    }

    fileprivate static func noMockTemplate(at location: SourceLocation) -> Diagnostic {
        cannotImport(
            "no template of this file makes mocks", help: "name a file with the template AutoMockable under 'templates'", at: location)
    }
}
