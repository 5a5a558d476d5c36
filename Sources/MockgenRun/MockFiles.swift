import MockgenBytes
import MockgenModel
import MockgenRender

/// The files for the mocks of a target: one for all modules, or several for each.
///
/// A module can have several files, such as `AppMocks1.swift` to `AppMocks8.swift`. Then the compiler compiles only the files whose mocks
/// have changed.
package struct MockFiles: Sendable {
    /// The files of each module that has files of its own.
    private let ofModules: [String: [String]]
    /// The files for the mocks of all other modules, including modules without sources.
    private let others: [String]
    /// The file for the code that the mocks share; nil to write it into the last file with mocks.
    let support: String?
    /// Whether a build system expects all files, also those without contents.
    private let isComplete: Bool
    /// Each file once, in the order of the modules.
    package let paths: [String]

    init(ofModules modules: [(name: String, paths: [String])], others: [String], support: String? = nil, isComplete: Bool = true) {
        ofModules = Dictionary(modules.filter { !$0.paths.isEmpty }) { first, _ in first }
        self.others = others
        self.support = support
        self.isComplete = isComplete
        paths = (modules.flatMap(\.paths) + others + [support].compactMap(\.self)).unique
    }

    /// - Parameter path: nil to write no mocks.
    package init(_ path: String?) { self.init(ofModules: [], others: path.map { [$0] } ?? []) }

    /// The checked-in files of a target.
    package init(checkedIn path: String) {
        self.init(ofModules: [], others: [path], support: GeneratedFile.supportPath(besides: path), isComplete: false)
    }

    /// Returns the files to write. Code that only the mocks in a checked-in file use is private, and stays in this file.
    func needed(by parts: [RenderedPart]) -> MockFiles {
        isComplete || parts.contains { !$0.needs.isDisjoint(with: HelperType.forTests) } ? self : MockFiles(others[0])
    }

    /// Returns the file for the mock of a protocol. It depends only on the names, so that other protocols do not move the mock.
    package func path(forProtocol qualifiedName: String, ofModule module: String) -> String {
        let paths = ofModules[module] ?? others
        guard paths.count > 1 else { return paths[0] }
        let hash = MockgenBytes.hash(of: qualifiedName)
        return paths[Int((hash ^ (hash >> 32)) % UInt64(paths.count))]
    }

    /// Returns the files with the numbers of their parts.
    func divide(_ parts: [RenderedPart]) -> [(path: String, parts: [Int])] {
        guard !paths.isEmpty else { return [] }
        let divided = Dictionary(grouping: parts.indices) { path(forProtocol: parts[$0].qualifiedName, ofModule: parts[$0].module) }
        return paths.map { ($0, divided[$0] ?? []) }
    }
}
