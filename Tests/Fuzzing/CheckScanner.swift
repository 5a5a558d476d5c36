import MockgenOutline
import MockgenSyntax
import OutlineReference

/// In a file that compiles, the scanner finds what the toolchain's parser finds, or says that it is not certain.
func checkScanner(_ text: [UInt8]) {
    let source = SourceText(path: "File.swift", bytes: text)
    let outline = source.outline()
    for declaration in outline.declarations {
        let range = declaration.range
        require(range.lowerBound >= 0 && range.upperBound <= text.count, "'\(declaration.name)' is outside of the file")
        require(range.contains(declaration.nameOffset), "the name '\(declaration.name)' is outside of the declaration")
    }
    // Files with syntax errors do not compile, and the parser needs too long for other files that mockgen rejects.
    guard !outline.isDamaged, syntaxErrors(in: source).isEmpty else { return }
    let reference = ReferenceOutline(of: text)
    guard !reference.isDamaged else { return }
    let found = [outline.descriptions, outline.extensionDescriptions, outline.imports.map(\.path), outline.bodies.map(\.description)]
    let expected = [reference.declarations, reference.extensions, reference.imports, reference.bodies.map(\.description)]
    require(found == expected || compilerRejects(text), "found \(found)\n, not \(expected)")
}
