internal import CLibYAML

package let yamlVersion = String(cString: yaml_get_version_string())

/// The events of libyaml, in order, as plain values.
///
/// Only this file uses libyaml, and its interface is safe. Positions are those of libyaml: the number of Unicode scalars from the start of the
/// text.
struct YAMLEvents {
    private(set) var all: [YAMLEvent] = []
    /// The error at the end of the events, if libyaml could not read the whole text.
    private(set) var failure: YAMLFailure?

    /// More than any configuration needs, and safe for the stack.
    static let deepest = 64

    /// Reads UTF-8, even if a byte order mark indicates another encoding.
    init(of text: [UInt8]) {
        // The parser must not move in memory, because libyaml stores pointers into it.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else {
            failure = .syntax("out of memory", at: 0, context: "", from: 0)
            return
        }
        defer { yaml_parser_delete(parser) }
        text.withUnsafeBufferPointer { buffer in
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            read(from: parser)
        }
    }

    private mutating func read(from parser: UnsafeMutablePointer<yaml_parser_t>) {
        var depth = 0
        var event = yaml_event_t()
        while true {
            guard yaml_parser_parse(parser, &event) == 1 else {
                failure = YAMLFailure(of: parser.pointee)
                return
            }
            defer { yaml_event_delete(&event) }
            let read = YAMLEvent(event)
            all.append(read)
            switch read.kind {
            case .listStart, .mappingStart:
                depth += 1
                if depth > Self.deepest {
                    failure = .tooDeep(at: read.position)
                    return
                }
            case .collectionEnd: depth -= 1
            case .streamEnd: return
            case .documentStart, .scalar, .alias, .other: break
            }
        }
    }
}

struct YAMLEvent {
    enum Kind: Equatable {
        case documentStart
        /// A text, and whether it has no quotes.
        case scalar(String, isPlain: Bool)
        case alias(String)
        case listStart
        case mappingStart
        case collectionEnd
        case streamEnd
        case other
    }

    let kind: Kind
    let anchor: String?
    let tag: String?
    let position: Int
}

enum YAMLFailure {
    /// The text has a byte that is not valid UTF-8.
    case encoding(String, atByte: Int)
    case syntax(String, at: Int, context: String, from: Int)
    case tooDeep(at: Int)
}

extension YAMLEvent {
    fileprivate init(_ event: yaml_event_t) {
        position = event.start_mark.index
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: (kind, anchor, tag) = (.documentStart, nil, nil)
        case YAML_STREAM_END_EVENT: (kind, anchor, tag) = (.streamEnd, nil, nil)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: (kind, anchor, tag) = (.collectionEnd, nil, nil)
        case YAML_ALIAS_EVENT: (kind, anchor, tag) = (.alias(text(event.data.alias.anchor) ?? ""), nil, nil)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            (kind, anchor, tag) = (.listStart, text(start.anchor), text(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            (kind, anchor, tag) = (.mappingStart, text(start.anchor), text(start.tag))
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            // Use the length, because a double-quoted text can contain a zero byte.
            let value = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            kind = .scalar(value, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            (anchor, tag) = (text(scalar.anchor), text(scalar.tag))
        default: (kind, anchor, tag) = (.other, nil, nil)
        }
    }
}

extension YAMLFailure {
    fileprivate init(of parser: yaml_parser_t) {
        let problem = parser.problem.map { String(cString: $0) } ?? "unknown problem"
        if parser.error == YAML_READER_ERROR {
            self = .encoding(problem, atByte: parser.problem_offset)
        } else {
            let context = parser.context.map { String(cString: $0) } ?? ""
            self = .syntax(problem, at: parser.problem_mark.index, context: context, from: parser.context_mark.index)
        }
    }
}

private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
}
