import MockgenModel
package import MockgenOutline

/// The modules that a module re-exports, directly or through other modules.
package struct Reexports: Sendable {
    /// How many imports it takes to come to a module with sources: 0 for the module itself.
    let distances: [Int: Int]
    /// Imports of modules that have no source at hand.
    let foreign: [Import]
    /// Everything that it re-exports under no condition.
    package let names: Set<String>
    /// The modules in its own exported imports.
    package let direct: [String]

    fileprivate static func distances(from module: Int, along exports: [[Int]]) -> [Int: Int] {
        var distances = [module: 0]
        var open = [module]
        var steps = 0
        while !open.isEmpty {
            steps += 1
            open = Set(open.flatMap { exports[$0] }).filter { distances[$0] == nil }.sorted()
            for next in open { distances[next] = steps }
        }
        return distances
    }
}

extension SourceIndex {
    /// Returns the re-exports of each module. Ignores the imports in interfaces of modules without sources.
    func readReexports() -> [Reexports] {
        let exported = files.map { $0.flatMap(\.outline.imports).filter(\.isExported) }
        let known = exported.map { $0.compactMap { number(ofModule: $0.module) } }
        let ofSources = exported.indices.map { $0 < standard ? exported[$0] : [] }
        let certain = ofSources.map { $0.filter(\.conditions.isEmpty) }
        let certainlyKnown = certain.map { $0.compactMap { number(ofModule: $0.module) } }
        let foreign = ofSources.map { $0.filter { !hasSources(ofModule: $0.module) } }
        return modules.indices.map { module in
            let distances = Reexports.distances(from: module, along: known)
            let handingOn = Reexports.distances(from: module, along: certainlyKnown).keys
            return Reexports(
                distances: distances, foreign: distances.keys.sorted().flatMap { foreign[$0] }.unique,
                names: Set(handingOn.flatMap { certain[$0].map(\.path) }).subtracting([modules[module].name]),
                direct: exported[module].map(\.module))
        }
    }

    /// How far a name of another module is from a file: what is imported by name comes before what comes with its module, and that
    /// before what another module re-exports; then the standard library, and then what only an interface is known of. Nil if the file
    /// does not see it.
    func distance(to module: Int, naming name: String, from file: Int, inModule own: Int) -> Int? {
        let far = 1_000_000
        var nearest = reexports[own].distances[module].map { 2 * $0 }
        for line in files[own][file].outline.imports {
            guard line.name == nil || line.name == name, let number = number(ofModule: line.module) else { continue }
            guard let distance = reexports[number].distances[module] else { continue }
            nearest = min(nearest ?? .max, 2 * distance + (line.name == nil ? 2 : 1))
        }
        if module == standard { return far }
        return nearest.map { module > standard ? $0 + 2 * far : $0 }
    }

    /// The module, and those that are imported with it, as far as they are at hand.
    func modules(exportedBy module: Int) -> [Int] {
        reexports[module].distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// Whether a file says of a module that it is from before Sendable.
    func isPreconcurrency(_ module: Int, from file: Int, inModule own: Int) -> Bool {
        module != own
            && files[own][file].outline.imports.contains {
                $0.attributes.contains("@preconcurrency") && $0.module == modules[module].name
            }
    }

    /// Whether a file may name something that no source declares.
    func importsForeignModules(_ file: Int, inModule module: Int) -> Bool {
        !reexports[module].foreign.isEmpty
            || files[module][file].outline.imports.contains { line in
                !hasSources(ofModule: line.module) || number(ofModule: line.module).map { !reexports[$0].foreign.isEmpty } ?? false
            }
    }

    /// Whether a file sees a type of Foundation.
    func importsFoundation(naming name: String, from file: Int, inModule module: Int) -> Bool {
        func isFoundation(_ line: Import) -> Bool {
            Foundation.umbrellas.contains(line.module) && (line.name == nil || line.name == name)
        }
        return reexports[module].foreign.contains(where: isFoundation)
            || files[module][file].outline.imports.contains { line in
                isFoundation(line) || number(ofModule: line.module).map { reexports[$0].foreign.contains(where: isFoundation) } ?? false
            }
    }

    /// Returns the imports that make a module visible: the nearest one without a condition, or else all with a condition.
    func imports(_ imports: [Import], bringing module: Int) -> [Import] {
        let distances = imports.map { number(ofModule: $0.module).flatMap { reexports[$0].distances[module] } }
        let nearest = zip(imports, distances).filter { $0.conditions.isEmpty && $1 != nil }.min { $0.1 ?? 0 < $1.1 ?? 0 }
        if let nearest { return [nearest.0] }
        return zip(imports, distances).filter { line, distance in distance != nil || !hasInterface(ofModule: line.module) }.map(\.0)
    }

    /// Returns the imports of modules without sources in a file, including those that its own module and imported modules re-export.
    package func importsWithoutSources(of file: Int, inModule module: Int) -> [Import] {
        let imports = files[module][file].outline.imports
        let known = imports.filter { hasSources(ofModule: $0.module) }.compactMap { number(ofModule: $0.module) }
        let own = imports.filter { !hasSources(ofModule: $0.module) }
        return (own + reexports[module].foreign + known.flatMap { reexports[$0].foreign }).unique
    }
}
