import MockgenConfig
import MockgenModel

extension [ProjectPart] {
    /// Returns the target that compiles the mocks of an entry.
    /// - Parameter output: relative to the root if mockgen can read it.
    func owner(of entry: OldFile.Entry, output: String?) -> ProjectPart? {
        if let output {
            if let owner = owner(ofPath: output) { return owner }
            let names = output.split(separator: "/").map(String.init)
            if let named = first(where: { names.contains($0.name) }) { return named }
        }
        let tests = filter(\.isTest)
        for name in (entry.targets + entry.testableModules).map(\.value) {
            if let named = tests.first(where: { $0.name == name || $0.name == "\(name)Tests" }) { return named }
        }
        return tests.count == 1 ? tests[0] : nil
    }

    /// Returns the target with the innermost folder.
    func owner(ofPath path: String) -> ProjectPart? {
        let owners = flatMap { part in part.folders.map { (part, $0) } }.filter { path == $0.1 || path.hasPrefix($0.1 + "/") }
        return owners.max { $0.1.utf8.count < $1.1.utf8.count }?.0
    }
}
