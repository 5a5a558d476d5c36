import MockgenRun

extension BuildInputPaths {
    /// The inputs of an action as a rule for Make and Ninja. The last rules have no recipe. Without them, Make stops if an input was removed.
    var depfile: String {
        let targets = outputs.map(\.escapedForMake).joined(separator: " ")
        let paths = inputs.map(\.escapedForMake)
        return "\(targets): \\\n" + paths.map { " \($0)" }.joined(separator: " \\\n") + "\n\n" + paths.map { "\($0):\n" }.joined()
    }
}

extension String {
    /// Make and Ninja cannot read some names, such as those with `\#` or, for Ninja, with a quotation mark.
    fileprivate var escapedForMake: String {
        var text = ""
        var backslashes = 0
        for character in unicodeScalars {
            switch character {
            case " ", "\t": text += String(repeating: "\\", count: backslashes + 1)
            case "#", ":": text += "\\"
            case "$": text += "$"
            default: break
            }
            text.unicodeScalars.append(character)
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return text
    }
}
