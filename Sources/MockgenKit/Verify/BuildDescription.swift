import MockgenConfig
import MockgenModel

/// How SwiftPM compiles the targets of a package, read from what it left in the build folder for its build engine. The plugin API
/// and the manifest know the settings of a target, only this knows the flags that follow from them and from those of its dependencies.
struct BuildDescription {
    private let path: String
    private let text: [UInt8]

    init(in folder: BuildFolder, root: String) throws(Diagnostics) {
        path = "\(folder.path)/debug.yaml"
        do throws(Disk.Failure) {
            text = try Disk.read(path)
        } catch {
            throw Diagnostics([.noBuildDescription(path.relative(to: root), error.reason)])
        }
    }

    /// The command that compiles a target: the compiler, and its arguments.
    func command(ofTarget name: String) throws(Diagnostics) -> [String] {
        let entry = Array("  \"C.\(name)-".utf8)
        let ending = Array("-debug.module\":".utf8)
        let key = Array("    args: ".utf8)
        var isInside = false
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
            if line.starts(with: Array("  \"".utf8)) {
                isInside = line.starts(with: entry) && line.suffix(ending.count).elementsEqual(ending)
            } else if isInside, line.starts(with: key) {
                // A list in JSON is one in YAML, too.
                return try parseYAML(Array(line.dropFirst(key.count)), path: path).list?.compactMap(\.text) ?? []
            }
        }
        throw Diagnostics([.targetNotBuilt(name)])
    }
}

extension Diagnostic {
    fileprivate static func noBuildDescription(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "no-build", cause: .setup, "cannot read how SwiftPM compiles the package in '\(path)': \(reason)",
            help: "run 'swift build --build-tests' once, or skip the compile check with '--no-build'", at: nil)
    }

    fileprivate static func targetNotBuilt(_ name: String) -> Diagnostic {
        Diagnostic(
            "no-build", cause: .setup, "SwiftPM's build plan has no target '\(name)'",
            help: "run 'swift build --build-tests' once, or skip the compile check with '--no-build'", at: nil)
    }
}
