package import MockgenModel
import MockgenOutline

/// The declarations in the interface of a module without sources, by name.
package final class ReadInterface: Sendable {
    package let module: Module
    /// The interface, after what mockgen knows of the standard library.
    package let files: [SourceIndex.File]
    /// The place of its declarations in the index.
    package let place: SourceFile
    let references: [String: [SourceIndex.Reference]]
    let extensions: ExtensionTable
    /// The modules that come with it, except private modules (`_X`), which sources do not import directly.
    package let reexports: [String]

    fileprivate init(_ interface: Interfaces.Interface, ofModule name: String, after known: [SourceIndex.File], inModule number: Int) {
        var module = Module(name: name, isLocal: false, files: [interface.text.path])
        module.isOfToolchain = interface.isOfToolchain
        let (file, place) = (SourceIndex.File(interface.text), SourceFile(module: number, file: known.count))
        (self.module, self.place, files) = (module, place, known + [file])
        var references: [String: [SourceIndex.Reference]] = [:]
        for (number, declaration) in file.outline.declarations.enumerated() {
            let reference = SourceIndex.Reference(module: place.module, file: place.file, declaration: number)
            references[declaration.qualifiedName, default: []].append(reference)
        }
        var extensions = ExtensionTable()
        extensions.add(file, at: place) { name in
            references[name]?.contains { file.outline.declarations[$0.declaration].kind == .alias } == true
        }
        (self.references, self.extensions) = (references, extensions)
        reexports = file.outline.imports.filter { $0.isExported && !$0.module.hasPrefix("_") }.map(\.module).sorted()
    }
}

/// The interfaces that a run has read. Each is read when a name is looked for in it, and never changes.
package final class InterfaceTable: Sendable {
    private struct Contents {
        var answers: [String: Result<ReadInterface, Interfaces.Failure>] = [:]
        var read: [ReadInterface] = []
        var positionOfStandard = -1
    }

    private let contents = Guarded(Contents())
    private let interfaces: Interfaces
    /// The number of the module of the standard library. Its interface is a second file of the module.
    private let standard: Int
    private let filesOfStandard: [SourceIndex.File]

    init(_ interfaces: Interfaces, standard: Int, _ files: [SourceIndex.File]) {
        (self.interfaces, self.standard, filesOfStandard) = (interfaces, standard, files)
    }

    var unread: InterfaceTable { InterfaceTable(interfaces, standard: standard, filesOfStandard) }

    /// Reads the interface of a module, or returns the reason why there is none.
    package func interface(ofModule name: String) -> Result<ReadInterface, Interfaces.Failure> {
        contents.use { contents in
            if let known = contents.answers[name] { return known }
            let isStandard = name == StandardLibrary.module
            let number = isStandard ? standard : standard + 1 + contents.read.count
            let answer = interfaces.interface(name).map {
                ReadInterface($0, ofModule: name, after: isStandard ? filesOfStandard : [], inModule: number)
            }
            contents.answers[name] = answer
            if case .success(let interface) = answer {
                if isStandard { contents.positionOfStandard = contents.read.count }
                contents.read.append(interface)
            }
            return answer
        }
    }

    var read: [ReadInterface] { contents.use(\.read) }

    /// The interface of a module if it was read.
    func known(ofModule name: String) -> ReadInterface? { contents.use { try? $0.answers[name]?.get() } }

    /// The number of imports that lead from the interface of one module to that of another.
    func distance(from name: String, to module: Int) -> Int? {
        var (level, seen, steps) = ([name], Set([name]), 0)
        while !level.isEmpty {
            let read = level.compactMap(known)
            if read.contains(where: { $0.place.module == module }) { return steps }
            level = read.flatMap(\.reexports).filter { seen.insert($0).inserted }
            steps += 1
        }
        return nil
    }

    /// - Parameter module: a number that a declaration of the interface has.
    func interface(numbered module: Int) -> ReadInterface {
        contents.use { contents in contents.read[module == standard ? contents.positionOfStandard : module - standard - 1] }
    }
}
