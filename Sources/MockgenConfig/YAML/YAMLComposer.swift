internal import MockgenModel

/// Builds the tree from events that are complete and not nested too deeply.
struct YAMLComposer {
    private(set) var problems: [Diagnostic] = []
    private var events: ArraySlice<YAMLEvent>
    private let positions: YAMLPositions
    private var anchors: [String: YAMLNode] = [:]
    private var aliasedNodes = 0

    /// The limit stops nine short lines of aliases to aliases from expanding to a billion nodes. It also limits their depth.
    static let mostAliasedNodes = 10_000

    init(_ events: ArraySlice<YAMLEvent>, _ positions: YAMLPositions) { (self.events, self.positions) = (events, positions) }

    mutating func document() throws(Diagnostic) -> YAMLNode {
        while let event = events.first {
            switch event.kind {
            case .scalar, .alias, .listStart, .mappingStart: return try node()
            default: events.removeFirst()
            }
        }
        return YAMLNode("", isPlain: true, at: positions.location(ofByte: 0))
    }

    private mutating func node() throws(Diagnostic) -> YAMLNode {
        let event = events.removeFirst()
        let location = positions.location(of: event.position)
        if let tag = event.tag {
            let help = "remove the tag, or put a value that begins with '!' in quotes"
            report(.unsupportedTag, "the tag '\(tag)' is not supported", help: help, at: location)
        }
        let node: YAMLNode
        switch event.kind {
        case .alias(let name): return try alias(name, at: location)
        case .mappingStart: node = try mapping(at: location)
        case .scalar(let text, let isPlain): node = YAMLNode(text, isPlain: isPlain, at: location)
        // A list: a complete document has no other kind of event here.
        default: node = try list(at: location)
        }
        if let anchor = event.anchor { anchors[anchor] = node }
        return node
    }

    private mutating func alias(_ name: String, at location: SourceLocation) throws(Diagnostic) -> YAMLNode {
        guard let anchored = anchors[name] else {
            report(
                .unknownAlias, "'*\(name)' without quotes is an alias, and there is no anchor '&\(name)' above it",
                help: "if it is a glob, put it in quotes: \"*\(name)\"", at: location)
            // This is probably a pattern without quotes. Continue as if it had them.
            return YAMLNode("*" + name, isPlain: false, at: location)
        }
        aliasedNodes += anchored.size
        if aliasedNodes > Self.mostAliasedNodes {
            throw Diagnostic(
                .tooManyAliases, cause: .setup, "the aliases up to this one expand to more than \(Self.mostAliasedNodes) values",
                help: "repeat the values instead of using aliases", at: location)
        }
        return anchored
    }

    private mutating func list(at location: SourceLocation) throws(Diagnostic) -> YAMLNode {
        var items: [YAMLNode] = []
        while !endsCollection() { items.append(try node()) }
        return YAMLNode(content: .list(items), location: location)
    }

    private mutating func mapping(at location: SourceLocation) throws(Diagnostic) -> YAMLNode {
        var entries: [YAMLEntry] = []
        var firsts: [String: SourceLocation] = [:]
        while !endsCollection() {
            let keyLocation = (events.first?.position).map(positions.location(of:)) ?? location
            let key = try node()
            let value = try node()
            guard let scalar = key.scalar else {
                report(
                    .unsupportedKey, "a list or a mapping cannot be a key", help: "put a key that begins with '[' or '{' in quotes",
                    at: keyLocation)
                continue
            }
            if scalar.isPlain, scalar.text == "<<" {
                report(
                    .mergeKey, "merge keys ('<<') are not supported",
                    help: "repeat the keys, or move shared settings to the top level", at: keyLocation)
            } else if let first = firsts[scalar.text] {
                report(
                    .duplicateKey, "the key '\(scalar.text)' is set twice", help: "remove one of the two, or combine their values",
                    at: keyLocation, notes: [Diagnostic.Note("first set here", at: first)])
            } else {
                firsts[scalar.text] = keyLocation
                entries.append(YAMLEntry(key: Located(scalar.text, at: keyLocation), value: value))
            }
        }
        return YAMLNode(content: .mapping(entries), location: location)
    }

    private mutating func endsCollection() -> Bool {
        guard case .collectionEnd? = events.first?.kind else { return events.isEmpty }
        events.removeFirst()
        return true
    }

    private mutating func report(
        _ id: Diagnostic.ID, _ message: String, help: String, at location: SourceLocation, notes: [Diagnostic.Note] = []
    ) {
        problems.append(Diagnostic(id, cause: .setup, message, help: help, at: location, notes: notes))
    }
}

extension YAMLNode {
    fileprivate init(_ text: String, isPlain: Bool, at location: SourceLocation) {
        self.init(content: .scalar(YAMLScalar(text: text, isPlain: isPlain)), location: location)
    }

    /// The number of nodes in it and itself, aliases included.
    fileprivate var size: Int {
        switch content {
        case .scalar: 1
        case .list(let items): items.reduce(1) { $0 + $1.size }
        case .mapping(let entries): entries.reduce(1) { $0 + 1 + $1.value.size }
        }
    }
}
