import MockgenModel
import MockgenOutline
import MockgenSyntax
import Testing

/// The only protocol of a text.
func readProtocol(_ text: String) throws -> ProtocolDeclaration {
    let source = SourceText(path: "File.swift", bytes: Array(text.utf8))
    let declaration = try #require(source.outline().declarations.first { $0.kind == .protocol })
    return try source.parseProtocol(declaration, module: "App")
}

extension MockgenModel.SourceLocation {
    var place: String { "\(line):\(column)" }
}
