import MockgenBytes
import MockgenDisk

/// The names of the modules that the compiler of a Linux toolchain can find. To ask it for any other one takes a process.
struct SearchPath: Sendable {
    private let names: Set<String>

    /// Returns nil if variables of the environment add other folders.
    /// - Parameters:
    ///   - folders: the folders of the toolchain's modules.
    ///   - resources: the folder of the modules in C that are part of the toolchain.
    init?(_ folders: [String], resources: String, architecture: String) {
        let variables = ["CPATH=", "C_INCLUDE_PATH=", "SDKROOT="]
        guard !Disk.environment.contains(where: { variable in variables.contains(where: variable.hasPrefix) }) else { return nil }
        var names: Set<String> = []
        let headers = ["/usr/include", "/usr/include/\(architecture)-linux-gnu", "/usr/local/include"]
        for folder in folders + [resources, "\(resources)/clang"] + headers {
            for entry in (try? Disk.contents(of: folder)) ?? [] {
                names.insert(String(entry.prefix { $0 != "." }))
                let map = entry.hasSuffix(".modulemap") ? entry : "\(entry)/module.modulemap"
                guard let text = try? Disk.read("\(folder)/\(map)") else { continue }
                // Every word of a module map counts, because a map declares several modules.
                for word in text.split(whereSeparator: { !Byte.isWord($0) }) { names.insert(String(decoding: word, as: UTF8.self)) }
            }
        }
        self.names = names
    }

    func mayHave(_ module: String) -> Bool { names.contains(module) }
}
