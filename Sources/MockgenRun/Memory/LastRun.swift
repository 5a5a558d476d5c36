import MockgenBytes
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// The sources of the last run, what each mock depends on in them, and the place of each mock in the generated files.
///
/// After an edit, a run needs nothing else to make the mocks again that the edit can change, and to leave everything else as it is.
struct LastRun {
    /// A source file.
    struct Source: BitwiseCopyable {
        let path: Fingerprint
        let relevant: Fingerprint
        let shape: Fingerprint
    }

    /// A mock and its place in the generated files.
    struct Mock: BitwiseCopyable {
        /// The number of its declaration's name in `dependencies`.
        let entry: Int32
        let module: Int32
        let file: Int32
        let declaration: Int32
        /// The number of the generated file.
        let output: Int32
        /// The place of its text in that file.
        var start: Int
        var end: Int
        /// The fingerprint of what the head and the end of the file contain for it.
        let surroundings: Fingerprint
        /// The fingerprint of the names that no source declares.
        let unresolved: Fingerprint

        var reference: SourceIndex.Reference {
            SourceIndex.Reference(module: Int(module), file: Int(file), declaration: Int(declaration))
        }
    }

    private(set) var sources: [Source]
    private(set) var dependencies: DependencyKeys
    private(set) var mocks: [Mock]
    /// The fingerprints of the generated files.
    private(set) var outputs: [Fingerprint]
    /// The modules whose interfaces the mocks were made with.
    let interfaces: [String]
}

extension LastRun.Source {
    fileprivate init(_ entry: SourceFingerprints.Entry) { self.init(path: entry.path, relevant: entry.relevant, shape: entry.shape) }
}

extension LastRun {
    /// The state after a complete run. Nil if not all parts of the plan are mocks that can be remembered.
    /// - Parameters:
    ///   - parts: the texts of the plan's parts.
    ///   - texts: the generated files, each with the numbers of the parts that it has.
    init?(
        _ plan: TargetPlan, _ parts: [RenderedPart], in texts: [(text: MockText, parts: [Int])], _ outputs: [Fingerprint],
        from sources: SourceFingerprints
    ) {
        guard let memory = plan.memory else { return nil }
        dependencies = memory.dependencies
        interfaces = memory.interfaces
        self.sources = sources.entries.map(Source.init)
        mocks = []
        self.outputs = outputs
        for (output, text) in texts.enumerated() {
            for (number, place) in zip(text.parts, text.text.places) {
                guard let memo = plan.memos[number] else { return nil }
                let (reference, part) = (memo.reference, parts[number])
                guard let entry = dependencies.entry(of: plan.index.declaration(reference).name) else { return nil }
                mocks.append(
                    Mock(
                        entry: entry, module: Int32(reference.module), file: Int32(reference.file),
                        declaration: Int32(reference.declaration), output: Int32(output), start: place.lowerBound, end: place.upperBound,
                        surroundings: part.surroundings, unresolved: Fingerprint(unresolved: memo.unresolved)))
            }
        }
        guard mocks.count == plan.parts.count else { return nil }
    }

    // MARK: - Edits

    /// Returns the numbers of the files that have changed. Nil if there are other files or declarations, so that there may be other mocks.
    func changedSources(in fingerprints: SourceFingerprints) -> [Int]? {
        let entries = fingerprints.entries
        guard entries.count == sources.count else { return nil }
        var changed: [Int] = []
        for (number, entry) in entries.enumerated() {
            guard entry.path == sources[number].path, entry.shape == sources[number].shape else { return nil }
            if entry.relevant != sources[number].relevant { changed.append(number) }
        }
        return changed
    }

    /// Notes edited files.
    /// - Parameter contents: the modules and contents of the files, by their numbers.
    /// - Returns: the numbers of the mocks that may have changed.
    mutating func update(_ contents: [Int: (module: String, file: SourceIndex.File)], _ fingerprints: SourceFingerprints) -> [Int] {
        let files = contents.mapValues { (module: $0.module, text: $0.file.text, outline: $0.file.outline) }
        let mayChange = dependencies.update(files, for: mocks.map(\.entry))
        sources = fingerprints.entries.map(Source.init)
        return mocks.indices.filter { mayChange[$0] }
    }

    /// Returns the files with everything that some mocks depend on. Nil if that is not known.
    mutating func files(of numbers: [Int]) -> Set<Int>? { dependencies.files(of: numbers.map { mocks[$0].entry }).map(Set.init) }

    /// Returns the bytes of a generated file with the new texts of some of its mocks, and notes where its mocks are then.
    mutating func replace(_ texts: [Int: String], inOutput output: Int, _ bytes: [UInt8]) -> [UInt8] {
        var new: [UInt8] = []
        new.reserveCapacity(bytes.count + texts.values.reduce(0) { $0 + $1.utf8.count })
        var end = 0
        var shift = 0
        for number in mocks.indices.filter({ mocks[$0].output == output }).sorted(by: { mocks[$0].start < mocks[$1].start }) {
            let old = mocks[number].start..<mocks[number].end
            mocks[number].start += shift
            if let text = texts[number] {
                new += bytes[end..<old.lowerBound]
                new += text.utf8
                end = old.upperBound
                shift += text.utf8.count - old.count
            }
            mocks[number].end += shift
        }
        new += bytes[end...]
        outputs[output] = BlockFingerprint(of: new).value
        return new
    }
}

// MARK: - Remembering

extension LastRun {
    init?(_ bytes: [UInt8]) {
        var reader = FlatReader(bytes[...])
        guard let sources: [Source] = reader.values(), let mocks: [Mock] = reader.values(), let outputs: [Fingerprint] = reader.values(),
            let interfaces: [UInt8] = reader.values(), let dependencies: [UInt8] = reader.values(),
            let dependencies = DependencyKeys(bytes: dependencies[...])
        else { return nil }
        (self.sources, self.mocks, self.outputs, self.dependencies) = (sources, mocks, outputs, dependencies)
        self.interfaces = String(decoding: interfaces, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    var bytes: [UInt8] {
        var writer = FlatWriter()
        writer.add(sources)
        writer.add(mocks)
        writer.add(outputs)
        writer.add(Array(interfaces.joined(separator: "\n").utf8))
        writer.add(dependencies.bytes)
        return writer.bytes
    }
}

extension Fingerprint {
    /// The fingerprint of the names that no source declares.
    init(unresolved names: Set<UnresolvedName>) {
        self.init()
        for name in names.sorted() {
            add(name.path.joined(separator: "."))
            add(name.file.module)
            add(name.file.file)
        }
    }
}

extension RenderedPart {
    /// The fingerprint of what the head and the end of its file contain for it.
    var surroundings: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(imports.count)
        for line in imports {
            fingerprint.add(line.path)
            for attribute in line.attributes { fingerprint.add(attribute) }
            fingerprint.add(line.access?.rawValue ?? "")
            for condition in line.conditions { fingerprint.add(condition) }
            fingerprint.add((line.isNamed ? 1 : 0) + (line.isInSignatures ? 2 : 0) + (line.reexports.isEmpty ? 0 : 4))
        }
        fingerprint.add(hiddenNames.map(\.rawValue).sorted().joined(separator: ","))
        fingerprint.add(needs.map(\.rawValue).sorted().joined(separator: ","))
        return fingerprint
    }
}
