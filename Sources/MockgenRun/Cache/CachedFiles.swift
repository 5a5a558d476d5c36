import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The reduced texts and outlines of a module's files, as an earlier run read them.
struct CachedFiles: Sendable {
    private struct Entry {
        let texts: ArraySlice<UInt8>
        let locations: ArraySlice<UInt8>
    }

    /// By the fingerprints of their contents and paths.
    private var entries: [Fingerprint: Entry] = [:]

    init() {}

    init(of module: Module, in cache: Cache) {
        var reader = ByteReader((cache.read(Self.name(of: module), key: Self.key) ?? [])[...])
        guard let keys: [Fingerprint] = try? reader.values() else { return }
        for key in keys {
            guard let texts = try? reader.bytes(), let locations = try? reader.bytes() else { return }
            entries[key] = Entry(texts: texts, locations: locations)
        }
    }

    /// Returns the cached file, if its contents are the same.
    func file(_ text: SourceText) -> SourceIndex.File? {
        guard !entries.isEmpty, let entry = entries[Self.key(of: text)] else { return nil }
        var (texts, locations) = (ByteReader(entry.texts), ByteReader(entry.locations))
        return try? SourceIndex.File(&texts, locations: &locations, contents: text.contents)
    }

    /// Caches the files of this run. Scanning a few changed files takes less time than writing all files again.
    func update(with files: [SourceIndex.File], of module: Module, in cache: Cache) async {
        let files = files.filter { $0.text.pieces != nil }
        let keys = files.map { Self.key(of: $0.text) }
        let changed = keys.count { entries[$0] == nil } + max(0, entries.count - keys.count)
        guard cache.isThere, changed > entries.count / 20 else { return }
        let parts = await files.mapOnAllCores { file in
            var (texts, locations) = (ByteWriter(), ByteWriter())
            file.write(to: &texts, locations: &locations)
            return Entry(texts: texts.bytes[...], locations: locations.bytes[...])
        }
        var writer = ByteWriter()
        writer.add(values: keys)
        for part in parts {
            writer.add(part.texts)
            writer.add(part.locations)
        }
        cache.write(writer.bytes, as: Self.name(of: module), key: Self.key)
    }

    static let key = "files"

    static func name(of module: Module) -> String { "modules/\(module.name)" }

    private static func key(of text: SourceText) -> Fingerprint {
        var key = text.contents
        key.add(text.path)
        return key
    }
}
