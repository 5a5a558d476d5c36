import MockgenConfig
import MockgenModel

/// A command of a shell script: its words without quotes.
struct ScriptCommand {
    var words: [Located<String>] = []
    /// The first part that is more than words and quotes in one line.
    var unread: SourceLocation?
}

/// Reads the commands of a shell script, and does not interpret them: a variable is a part of a word.
struct ScriptReader {
    private let path: String
    private var commands: [ScriptCommand] = []
    private var command = ScriptCommand()
    private var word: [UInt8] = []
    /// The location of the current word; nil between words.
    private var start: SourceLocation?

    static func read(_ bytes: [UInt8], path: String) -> [ScriptCommand] {
        var reader = ScriptReader(path: path)
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            reader.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: index + 1)
        }
        reader.endCommand()
        return reader.commands
    }

    private init(path: String) { self.path = path }

    private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
        let isContinued = line.last == UInt8(ascii: "\\")
        var quote: (byte: UInt8, location: SourceLocation)?
        for (offset, byte) in (isContinued ? line.dropLast() : line).enumerated() {
            let location = SourceLocation(path: path, line: number, column: offset + 1)
            switch Character(UnicodeScalar(byte)) {
            case _ where byte == quote?.byte: quote = nil
            case "\\" where quote?.byte != UInt8(ascii: "'"), "`" where quote == nil, "(" where quote == nil && start != nil:
                command.unread = command.unread ?? location
            case _ where quote != nil: word.append(byte)
            case "'", "\"": (quote, start) = ((byte, location), start ?? location)
            case " ", "\t": endWord()
            case "#" where start == nil: return endCommand()
            case ";", "&", "|", "<", ">", "(", ")": endCommand()
            default:
                start = start ?? location
                word.append(byte)
            }
        }
        command.unread = command.unread ?? quote?.location
        endWord()
        if !isContinued { endCommand() }
    }

    private mutating func endWord() {
        if let start { command.words.append(Located(String(decoding: word, as: UTF8.self), at: start)) }
        (word, start) = ([], nil)
    }

    private mutating func endCommand() {
        endWord()
        if !command.words.isEmpty { commands.append(command) }
        command = ScriptCommand()
    }
}
