import MockgenModel
package import MockgenOutline

/// The modules that a module re-exports, directly or through other modules.
package struct Reexports: Sendable {
    /// The number of imports of whole modules that lead to each module with sources: 0 for the module itself.
    fileprivate let distances: [Int: Int]
    /// The same for single declarations: `@_exported import struct Core.Name`.
    fileprivate let distancesByName: [String: [Int: Int]]
    private(set) var withoutSources: [Import]
    /// The whole modules that it re-exports without a condition.
    package let names: Set<String>

    /// Returns the number of imports to each module that may declare the name.
    func distances(naming name: String) -> [Int: Int] {
        distancesByName[name].map { distances.merging($0, uniquingKeysWith: min) } ?? distances
    }

    fileprivate init(of module: Int, along exports: [[Export]], withoutSources: [[Import]], names: Set<String>) {
        let named = Set(exports.joined().compactMap(\.name))
        distances = Self.distances(from: module, along: exports, naming: nil)
        distancesByName = Dictionary(
            uniqueKeysWithValues: named.map { ($0, Self.distances(from: module, along: exports, naming: $0)) }
        ).filter { !$0.value.isEmpty }
        (self.names, self.withoutSources) = (names, [])
        let exported = distancesByName.values.reduce(into: Set(distances.keys)) { $0.formUnion($1.keys) }
        self.withoutSources = exported.sorted().flatMap { withoutSources[$0] }.unique
    }

    /// - Parameter name: the name that one import on each path must name, or nil if all imports must be of whole modules.
    private static func distances(from module: Int, along exports: [[Export]], naming name: String?) -> [Int: Int] {
        let start = Stop(module: module, isNamed: false)
        var distances = [start: 0]
        var open: Set = [start]
        var steps = 0
        while !open.isEmpty {
            steps += 1
            let next = open.flatMap { stop in
                exports[stop.module].filter { $0.name == nil || $0.name == name }.map {
                    Stop(module: $0.module, isNamed: stop.isNamed || $0.name != nil)
                }
            }
            open = Set(next).filter { distances[$0] == nil }
            for stop in open { distances[stop] = steps }
        }
        let ends = distances.filter { $0.key.isNamed == (name != nil) }
        return Dictionary(uniqueKeysWithValues: ends.map { ($0.key.module, $0.value) })
    }

    /// A module on the path, and whether an import before it names a single declaration.
    private struct Stop: Hashable {
        let module: Int
        let isNamed: Bool
    }
}

private struct Export {
    let module: Int
    let name: String?
}

extension SourceIndex {
    /// Returns the re-exports of each module with sources.
    func readReexports() -> [Reexports] {
        let exported = files.map { $0.flatMap(\.outline.imports).filter(\.isExported) }
        let known = exported.map { $0.compactMap(export) }
        let ofSources = exported.indices.map { $0 < standard ? exported[$0] : [] }
        let withoutSources = ofSources.map { $0.filter { !hasSources(ofModule: $0.module) } }
        let certain = ofSources.map { $0.filter { $0.conditions.isEmpty && $0.name == nil } }
        let certainlyKnown = certain.map { $0.compactMap { number(ofModule: $0.module) } }
        return modules.indices.map { module in
            let handingOn = postorder(from: module, isDone: { _ in false }) { certainlyKnown[$0] }.map(\.0)
            return Reexports(
                of: module, along: known, withoutSources: withoutSources,
                names: Set(handingOn.flatMap { certain[$0].map(\.path) }).subtracting([modules[module].name]))
        }
    }

    private func export(_ line: Import) -> Export? {
        number(ofModule: line.module).map { Export(module: $0, name: line.name) }
    }

    /// How far a name of another module is from a file. A declaration that an import names comes first, then those of imported and
    /// re-exported modules, then the standard library. Nil if the file does not see the name.
    func distance(to module: Int, naming name: String, from file: Int, inModule own: Int) -> Int? {
        let (whole, far) = (1000, 1_000_000)
        var nearest: Int?
        func add(_ exports: Reexports, imports: Int, isNamed: Bool) {
            if let distance = exports.distancesByName[name]?[module] { nearest = min(nearest ?? .max, distance + imports) }
            guard let distance = exports.distances[module] else { return }
            nearest = min(nearest ?? .max, distance + imports + (isNamed ? 0 : whole))
        }
        if own <= standard { add(reexports[own], imports: 0, isNamed: false) }
        for line in self.file(SourceFile(module: own, file: file)).outline.imports {
            guard line.name == nil || line.name == name, let number = number(ofModule: line.module) else { continue }
            add(reexports[number], imports: 1, isNamed: line.name != nil)
        }
        return module == standard ? far : nearest
    }

    /// The module and the modules with sources that it re-exports.
    func modules(exportedBy module: Int, naming name: String) -> [Int] {
        reexports[module].distances(naming: name).sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    func isPreconcurrency(_ module: Int, from file: Int, inModule own: Int) -> Bool {
        module != own
            && self.file(SourceFile(module: own, file: file)).outline.imports.contains {
                $0.attributes.contains("@preconcurrency") && $0.module == self.module(numbered: module).name
            }
    }

    /// Whether a file sees a type of Foundation.
    func importsFoundation(naming name: String, from file: Int, inModule module: Int) -> Bool {
        func isFoundation(_ line: Import) -> Bool {
            Foundation.umbrellas.contains(line.module) && (line.name == nil || line.name == name)
        }
        return module <= standard && reexports[module].withoutSources.contains(where: isFoundation)
            || self.file(SourceFile(module: module, file: file)).outline.imports.contains { line in
                isFoundation(line)
                    || number(ofModule: line.module).map { reexports[$0].withoutSources.contains(where: isFoundation) } ?? false
            }
    }

    /// Returns the imports that make a module visible: the nearest one without a condition, or else all with a condition.
    func imports(_ imports: [Import], bringing module: Int) -> [Import] {
        let distances = imports.map { interfaces.distance(from: $0.module, to: module) }
        let nearest = zip(imports, distances).filter { $0.conditions.isEmpty && $1 != nil }.min { $0.1 ?? 0 < $1.1 ?? 0 }
        if let nearest { return [nearest.0] }
        return zip(imports, distances).filter { line, distance in distance != nil || interfaces.known(ofModule: line.module) == nil }.map(
            \.0)
    }

    /// Returns the imports of modules without sources in a file, and the re-exports of such modules by its own and imported modules.
    package func importsWithoutSources(of file: Int, inModule module: Int) -> [Import] {
        let imports = self.file(SourceFile(module: module, file: file)).outline.imports
        let known = imports.filter { hasSources(ofModule: $0.module) }.compactMap { number(ofModule: $0.module) }
        let own = imports.filter { !hasSources(ofModule: $0.module) }
        return (own + (module <= standard ? reexports[module].withoutSources : []) + known.flatMap { reexports[$0].withoutSources }).unique
    }
}
