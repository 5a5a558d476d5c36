import MockgenOutline
import MockgenSyntax
import OutlineReference

/// The scanner finds what the toolchain's parser finds, or says that it is not certain.
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
    guard !reference.isDamaged, !reference.isRefused else { return }
    check(outline.descriptions, are: reference.declarations)
    check(outline.extensionDescriptions, are: reference.extensions)
    check(outline.imports.map(\.path), are: reference.imports)
    check(outline.bodies.map(\.description), are: reference.bodies.map(\.description))
}

private func check(_ found: [String], are expected: [String]) {
    require(found == expected, "found \(found)\n, not \(expected)")
}
