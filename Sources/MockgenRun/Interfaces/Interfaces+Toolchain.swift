import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

extension Interfaces {
    /// A module and the additional folders that its target can import from.
    struct Question: Hashable, Sendable {
        let module: String
        let folders: [String]
    }

    typealias Answers = AnswerTable<Question, Result<Interface, Failure>>

    /// Returns the same interfaces, but reads each one only once.
    func remembered(in answers: Answers, folders: [String]) -> Interfaces {
        Interfaces(
            interface: { [interface] module in answers.answer(to: Question(module: module, folders: folders)) { interface(module) } },
            fingerprint: fingerprint)
    }

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
                    let text = printed.distilled(ofModule: name)
                    cache.write(text.bytes, as: Cache.interface(name), key: key)
                    return Interface(text, ofToolchain: false)
                }
            case nil:
                if cache.read(Cache.interface(name), key: printer.key) == Cache.noInterface { return .failure(.noModule) }
                let printed = printer.distilledOfToolchain(name)
                switch printed {
                case .success(let text): cache.write(text.bytes, as: Cache.interface(name), key: printer.key)
                case .failure(.noModule): cache.write(Cache.noInterface, as: Cache.interface(name), key: printer.key)
                case .failure(.noPrinter): break
                }
                return printed.map { Interface($0, ofToolchain: true) }
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
}

extension InterfacePrinter {
    /// All packages of a run have the same toolchain.
    private static let texts = AnswerTable<String, Result<SourceText, Interfaces.Failure>>()

    fileprivate func distilledOfToolchain(_ module: String) -> Result<SourceText, Interfaces.Failure> {
        Self.texts.answer(to: module) { print(module).map { $0.distilled(ofModule: module) } }
    }
}

extension SourceText {
    fileprivate func distilled(ofModule name: String) -> SourceText {
        SourceText(path: name, bytes: distilledInterface(ofModule: name, exportsImports: true))
    }
}
