import MockgenModel
import MockgenRender

/// A rendered mock in the form in which it is remembered.
///
/// The locations of its requirements are left out: a line added above a protocol moves them all, and only reports need them.
struct RememberedMock {
    let part: RenderedPart

    init(_ part: RenderedPart) { self.part = part }

    /// - Parameters:
    ///   - location: the location of the declaration in this run.
    ///   - handedOn: the modules that come with another one.
    init(_ bytes: ArraySlice<UInt8>, at location: SourceLocation, handedOn: (String) -> Set<String>) throws(ByteReader.Damage) {
        var reader = ByteReader(bytes)
        let (name, module, qualifiedName) = (try reader.text(), try reader.text(), try reader.text())
        let conditions = try reader.texts()
        var imports: [ImportLine] = []
        for _ in 0..<(try reader.number()) { imports.append(try ImportLine(&reader, handedOn: handedOn)) }
        let hiddenNames = try reader.texts().compactMap(StandardName.init(rawValue:))
        let needs = try reader.texts().compactMap(HelperType.init(rawValue:))
        let lineCount = try reader.number()
        let mapping = MockText.SourceMapping(
            kind: .part(.mock, name: name, of: qualifiedName), lines: 0..<lineCount, location: location)
        part = RenderedPart(
            kind: .mock, name: name, module: module, qualifiedName: qualifiedName, conditions: conditions, imports: imports,
            hiddenNames: Set(hiddenNames), needs: Set(needs), text: try reader.text(), lineCount: lineCount, mappings: [mapping])
    }

    var bytes: [UInt8] {
        var writer = ByteWriter()
        for text in [part.name, part.module, part.qualifiedName] { writer.add(text) }
        writer.add(part.conditions)
        writer.add(part.imports.count)
        for line in part.imports { line.write(to: &writer) }
        writer.add(part.hiddenNames.map(\.rawValue).sorted())
        writer.add(part.needs.map(\.rawValue).sorted())
        writer.add(part.lineCount)
        writer.add(part.text)
        return writer.bytes
    }
}

extension ImportLine {
    fileprivate init(_ reader: inout ByteReader, handedOn: (String) -> Set<String>) throws(ByteReader.Damage) {
        let path = try reader.text()
        self.init(
            path: path, attributes: try reader.texts(), access: Access(rawValue: try reader.text()), conditions: try reader.texts(),
            isNamed: try reader.flag(), isInSignatures: try reader.flag(), handedOn: try reader.flag() ? handedOn(path) : [])
    }

    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(path)
        writer.add(attributes)
        writer.add(access?.rawValue ?? "")
        writer.add(conditions)
        writer.add(isNamed)
        writer.add(isInSignatures)
        writer.add(!handedOn.isEmpty)
    }
}
