import MockgenBytes
import MockgenOutline
import MockgenResolution

extension Interfaces {
    /// - Parameters:
    ///   - prebuilt: the prebuilt modules of the package.
    ///   - memory: folders that remember distilled interfaces, so that the compiler prints each once. The first writable folder is used.
    ///   - moduleCache: the folder for what the printer compiles.
    init(prebuilt: PrebuiltModules, rememberedIn memory: [BuildFolder], moduleCache: ModuleCache? = nil) {
        self.init { name in
            var printer = InterfacePrinter.ofToolchain
            printer.moduleCache = moduleCache
            if let known = memory.interface(ofModule: name, key: printer.key) { return .success(Interface(known, ofToolchain: true)) }
            switch prebuilt.module(named: name) {
            case .text(let path):
                guard let bytes = try? Disk.read(path) else { return .failure(.noModule) }
                let text = SourceText(path: path, bytes: bytes).distilledInterface(ofModule: name, exportsImports: false)
                return .success(Interface(SourceText(path: name, bytes: text), ofToolchain: false))
            case .binary(let path, let folders):
                let key = "\(printer.key) \(path) \(Disk.state(of: path))"
                if let known = memory.interface(ofModule: name, key: key) { return .success(Interface(known, ofToolchain: false)) }
                return printer.print(name, among: folders).map { printed in
                    Interface(memory.remember(printed, ofModule: name, key: key), ofToolchain: false)
                }
            case nil:
                if memory.isMissing(name, key: printer.key) { return .failure(.noModule) }
                let printed = printer.print(name)
                if case .failure(.noModule) = printed { memory.rememberMissing(name, key: printer.key) }
                return printed.map { Interface(memory.remember($0, ofModule: name, key: printer.key), ofToolchain: true) }
            }
        } fingerprint: { modules in
            var fingerprint = prebuilt.fingerprint(without: modules)
            fingerprint.add(InterfacePrinter.ofToolchain.key)
            return fingerprint
        }
    }
}

extension [BuildFolder] {
    fileprivate func interface(ofModule name: String, key: String) -> SourceText? {
        lazy.compactMap { $0.interface(ofModule: name, key: key) }.first
    }

    /// Whether the toolchain is known not to have the module. A file for several systems can import modules of only one of them.
    fileprivate func isMissing(_ name: String, key: String) -> Bool {
        contains { $0.recall(BuildFolder.interface(name), key: key) == BuildFolder.missing }
    }

    fileprivate func rememberMissing(_ name: String, key: String) {
        for folder in self {
            folder.remember(BuildFolder.missing, as: BuildFolder.interface(name), key: key)
            if [folder].isMissing(name, key: key) { break }
        }
    }

    fileprivate func remember(_ printed: SourceText, ofModule name: String, key: String) -> SourceText {
        let bytes = printed.distilledInterface(ofModule: name, exportsImports: true)
        for folder in self {
            folder.remember(bytes, as: BuildFolder.interface(name), key: key)
            if folder.interface(ofModule: name, key: key) != nil { break }
        }
        return SourceText(path: name, bytes: bytes)
    }
}

extension BuildFolder {
    /// Returns the name of a remembered interface. A plugin can run another build of mockgen than the command line.
    fileprivate static func interface(_ name: String) -> String { "interfaces/\(Disk.ownPath.fileName)/\(name)" }

    fileprivate static let missing = [UInt8]("none\n".utf8)

    fileprivate func interface(ofModule name: String, key: String) -> SourceText? {
        guard let bytes = recall(Self.interface(name), key: key), bytes != Self.missing else { return nil }
        return SourceText(path: name, bytes: bytes)
    }
}
