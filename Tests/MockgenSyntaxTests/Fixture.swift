import MockgenModel
import MockgenOutline
import MockgenSyntax
import OutlineReference
import Testing

/// The outline of a text that the toolchain's parser reads in the same way.
func outline(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Outline {
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
    var names: [String] { declarations.map { "\($0.kind.word) \(($0.context + [$0.name]).joined(separator: "."))" } }

    subscript(name: String) -> Declaration? { declarations.first { $0.name == name } }
}

extension Declaration.Kind {
    var word: String {
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

/// A text whose interesting places are marked with signs that are not part of it.
struct MarkedText {
    private(set) var text = ""
    /// `line:column` of each mark, in order.
    private(set) var places: [String] = []

    init(_ marked: String, mark: Character = "📍") {
        var (line, column) = (1, 1)
        for character in marked {
            guard character != mark else {
                places.append("\(line):\(column)")
                continue
            }
            text.append(character)
            if character.isNewline {
                (line, column) = (line + 1, 1)
            } else {
                column += character.utf8.count
            }
        }
    }
}

/// The only protocol of a text.
func readProtocol(_ text: String) throws -> ProtocolDeclaration {
    let source = SourceText(path: "File.swift", bytes: Array(text.utf8))
    let declaration = try #require(source.outline().declarations.first { $0.kind == .protocol })
    return try source.parseProtocol(declaration, module: "App")
}

extension MockgenModel.SourceLocation {
    var place: String { "\(line):\(column)" }
}
