import MockgenDisk

extension Workspace {
    /// Returns the name of a file that is probably meant to be the configuration, such as `.mockgen.yaml` or `mockgen.yml.txt`.
    /// `BuildInput` of the build tool plugin has the same rule: plugins cannot share code with the tool.
    package static func misnamedConfiguration(in folder: String) -> String? {
        let names = (try? Disk.contents(of: folder)) ?? []
        return names.first { name in
            let parts = name.lowercased().split { ". ".contains($0) }
            return name != configurationName && parts.first == "mockgen" && (parts.contains("yml") || parts.contains("yaml"))
        }
    }

    /// Returns the path of a configuration in a folder such as 'Tests/AppTests', but not in a package of its own.
    static func misplacedConfiguration(below folder: String) -> String? {
        var open = [""]
        for _ in 0..<3 {
            open = open.flatMap { path in
                let entries = (try? Disk.entries(of: path.inFolder(folder))) ?? []
                return entries.filter { $0.isFolder && !$0.name.hasPrefix(".") }.map { $0.name.inFolder(path) }.sorted()
            }.filter { !Disk.isPackage($0.inFolder(folder)) }
            let found = open.map { configurationName.inFolder($0) }.first { Disk.exists($0.inFolder(folder)) }
            if let found { return found }
        }
        return nil
    }
}
