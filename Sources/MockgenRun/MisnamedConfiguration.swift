import MockgenDisk

extension Workspace {
    /// Returns the name of a file that is probably meant to be the configuration, such as `.mockgen.yaml` or `mockgen.yml.txt`.
    /// `BuildInput` of the build tool plugin has the same rule: plugins cannot share code with the tool.
    static func misnamedConfiguration(in folder: String) -> String? {
        let names = (try? Disk.contents(of: folder)) ?? []
        return names.first { name in
            let parts = name.lowercased().split { ". ".contains($0) }
            return name != configurationName && parts.first == "mockgen" && (parts.contains("yml") || parts.contains("yaml"))
        }
    }
}
