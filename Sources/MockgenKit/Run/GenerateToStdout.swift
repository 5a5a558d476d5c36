import MockgenConfig
package import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenSyntax

/// `mockgen generate --stdout`: the mocks of every protocol in these files, and of the classes that ask for one by a comment, as one text; `-` is standard input. No configuration
/// is read, and what the files do not say is not known.
package func mocksText(ofFiles paths: [String], style: Style = .automockable) async throws(Diagnostics) -> String {
    var problems: [Diagnostic] = []
    var sources: [SourceText] = []
    for path in paths.map(\.normalizedPath).unique {
        do throws(Disk.Failure) {
            let bytes = path == "-" ? try Disk.readStandardInput() : try Disk.read(path)
            sources.append(SourceText(path: path.shown, bytes: bytes))
        } catch {
            problems.append(.cannotReadFile(path, error.reason))
        }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    sources.sort { $0.path < $1.path }

    let module = Module(name: "", isLocal: true, files: sources.map(\.path))
    let index = SourceIndex(modules: [module], files: [sources.map { SourceIndex.File($0) }], interfaces: .ofCurrentFolder)
    try index.checkDamage(admitted: Set(module.files))
    let wanted = (index.protocols + Annotations(index: index).classes).filter { reference in
        let declaration = index.declaration(reference)
        let isGiven = index.module(reference).name == module.name
        return isGiven && (declaration.access ?? .internal) > .fileprivate && !declaration.marks.contains(.skip)
    }
    problems = wanted.filter { index.declaration($0).kind != .protocol }.compactMap { reference in
        index.obstacle(toMockOf: reference, at: index.location(reference))
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    guard !wanted.isEmpty else { throw Diagnostics([.noProtocol(in: sources.map(\.path))]) }
    let (plans, found) = await index.plans(of: wanted, compiledIn: module) { declaration, _ in
        MockSettings(
            name: NameTemplate("{protocol}Mock").name(forProtocol: declaration.name), access: .internal, style: style, defaults: [:]
        )
    }
    guard found.isEmpty else { throw Diagnostics(found) }
    let all = plans.map(Plan.mock)
    return await render(all, imports: all.flatMap(\.imports).merged()).text
}

extension Interfaces {
    /// If that is a package, it may have prebuilt modules, and a place to remember something.
    fileprivate static var ofCurrentFolder: Interfaces {
        let root = Disk.currentFolder
        let buildFolder = BuildFolder(ofPackageAt: root)
        return Interfaces(prebuilt: PrebuiltModules(root: root, buildFolder: buildFolder), rememberedIn: buildFolder)
    }
}

extension String {
    fileprivate var shown: String { self == "-" ? "<stdin>" : self }
}

extension Diagnostic {
    fileprivate static func cannotReadFile(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "cannot-read", cause: .setup, "cannot read '\(path)': \(reason)",
            help: "give the path of a Swift file, or - for standard input", at: nil)
    }

    fileprivate static func noProtocol(in paths: [String]) -> Diagnostic {
        Diagnostic(
            "no-protocols", cause: .setup,
            "\(paths.count == 1 ? "'\(paths[0])' declares" : "these files declare") no protocol that can be mocked",
            help: "give a file that declares one, or write '// mockgen: mock' on the line above a class", at: nil)
    }
}
