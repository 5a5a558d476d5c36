import MockgenModel

/// A command at the beginning of a line of a script, and of the next lines if the line ends with a backslash.
struct ScriptCommand {
    /// Without quotes.
    private(set) var words: [Located<String>] = []
    /// The first part that is more than words and quotes, or the sign in front of the command.
    private(set) var unread: SourceLocation?

    /// Also returns the commands after a sign such as `&&`, as unread.
    static func all(in bytes: [UInt8], path: String) -> [ScriptCommand] {
        var commands = [ScriptCommand()]
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let isContinued = line.last == UInt8(ascii: "\\")
            add(isContinued ? line.dropLast() : line, path: path, number: index + 1, to: &commands)
            if !isContinued { commands.append(ScriptCommand()) }
        }
        return commands.filter { !$0.words.isEmpty }
    }

    private static func add(_ line: ArraySlice<UInt8>, path: String, number: Int, to commands: inout [ScriptCommand]) {
        var quote: (sign: Character, location: SourceLocation)?
        var word: (text: [UInt8], location: SourceLocation)?
        // A space ends the last word.
        for (offset, byte) in (line + [UInt8(ascii: " ")]).enumerated() {
            let last = commands.count - 1
            let sign = Character(UnicodeScalar(byte))
            let location = SourceLocation(path: path, line: number, column: offset + 1)
            switch sign {
            case quote?.sign: quote = nil
            case "\\" where quote?.sign != "'", "`" where quote == nil, "(" where quote == nil, ")" where quote == nil:
                commands[last].unread = commands[last].unread ?? location
            case _ where quote != nil: word?.text.append(byte)
            case "'", "\"": (quote, word) = ((sign, location), word ?? ([], location))
            case "#" where word == nil: return
            case " ", "\t", ";", "&", "|", "<", ">":
                // `2>&1` has no word.
                if let word, sign != ">" || word.text != [UInt8(ascii: "2")] {
                    commands[last].words.append(Located(String(decoding: word.text, as: UTF8.self), at: word.location))
                }
                word = nil
                if sign != " ", sign != "\t" { commands.append(ScriptCommand(unread: location)) }
            default:
                word = word ?? ([], location)
                word?.text.append(byte)
            }
        }
        if let quote { commands[commands.count - 1].unread = commands[commands.count - 1].unread ?? quote.location }
    }
}
