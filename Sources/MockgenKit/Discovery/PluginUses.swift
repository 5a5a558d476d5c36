import MockgenConfig
import MockgenModel

/// The targets of a package that have mockgen's build-tool plugin. `swift package describe` does not tell.
func targetsWithPlugin(inPackageAt folder: String) throws(Diagnostics) -> Set<String> {
    let output: Subprocess.Output
    do throws(Disk.Failure) {
        output = try Subprocess.run(["swift", "package", "--package-path", folder, "dump-package"], errors: .dropped)
    } catch {
        throw Diagnostics([.noSwift(error.reason)])
    }
    guard output.status == 0 else { throw Diagnostics([.packageNotReadable(folder)]) }
    let manifest = try parseYAML(output.standardOutput, path: "\(folder)/Package.swift")
    let targets = (manifest["targets"]?.list ?? []).filter { target in
        // `{ "plugin": ["Mockgen", "mockgen"] }`
        target["pluginUsages"]?.list?.contains { $0["plugin"]?.list?.first?.text == pluginName } ?? false
    }
    return Set(targets.compactMap { $0["name"]?.text })
}

let pluginName = "Mockgen"

/// To add to a target in Package.swift.
let pluginLine = "plugins: [.plugin(name: \"\(pluginName)\", package: \"mockgen\")]"
