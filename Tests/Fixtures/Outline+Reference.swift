package import MockgenOutline
import OutlineReference
package import Testing

/// The outline of a text that the toolchain's parser reads in the same way.
package func outline(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Outline {
    let bytes = Array(text.utf8)
    let outline = SourceText(path: "File.swift", bytes: bytes).outline()
    let reference = ReferenceOutline(of: bytes)
    #expect(!outline.isDamaged, "\(text)", sourceLocation: sourceLocation)
    #expect(outline.descriptions == reference.declarations, "\(text)", sourceLocation: sourceLocation)
    #expect(outline.extensionDescriptions == reference.extensions, "\(text)", sourceLocation: sourceLocation)
    #expect(outline.imports.map(\.path) == reference.imports, "\(text)", sourceLocation: sourceLocation)
    #expect(outline.bodies == reference.bodies, "\(text)", sourceLocation: sourceLocation)
    return outline
}

extension Outline {
    /// `struct A`, `protocol A.P`
    package var names: [String] { declarations.map { "\($0.kind.word) \(($0.context + [$0.name]).joined(separator: "."))" } }

    package subscript(name: String) -> Declaration? { declarations.first { $0.name == name } }
}

extension Declaration.Kind {
    package var word: String {
        switch self {
        case .structure: "struct"
        case .class: "class"
        case .enumeration: "enum"
        case .actor: "actor"
        case .protocol: "protocol"
        case .alias: "typealias"
        }
    }
}
