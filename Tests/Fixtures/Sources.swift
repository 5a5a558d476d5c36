package import MockgenModel
package import MockgenOutline
package import MockgenResolution
import TestSupport
package import Testing

/// Modules in memory, by name, and their files: `["App": ["P.swift": "protocol P {}"]]` is `Sources/App/P.swift` of module `App`.
package struct Sources: ExpressibleByDictionaryLiteral, Sendable {
    package private(set) var modules: [Module] = []
    package private(set) var files: [[SourceText]] = []
    package private(set) var markers: [Character: MockgenModel.SourceLocation] = [:]
    private var interfaces = Interfaces.none

    package init(dictionaryLiteral elements: (String, KeyValuePairs<String, String>)...) {
        for (name, contents) in elements {
            let marked = contents.map { (path: "Sources/\(name)/\($0)", text: MarkedText($1, path: "Sources/\(name)/\($0)")) }
            modules.append(Module(name: name, isLocal: true, files: marked.map(\.path)))
            files.append(marked.map { SourceText(path: $0.path, bytes: Array($0.text.text.utf8)) })
            for (_, text) in marked { markers.merge(text.markers) { _, _ in preconditionFailure("the same marker twice") } }
        }
    }

    /// One file `A.swift` of a module `App`.
    package init(app text: String) { self = ["App": ["A.swift": text]] }

    package var index: SourceIndex {
        let read = zip(modules, files).map { module, files in
            files.map { SourceIndex.File($0, isOwn: module.name.hasSuffix("Tests")) }
        }
        return SourceIndex(modules: modules, files: read, interfaces: interfaces)
    }

    /// With modules that have an interface and no sources, and others that cannot be asked for.
    package func with(
        interfaces texts: [String: String], ofToolchain isOfToolchain: Bool = true, failure: Interfaces.Failure = .noModule
    ) -> Sources {
        var copy = self
        copy.interfaces = Interfaces(
            interface: { name in
                guard let text = texts[name] else { return .failure(failure) }
                return .success(Interfaces.Interface(SourceText(path: name, bytes: Array(text.utf8)), ofToolchain: isOfToolchain))
            }, fingerprint: Interfaces.none.fingerprint)
        return copy
    }

    /// These modules are of another package.
    package func remote(_ names: String...) -> Sources {
        var copy = self
        for number in copy.modules.indices where names.contains(copy.modules[number].name) { copy.modules[number].isLocal = false }
        return copy
    }

    /// All of these modules with these settings.
    package func compiled(with settings: Set<CompilerSetting>) -> Sources {
        var copy = self
        for number in copy.modules.indices { copy.modules[number].settings = settings }
        return copy
    }

    /// Defines names for `#if` in all modules.
    package func defining(_ flags: [String: String]) -> Sources {
        var copy = self
        for number in copy.modules.indices { copy.modules[number].flags = flags }
        return copy
    }

    /// The same in another order.
    package func shuffled(using generator: inout some RandomNumberGenerator) -> Sources {
        var copy = self
        let order = modules.indices.shuffled(using: &generator)
        copy.files = order.map { files[$0].shuffled(using: &generator) }
        copy.modules = zip(order, copy.files).map { number, files in
            Module(name: modules[number].name, isLocal: modules[number].isLocal, files: files.map(\.path))
        }
        return copy
    }
}

extension Sources {
    /// Returns everything that a mock of the protocol must implement. Fails the test if there is a problem.
    package func subject(
        of name: String = "P", in module: String = "App", findsImplementations: Bool = false,
        for target: Module = Module(name: "AppTests", isLocal: true, files: []),
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async throws -> ResolvedProtocol {
        let index = index
        let own = { (reference: SourceIndex.Reference) in index.module(reference).name == module }
        let reference = try #require(
            index.protocols.first { own($0) && index.declaration($0).qualifiedName == name }
                ?? index.declarations(named: name).first(where: own),
            sourceLocation: sourceLocation)
        let resolution = await Resolution(
            of: [[reference]], in: index, for: target, findingImplementationsFor: findsImplementations ? [0] : [])
        #expect(resolution.library.problems.map(\.shown) == [], sourceLocation: sourceLocation)
        return try #require(resolution.subjects[0], sourceLocation: sourceLocation)
    }
}
