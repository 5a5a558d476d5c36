package import MockgenConfig
package import MockgenModel
import MockgenRender

/// The mocks of one target, as a run makes them that writes files.
package struct TargetMocks {
    /// The files that may have changed, with their texts. None if the mocks are up to date.
    package fileprivate(set) var files: [GeneratedFile] = []
    /// The number of mocks.
    package let count: Int
    package fileprivate(set) var warnings: [Diagnostic] = []
    /// The texts of all mocks. Nil if the files of the last run are still right, or need new texts for some mocks only.
    fileprivate(set) var parts: [RenderedPart]?
    fileprivate let memory: FreshOutput
    fileprivate var state: FreshOutput.State?

    /// Remembers the mocks for the next run. Call it after the files are written.
    package func remember() { if let state { memory.remember(state) } }
}

extension Workspace {
    /// Makes the mocks of a target: those that an edit can have changed, if the last run made the others, and all of them otherwise.
    /// - Parameters:
    ///   - files: the files for the mocks.
    ///   - read: the source files that the run has read for other targets.
    ///   - isStrict: whether warnings are errors.
    package func mocks(
        of scope: TargetScope, in configuration: Configuration, for files: MockFiles, sharing read: inout OutlinedFiles,
        isStrict: Bool = false
    ) async throws(Diagnostics) -> TargetMocks {
        // Sources that are not there cannot be compared with those of the last run.
        let isRemembered = mockMemory.isThere && !read.areIndexed
        let sourceFiles = try await self.files(of: scope, in: configuration, sharing: read, isRemembered: isRemembered)
        let known = FreshOutput(at: files.paths, of: scope, from: sourceFiles, in: self)
        if let count = known.mocks { return TargetMocks(count: count, memory: known) }
        if let edited = await known.edited() {
            return TargetMocks(files: edited.files, count: edited.state.mocks, memory: known, state: edited.state)
        }
        let sources = try await sources(of: scope, from: sourceFiles, sharing: &read)
        let memory = isRemembered ? MockMemory(of: scope, from: sources, sourceFiles, in: self) : nil
        let plan = try await plan(of: scope, from: sources, recalling: memory, rendering: .atOnceWithoutLocations)
        let parts = try await plan.rendered(isStrict: isStrict)
        let shared = SharedHelpers(among: parts, isAlone: files.support != nil)
        let texts = await files.divide(parts).mapOnAllCores { path, numbers in
            let own = path == files.paths.last ? shared : .elsewhere
            return (path: path, text: text(of: numbers.map { parts[$0] }, for: scope.target, shared: own), parts: numbers)
        }
        return TargetMocks(
            files: texts.map { GeneratedFile(path: $0.path, pieces: $0.text.pieces) }, count: parts.count, warnings: plan.warnings,
            parts: parts, memory: known, state: known.state(after: plan, parts, in: texts.map { ($0.text, $0.parts) }))
    }
}
