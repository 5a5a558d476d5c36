import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// A module with an index instead of sources.
struct IndexedModule: Sendable {
    let module: String
    let path: String
    /// The location of the path in the build input.
    let location: SourceLocation

    fileprivate func read(in root: String) -> Result<ModuleIndex, IndexFile.Damage> {
        do throws(IndexFile.Damage) {
            let places = ModuleIndex.places(of: path)
            let index = try ModuleIndex(index: try bytes(path, in: root), places: try bytes(places, in: root))
            guard index.module == module else { throw IndexFile.Damage(reason: "it is the index of '\(index.module)'") }
            return .success(index)
        } catch {
            return .failure(error)
        }
    }

    private func bytes(_ path: String, in root: String) throws(IndexFile.Damage) -> [UInt8] {
        do throws(Disk.Failure) {
            return try Disk.read(path.inFolder(root))
        } catch {
            throw IndexFile.Damage(reason: path == self.path ? error.reason : "cannot read '\(path)': \(error.reason)")
        }
    }
}

extension BuildInput {
    /// Reads the indices of modules. The reader then has the files of these modules without reading their sources.
    mutating func readIndices(into reader: SourceReader) async throws(Diagnostics) {
        let results = await indices.mapOnAllCores { [root] in $0.read(in: root) }
        var problems: [Diagnostic] = []
        for (indexed, result) in zip(indices, results) {
            switch result {
            case .success(let index):
                await reader.add(index)
                add(index.files.map(\.text.path), toModule: indexed.module)
            case .failure(let damage): problems.append(.invalidIndex(indexed, damage.reason))
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}

extension Diagnostic {
    fileprivate static func invalidIndex(_ indexed: IndexedModule, _ reason: String) -> Diagnostic {
        Diagnostic(
            .invalidIndex, cause: .setup, "cannot use the index '\(indexed.path)' of '\(indexed.module)': \(reason)",
            help: "run the action that writes it again, with the same version of mockgen", at: indexed.location)
    }
}
