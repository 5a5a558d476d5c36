import MockgenBytes
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// A rendered mock as it is cached.
///
/// It does not contain the locations of the protocol and its requirements: one new line above would change them all. Only reports need
/// locations, and for a report mockgen renders all mocks.
struct CachedMock: Sendable {
    let part: RenderedPart
    let unresolved: Set<UnresolvedName>

    init(_ part: RenderedPart, unresolved: Set<UnresolvedName>) {
        self.part = part
        self.unresolved = unresolved
    }

    init(_ bytes: ArraySlice<UInt8>, in index: SourceIndex) throws(ByteReader.Damage) {
        var reader = ByteReader(bytes)
        let (name, module, qualifiedName) = (try reader.text(), try reader.text(), try reader.text())
        let (conformance, isGeneric) = (try reader.text(), try reader.flag())
        let conditions = try reader.texts()
        var imports: [ImportLine] = []
        for _ in 0..<(try reader.number()) {
            imports.append(try ImportLine(&reader) { index.number(ofModule: $0).map { index.reexports[$0].names } ?? [] })
        }
        let hiddenNames = try reader.texts().compactMap(StandardName.init(rawValue:))
        let needs = try reader.texts().compactMap(HelperType.init(rawValue:))
        var values: [String: Bool] = [:]
        for _ in 0..<(try reader.number()) { values[try reader.text()] = try reader.flag() }
        let lineCount = try reader.number()
        let text = try reader.text()
        unresolved = try reader.unresolvedNames(in: index)
        part = RenderedPart(
            kind: .mock, name: name, module: module, qualifiedName: qualifiedName, conformance: conformance, isGeneric: isGeneric,
            conditions: conditions, imports: imports,
            hiddenNames: Set(hiddenNames), needs: Set(needs), values: values, text: text, lineCount: lineCount, mappings: [])
    }

    func bytes(in index: SourceIndex) -> [UInt8] {
        var writer = ByteWriter()
        for text in [part.name, part.module, part.qualifiedName] { writer.add(text) }
        writer.add(part.conformance)
        writer.add(part.isGeneric)
        writer.add(part.conditions)
        writer.add(part.imports.count)
        for line in part.imports { line.write(to: &writer) }
        writer.add(part.hiddenNames.map(\.rawValue).sorted())
        writer.add(part.needs.map(\.rawValue).sorted())
        writer.add(part.values.count)
        for (name, isUsed) in part.values.sorted(by: { $0.key < $1.key }) {
            writer.add(name)
            writer.add(isUsed)
        }
        writer.add(part.lineCount)
        writer.add(part.text)
        writer.add(unresolved.count)
        for name in unresolved.sorted() {
            writer.add(name.path)
            writer.add(index.modules[name.file.module].name)
            writer.add(index.files[name.file.module][name.file.file].text.path)
        }
        return writer.bytes
    }
}

extension ByteReader {
    fileprivate mutating func unresolvedNames(in index: SourceIndex) throws(Damage) -> Set<UnresolvedName> {
        var names: Set<UnresolvedName> = []
        for _ in 0..<(try number()) {
            let (path, module, file) = (try texts(), try text(), try text())
            // The mock depends on the file, so the file exists.
            guard let module = index.number(ofModule: module),
                let number = index.files[module].firstIndex(where: { $0.text.path == file })
            else { throw Damage() }
            names.insert(UnresolvedName(path: path, file: SourceFile(module: module, file: number)))
        }
        return names
    }
}

extension ImportLine {
    fileprivate init(_ reader: inout ByteReader, reexports: (String) -> Set<String>) throws(ByteReader.Damage) {
        let path = try reader.text()
        self.init(
            path: path, attributes: try reader.texts(), access: Access(rawValue: try reader.text()), conditions: try reader.texts(),
            isNamed: try reader.flag(), isInSignatures: try reader.flag(), reexports: try reader.flag() ? reexports(path) : [])
    }

    fileprivate func write(to writer: inout ByteWriter) {
        writer.add(path)
        writer.add(attributes)
        writer.add(access?.rawValue ?? "")
        writer.add(conditions)
        writer.add(isNamed)
        writer.add(isInSignatures)
        writer.add(!reexports.isEmpty)
    }
}
