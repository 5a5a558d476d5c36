/// The number of files for the mocks of each module that a target can see.
///
/// After a change, the compiler generates machine code again only for the files whose code has changed, and it compiles files in parallel.
/// So more files make builds faster, and an empty file costs only milliseconds. The number must not depend on the contents of the
/// sources, because SwiftPM needs it before mockgen reads them.
struct Division {
    /// The highest number of files for all modules together, as long as each module has at least one.
    private static let total = 64

    private let limit: Int
    /// How the names of a module's files begin. On a disk that ignores case, the files of `App` and `APP` would be the same.
    private var stems: [String: String] = [:]

    /// - Parameter own: the target's own module, which has a file too.
    init(of modules: [Module], besides own: Module) {
        var seen: [String: Int] = [:]
        for module in [own] + modules {
            let count = seen[module.name.lowercased(), default: 0]
            seen[module.name.lowercased()] = count + 1
            stems[module.name] = module.name + String(repeating: "_", count: count)
        }
        var limit = Self.total
        while limit > 1, modules.reduce(0, { $0 + Self.parts(of: $1, limit: limit) }) > Self.total { limit /= 2 }
        self.limit = limit
    }

    func mockFiles(of module: Module) -> [String] {
        if module.name == Module.support.name { return [] }
        let parts = Self.parts(of: module, limit: limit)
        let stem = stems[module.name] ?? module.name
        return parts == 1 ? ["\(stem)Mocks.swift"] : (1...parts).map { "\(stem)Mocks\($0).swift" }
    }

    /// Returns about one file of mocks for each source file, but only one for a small module or a module of another package.
    ///
    /// The number is a power of two, so it rarely changes when source files are added, and then half of the mocks stay in their files.
    private static func parts(of module: Module, limit: Int) -> Int {
        guard module.isLocal, module.files.count >= 4 else { return 1 }
        var parts = 1
        while parts < limit, parts < module.files.count { parts *= 2 }
        return parts
    }
}
