import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The part of a module's sources that mocks in other modules can depend on, in two files.
///
/// The index has the reduced text and the outline of each source file. The second file has the lines and columns of these texts, for
/// messages only: an edit inside a function body changes the locations, but not the index.
struct ModuleIndex: Sendable {
    let module: String
    /// The files in the order of their paths. None of them belongs to the module that compiles the mocks.
    let files: [SourceIndex.File]

    /// The path of the file with the locations for an index.
    static func places(of index: String) -> String { "\(index).places" }
}

struct IndexFile {
    /// The first line of a file: its kind and the version of its format. Raise the version if an index of an earlier mockgen could change
    /// the mocks: when the format, the outline or the reduced text changes.
    enum Kind: String {
        case index = "mockgen-index\t3"
        case places = "mockgen-places\t2"
    }

    struct Damage: Error {
        let reason: String
    }

    static func bytes(_ kind: Kind, _ contents: [UInt8]) -> [UInt8] { KeyedBytes.bytes(contents, key: kind.rawValue) }

    static func contents(of bytes: [UInt8], _ kind: Kind) throws(Damage) -> ArraySlice<UInt8> {
        do throws(KeyedBytes.Damage) {
            return try KeyedBytes.contents(of: bytes, key: kind.rawValue)
        } catch {
            let name = kind.rawValue.prefix { $0 != "\t" }
            let isOther = error == .otherKey && bytes.starts(with: name.utf8)
            let reason = isOther ? "another version of mockgen has written it" : "it is not a file of '\(name)'"
            throw Damage(reason: error == .damaged ? "it is damaged" : reason)
        }
    }
}

extension ModuleIndex {
    var bytes: (index: [UInt8], places: [UInt8]) {
        var (texts, lines) = (ByteWriter(), ByteWriter())
        texts.add(module)
        texts.add(files.count)
        for file in files { file.write(to: &texts, locations: &lines) }
        let index = IndexFile.bytes(.index, texts.bytes)
        // The fingerprint ties the locations to this index: an earlier state of the sources has other lines.
        return (index, IndexFile.bytes(.places, Array(Fingerprint(of: index[...]).text.utf8) + lines.bytes))
    }

    init(index: [UInt8], places: [UInt8]) throws(IndexFile.Damage) {
        let lines = try IndexFile.contents(of: places, .places)
        let texts = try IndexFile.contents(of: index, .index)
        let fingerprint = Fingerprint(of: index[...]).text
        guard lines.starts(with: fingerprint.utf8) else { throw IndexFile.Damage(reason: "its places belong to another index") }
        do throws(ByteReader.Damage) {
            try self.init(ByteReader(texts), ByteReader(lines.dropFirst(fingerprint.utf8.count)))
        } catch {
            throw IndexFile.Damage(reason: "it is damaged")
        }
    }

    private init(_ texts: ByteReader, _ lines: ByteReader) throws(ByteReader.Damage) {
        var (texts, lines) = (texts, lines)
        module = try texts.text()
        var files: [SourceIndex.File] = []
        for _ in 0..<(try texts.number()) { files.append(try SourceIndex.File(&texts, locations: &lines)) }
        guard texts.isAtEnd, lines.isAtEnd else { throw ByteReader.Damage() }
        self.files = files
    }
}
