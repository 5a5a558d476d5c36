import MockgenOutline
package import MockgenResolution

extension SourceIndex {
    /// Returns for each declaration the shortest name in the configuration that no other protocol or class has.
    package func shortestUniqueNames(of references: [Reference]) -> [String] {
        guard !references.isEmpty else { return [] }
        let candidates = Dictionary(grouping: protocols + classes, by: { declaration($0).name })
        return references.map { reference in
            let names = names(of: reference)
            let others = candidates[declaration(reference).name, default: []].filter { $0 != reference }
            return names.first { name in !others.contains { self.names(of: $0).contains(name) } } ?? names[names.count - 1]
        }
    }
}
