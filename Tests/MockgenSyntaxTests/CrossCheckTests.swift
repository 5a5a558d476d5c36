import Foundation
import MockgenOutline
import MockgenSyntax
import OutlineReference
import TestSupport
import Testing

/// The outline finds in real sources what the toolchain's parser finds in them.
@Suite struct CrossCheckTests {
    @Test(.enabled(if: isOfSwift63)) func ownSources() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = ["Package.swift"] + swiftFiles(in: "Sources", of: package) + swiftFiles(in: "Tests", of: package)
        #expect(files.count > 20)
        for file in files { try compare(package.appending(path: file), file) }
    }

    /// The standard library and SwiftSyntax say nearly everything that a declaration can say.
    @Test(arguments: Toolchain.interfaces)
    func interfacesOfTheToolchain(_ interface: URL) throws {
        try compare(interface, interface.deletingLastPathComponent().lastPathComponent)
    }

    /// Strings in the interpolations of strings, with brackets and quotes in all of them, in front of and around declarations.
    @Test(arguments: [1, 2, 5, 10, 20], [("\"", "\""), ("#\"", "\"#"), ("\"\"\"\n", "\n\"\"\""), ("##\"\"\"\n", "\n\"\"\"##")])
    func nestedInterpolations(_ depth: Int, _ quotes: (open: String, close: String)) {
        let pounds = String(quotes.open.prefix { $0 == "#" })
        let nested = (0..<depth).reduce("a / b") { inner, _ in
            "\(quotes.open)}{ ) // ( \\\(pounds)(f({ [\(inner)] }, /)) /* {\(quotes.close)"
        }
        let text = """
            let a = \(nested)
            protocol P { func f() }
            struct S {
                var b = [\(nested)]
                protocol Q: P {}
            }
            class C { func g() { _ = \(nested) } }
            protocol R {}

            """
        let outline = SourceText(path: "A.swift", bytes: Array(text.utf8)).outline()
        #expect(!outline.isDamaged, "\(text)")
        #expect(firstDifference(outline.descriptions, ReferenceOutline(of: Array(text.utf8)).declarations) == nil, "\(text)")
    }

    /// The parser has a limit, and the outline has none.
    @Test(arguments: [30, 31, 32, 40, 100, 5_000]) func deeplyNestedInterpolations(_ depth: Int) {
        let text = "let a = \(String(repeating: "\"{\\(", count: depth))1\(String(repeating: ")\"", count: depth))\nprotocol P {}"
        let outline = SourceText(path: "A.swift", bytes: Array(text.utf8)).outline()
        #expect(!outline.isDamaged)
        #expect(outline.declarations.map(\.name) == ["P"])
    }

    /// No such declaration compiles, and the scanner disagreed with the parser about where it begins: found by the fuzzer.
    @Test(
        .enabled(if: isOfSwift63),
        arguments: [
            "final", "open", "package", "nonisolated", "indirect", "distributed", "public", "internal", "private", "fileprivate",
            "public final", "final public", "open final",
        ], [" @A class C {}", "\n@A class C {}", " @A public class C {}", " /* c */ @A @B protocol P {}"])
    func attributesAfterModifiers(_ modifiers: String, _ rest: String) {
        let text = modifiers + rest
        let outline = SourceText(path: "A.swift", bytes: Array(text.utf8)).outline()
        #expect(outline.descriptions == ReferenceOutline(of: Array(text.utf8)).declarations, "\(text)")
    }

    @Test func hiddenProtocols() {
        let source = SourceText(path: "A.swift", bytes: Array("protocol P {}\nfunc f() { protocol R {} }\nstruct S { protocol Q {} }".utf8))
        #expect(!source.hasOtherProtocols(than: source.outline()))
        let shorter = SourceText(path: "A.swift", bytes: Array("protocol P {}".utf8))
        #expect(source.hasOtherProtocols(than: shorter.outline()))
    }

    private func swiftFiles(in folder: String, of package: URL) -> [String] {
        let files = FileManager.default.enumerator(atPath: package.appending(path: folder).path(percentEncoded: false))
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
    }

    private func compare(_ file: URL, _ name: String) throws {
        let bytes = Array(try Data(contentsOf: file))
        let source = SourceText(path: name, bytes: bytes)
        let outline = source.outline()
        let reference = ReferenceOutline(of: bytes)
        #expect(!outline.isDamaged, "\(name)")
        #expect(firstDifference(outline.descriptions, reference.declarations) == nil, "\(name)")
        #expect(firstDifference(outline.extensionDescriptions, reference.extensions) == nil, "\(name)")
        #expect(firstDifference(outline.imports.map(\.path), reference.imports) == nil, "\(name)")
        #expect(firstDifference(outline.bodies.map(\.description), reference.bodies.map(\.description)) == nil, "\(name)")
        checkReduced(source, outline, name)
        for declaration in outline.declarations where declaration.kind == .protocol {
            #expect(throws: Never.self, "\(name)") { try source.parseProtocol(declaration, module: "") }
        }
    }
}

/// Each declaration and its name are at the same places as in the file.
private func checkReduced(_ source: SourceText, _ outline: Outline, _ name: String) {
    let (text, reduced) = source.reduced(outline)
    #expect(reduced.declarations.count == outline.declarations.count, "\(name)")
    for (found, declaration) in zip(reduced.declarations, outline.declarations) {
        for (offset, original) in [(found.nameOffset, declaration.nameOffset), (found.range.lowerBound, declaration.range.lowerBound)] {
            #expect(text.location(at: offset) == source.location(at: original), "\(name)")
            #expect(text.bytes[offset...].prefix(5) == source.bytes[original...].prefix(5), "\(name)")
        }
        guard declaration.kind == .protocol else { continue }
        #expect(text.bytes[found.range] == source.bytes[declaration.range], "\(name)")
    }
}

/// The lists can have thousands of elements, so only the first difference is printed.
private func firstDifference(_ found: [String], _ expected: [String]) -> String? {
    for index in 0..<max(found.count, expected.count) {
        let pair = (index < found.count ? found[index] : "nothing", index < expected.count ? expected[index] : "nothing")
        if pair.0 != pair.1 { return "found \(pair.0) instead of \(pair.1)" }
    }
    return nil
}
