import MockgenBytes
import MockgenDisk
import MockgenOutline
import MockgenResolution

extension Interfaces {
    /// - Parameters:
    ///   - cache: the cache of interfaces, so that the compiler prints each one only once.
    ///   - moduleCache: the folder for the modules that the printer compiles.
    init(prebuilt: PrebuiltModules, cache: Cache, moduleCache: ModuleCache? = nil) {
        self.init { name in
            var printer = InterfacePrinter.ofToolchain
            printer.moduleCache = moduleCache
            if let cached = cache.interface(ofModule: name, key: printer.key) { return .success(Interface(cached, ofToolchain: true)) }
            switch prebuilt.module(named: name) {
            case .text(let path):
                guard let bytes = try? Disk.read(path) else { return .failure(.noModule) }
                let text = SourceText(path: path, bytes: bytes).distilledInterface(ofModule: name, exportsImports: false)
                return .success(Interface(SourceText(path: name, bytes: text), ofToolchain: false))
            case .binary(let path, let folders):
                let key = "\(printer.key) \(path) \(Disk.state(of: path))"
                if let cached = cache.interface(ofModule: name, key: key) { return .success(Interface(cached, ofToolchain: false)) }
                return printer.print(name, among: folders).map { printed in
                    Interface(cache.add(printed, ofModule: name, key: key), ofToolchain: false)
                }
            case nil:
                if cache.read(Cache.interface(name), key: printer.key) == Cache.noInterface { return .failure(.noModule) }
                let printed = printer.print(name)
                if case .failure(.noModule) = printed { cache.write(Cache.noInterface, as: Cache.interface(name), key: printer.key) }
                return printed.map { Interface(cache.add($0, ofModule: name, key: printer.key), ofToolchain: true) }
            }
        } fingerprint: { modules in
            var fingerprint = prebuilt.fingerprint(without: modules)
            fingerprint.add(InterfacePrinter.ofToolchain.key)
            return fingerprint
        }
    }
}

extension Cache {
    fileprivate static func interface(_ name: String) -> String { "interfaces/\(name)" }

    /// The cached contents for a module that the toolchain does not have. A file for several systems can import such a module.
    fileprivate static let noInterface = [UInt8]("none\n".utf8)

    fileprivate func interface(ofModule name: String, key: String) -> SourceText? {
        guard let bytes = read(Self.interface(name), key: key), bytes != Self.noInterface else { return nil }
        return SourceText(path: name, bytes: bytes)
    }

    fileprivate func add(_ printed: SourceText, ofModule name: String, key: String) -> SourceText {
        let bytes = printed.distilledInterface(ofModule: name, exportsImports: true)
        write(bytes, as: Self.interface(name), key: key)
        return SourceText(path: name, bytes: bytes)
    }
}
