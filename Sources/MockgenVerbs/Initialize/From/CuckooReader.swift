import MockgenConfig
import MockgenModel

struct CuckooReader {
    private var old: OldConfiguration
    private var problems: [Diagnostic] = []

    static func read(_ document: YAMLNode, path: String) throws(Diagnostics) -> OldConfiguration {
        var reader = CuckooReader(old: OldConfiguration(of: .cuckoo, path: path))
        var fields = OldFields(document, isTOML: true)
        let output = fields.text("output")
        let modules = fields.node("modules") ?? fields.node("module")
        guard let modules, let entries = modules.mapping, !entries.isEmpty else {
            throw Diagnostics([.noModules(at: modules?.location ?? document.location)])
        }
        for module in entries { reader.add(module, output: output) }
        for other in fields.unread { reader.old.note("'\(other.key.value)' has no equivalent", at: other.key.location) }
        let problems = fields.problems + reader.problems
        guard problems.isEmpty else { throw Diagnostics(problems) }
        reader.old.selection = .all
        reader.old.settings = ["style: \(BuiltInStyle.stub.rawValue)", "name: \"Mock{protocol}\""]
        return reader.old
    }

    private mutating func add(_ module: YAMLEntry, output: Located<String>?) {
        var fields = OldFields(module.value, isTOML: true)
        var entry = OldConfiguration.Entry(at: module.key.location)
        entry.output = fields.text("output") ?? output
        entry.sources = fields.texts("sources")
        entry.imports = fields.texts("imports") + fields.texts("publicImports")
        entry.testableModules = fields.texts("testableImports")
        entry.excludedTypes = fields.texts("exclude")
        if !entry.testableModules.isEmpty {
            old.note(
                "'testableImports' is not needed: mockgen imports the modules of the protocols", at: fields.location(of: "testableImports"))
        }
        if entry.output == nil {
            problems.append(
                .cannotImport(
                    "the module '\(module.key.value)' has no 'output'", help: "add it: output = \"Tests/AppTests/Mocks.swift\"",
                    at: module.key.location))
        }
        if fields.text("regex") != nil {
            old.note(
                "'regex' has no equivalent: list the protocols, or globs of their names, under 'protocols'",
                at: fields.location(of: "regex"))
        }
        if fields.text("filenameFormat") != nil {
            old.note(
                "'filenameFormat' has no equivalent: mockgen writes the mocks of a target to one file",
                at: fields.location(of: "filenameFormat"))
        }
        if let project = fields.fields("xcodeproj") { readProject(project, &entry, &fields) }
        readOptions(fields.fields("options"), of: module, &fields)
        for other in fields.unread { old.note("'\(other.key.value)' has no equivalent", at: other.key.location) }
        // Tests often have the name of the module.
        entry.targets.append(module.key)
        problems += fields.problems
        old.entries.append(entry)
    }

    private mutating func readProject(
        _ project: OldFields, _ entry: inout OldConfiguration.Entry, _ fields: inout OldFields
    ) {
        var project = project
        entry.targets += project.texts("target")
        fields.add(problemsOf: project)
        old.note(
            "'xcodeproj' is not needed: mockgen searches the modules that the tests depend on", at: fields.location(of: "xcodeproj"))
    }

    private mutating func readOptions(_ options: OldFields?, of module: YAMLEntry, _ fields: inout OldFields) {
        var options = options
        let onlyProtocols = options?.flag("protocolsOnly")
        if onlyProtocols?.value != true {
            old.note(
                "Cuckoo also mocks classes: to mock one, list it by name under 'protocols', with the protocols", at: module.key.location)
        }
        // Every path can have wildcards.
        _ = options?.flag("glob")
        let reasons = [
            "keepDocumentation": "mocks have no documentation of the protocols",
            "enableInheritance": "a mock always has the requirements of the parent protocols",
            "omitHeaders": "generated files begin with one line that mockgen needs",
            "filePrefix": "generated files have only what mockgen writes",
            "fileSuffix": "generated files have only what mockgen writes",
        ]
        for option in options?.unread ?? [] {
            let reason = reasons[option.key.value].map { ": \($0)" } ?? ""
            old.note("'\(option.key.value)' has no equivalent\(reason)", at: option.key.location)
        }
        if let options { fields.add(problemsOf: options) }
    }
}

extension Diagnostic {
    fileprivate static func noModules(at location: SourceLocation) -> Diagnostic {
        cannotImport("this file has no table of a module", help: "a Cuckoofile has a table such as: [modules.App]", at: location)
    }
}
