import Foundation
import MockgenOutline

@testable import MockgenDisk
@testable import MockgenResolution
@testable import MockgenRun

/// The interfaces that the toolchain prints.
enum ToolchainInterfaces {
    static let partsOfFoundation = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// As the compiler prints them: mockgen keeps only a part.
    static let texts: [String: SourceText] = {
        let found = (["Swift", "_Concurrency", "_StringProcessing"] + partsOfFoundation).compactMap { name in
            (try? InterfacePrinter.ofToolchain.print(name).get()).map { (name, $0) }
        }
        return Dictionary(found) { first, _ in first }
    }()

    enum Texts {
        case printed
        /// The interfaces beside the compiled modules of the standard library.
        case compiled
    }

    private static let compiledTexts: [String: SourceText] = {
        // usr/lib/swift/host/libSwiftParser.so
        guard let folder = Disk.parserLibrary.flatMap(Disk.realPath)?.parentFolder.parentFolder else { return [:] }
        let found = ["Swift", "_Concurrency"].compactMap { module -> (String, SourceText)? in
            let modules = "\(folder)/linux/\(module).swiftmodule"
            let file = try? FileManager.default.contentsOfDirectory(atPath: modules).filter { $0.hasSuffix(".swiftinterface") }.min()
            return file.flatMap { try? Disk.read("\(modules)/\($0)") }.map { (module, SourceText(path: module, bytes: $0)) }
        }
        return Dictionary(found) { first, _ in first }
    }()

    /// The declarations of modules that are not nested, by name.
    static func declarations(
        _ modules: [String], ofTexts origin: Texts = .printed
    ) -> [String: (text: SourceText, declaration: Declaration)] {
        let all = modules.compactMap { (origin == .printed ? texts : compiledTexts)[$0] }.flatMap { text in
            text.outline().declarations.filter(\.context.isEmpty).map { ($0.name, (text: text, declaration: $0)) }
        }
        return Dictionary(all) { first, _ in first }
    }
}
