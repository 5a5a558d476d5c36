internal import MockgenModel

// libyaml reports problems with tokens and indicators. This file translates them into messages about the line in the file.

extension Diagnostic {
    static func invalidYAML(_ failure: YAMLFailure, _ positions: YAMLPositions) -> Diagnostic {
        func diagnostic(_ id: ID, _ message: String, help: String, at location: SourceLocation) -> Diagnostic {
            Diagnostic(id, cause: .setup, message, help: help, at: location)
        }
        switch failure {
        case .encoding("control characters are not allowed", let offset):
            return diagnostic(
                .invalidText, "control characters are not allowed", help: "remove the character", at: positions.location(ofByte: offset))
        case .encoding(_, let offset):
            return diagnostic(.invalidText, "this is not UTF-8", help: "save the file as UTF-8", at: positions.location(ofByte: offset))
        case .tooDeep(let position):
            return diagnostic(
                .nestedTooDeep, "this value is nested more than \(YAMLEvents.deepest) levels deep",
                help: "check that all brackets are closed",
                at: positions.location(of: position))
        case .syntax(let problem, let position, let context, let start):
            if let tab = positions.indentingTab(onLineOf: position) {
                return diagnostic(.tabIndentation, "tabs cannot indent YAML", help: "replace the tab with spaces", at: tab)
            }
            let (message, help, place) = syntax(problem, at: position, context: context, from: start, positions)
            return diagnostic(.invalidYAML, message, help: help, at: positions.location(of: place))
        }
    }

    private static func syntax(
        _ problem: String, at position: Int, context: String, from start: Int, _ positions: YAMLPositions
    ) -> (message: String, help: String, position: Int) {
        let character = positions.character(at: position)
        if let character, "]}".contains(character), unexpected.contains(problem) {
            return ("this '\(character)' has no opening bracket", "remove it, or put the whole value in quotes", position)
        }
        switch problem {
        case "found character that cannot start any token":
            return ("a value cannot begin with '\(character.map(String.init) ?? "")'", "put the value in quotes", position)
        case "did not find expected alphabetic or numeric character":
            return ("a value without quotes cannot begin with '\(positions.character(at: start) ?? "*")'", "put the value in quotes", start)
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            let closing = problem.hasSuffix("']'") ? "]" : "}"
            // A position on another line does not help to find the bracket.
            guard positions.location(of: position).line == positions.location(of: start).line, character != nil else {
                return ("this bracket is not closed", "add '\(closing)' at the end", start)
            }
            return ("expected ',' or '\(closing)'", "put ',' between values, or the value in quotes", position)
        case "found unexpected end of stream", "found unexpected document indicator":
            return ("this quote is not closed", "add the same quote at the end of the value", start)
        case "found unknown escape character":
            return ("unknown escape in double quotes", "write '\\\\' for a backslash, or use single quotes", position)
        case "could not find expected ':'":
            return ("expected ': ' after this key", "write 'key: value', with a space after the colon", start)
        case "mapping values are not allowed in this context":
            return (
                "':' is not allowed here", "put a value that contains ': ' in quotes, and begin the keys of one mapping in the same column",
                position
            )
        case "block sequence entries are not allowed in this context":
            return ("a list item is not allowed here", "begin each '- item' on its own line, under its key", position)
        case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
            if let closing = positions.characterBefore(position), "}]\"'".contains(closing) {
                return ("unexpected text after '\(closing)'", "put the whole value in quotes", position)
            }
            return ("this line has the wrong indentation", "begin the keys or items of one block in the same column", position)
        case "did not find expected node content":
            return ("expected a value", "write the value, or remove the ',' before it", position)
        default:
            let doing = context.isEmpty ? "" : " \(context)"
            return ("invalid YAML: \(problem)\(doing)", "check the indentation and the quotes of this line", position)
        }
    }
}

/// The problems that libyaml reports for an extra closing bracket.
private let unexpected: Set = ["did not find expected node content", "did not find expected key", "did not find expected <document start>"]
