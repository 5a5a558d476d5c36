internal import MockgenModel

// libyaml reports problems with tokens and indicators. This file translates them into messages about the line in the file.

extension Diagnostic {
    static func invalidYAML(_ failure: YAMLFailure, _ positions: YAMLPositions) -> Diagnostic {
        switch failure {
        case .encoding(let problem, let offset): invalidEncoding(problem, at: positions.location(ofByte: offset))
        case .tooDeep(let position): nestedTooDeep(at: positions.location(of: position))
        case .syntax(let problem, let position, let context, let start):
            if let tab = positions.indentingTab(onLineOf: position) {
                indentingTab(at: tab)
            } else {
                syntax(problem, at: position, context: context, from: start, positions)
            }
        }
    }

    private static func syntax(
        _ problem: String, at position: Int, context: String, from start: Int, _ positions: YAMLPositions
    ) -> Diagnostic {
        let here = positions.location(of: position)
        let begin = positions.location(of: start)
        if let bracket = positions.character(at: position), "]}".contains(bracket), unexpected.contains(problem) {
            return syntax("this '\(bracket)' has no opening bracket", help: "remove it, or put the whole value in quotes", at: here)
        }
        switch problem {
        case "found character that cannot start any token":
            let character = positions.character(at: position).map(String.init) ?? ""
            return syntax("a value cannot begin with '\(character)'", help: "put the value in quotes", at: here)

        case "did not find expected alphabetic or numeric character":
            let character = positions.character(at: start).map(String.init) ?? "*"
            return syntax("a value without quotes cannot begin with '\(character)'", help: "put the value in quotes", at: begin)

        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            let closing = problem.hasSuffix("']'") ? "]" : "}"
            // A position on another line does not help to find the bracket.
            guard here.line == begin.line, positions.character(at: position) != nil else {
                return syntax("this bracket is not closed", help: "add '\(closing)' at the end", at: begin)
            }
            return syntax("expected ',' or '\(closing)'", help: "put ',' between values, or the value in quotes", at: here)

        case "found unexpected end of stream", "found unexpected document indicator":
            return syntax("this quote is not closed", help: "add the same quote at the end of the value", at: begin)

        case "found unknown escape character":
            return syntax("unknown escape in double quotes", help: "write '\\\\' for a backslash, or use single quotes", at: here)

        case "could not find expected ':'":
            return syntax("expected ': ' after this key", help: "write 'key: value', with a space after the colon", at: begin)

        case "mapping values are not allowed in this context":
            return syntax(
                "':' is not allowed here",
                help: "put a value that contains ': ' in quotes, and begin the keys of one mapping in the same column",
                at: here)

        case "block sequence entries are not allowed in this context":
            return syntax("a list item is not allowed here", help: "begin each '- item' on its own line, under its key", at: here)

        case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
            if let closing = positions.characterBefore(position), "}]\"'".contains(closing) {
                return syntax("unexpected text after '\(closing)'", help: "put the whole value in quotes", at: here)
            }
            return syntax(
                "this line has the wrong indentation", help: "begin the keys or items of one block in the same column",
                at: here)

        case "did not find expected node content":
            return syntax("expected a value", help: "write the value, or remove the ',' before it", at: here)

        default:
            let doing = context.isEmpty ? "" : " \(context)"
            return syntax("invalid YAML: \(problem)\(doing)", help: "check the indentation and the quotes of this line", at: here)
        }
    }

    private static func syntax(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.invalidYAML, cause: .setup, message, help: help, at: location)
    }

    private static func indentingTab(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.tabIndentation, cause: .setup, "tabs cannot indent YAML", help: "replace the tab with spaces", at: location)
    }

    private static func nestedTooDeep(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .nestedTooDeep, cause: .setup, "this value is nested more than \(YAMLEvents.deepest) levels deep",
            help: "check that all brackets are closed", at: location)
    }

    private static func invalidEncoding(_ problem: String, at location: SourceLocation) -> Diagnostic {
        if problem == "control characters are not allowed" {
            return Diagnostic(
                .invalidText, cause: .setup, "control characters are not allowed", help: "remove the character", at: location)
        }
        return Diagnostic(.invalidText, cause: .setup, "this is not UTF-8", help: "save the file as UTF-8", at: location)
    }
}

/// The problems that libyaml reports for an extra closing bracket.
private let unexpected: Set = ["did not find expected node content", "did not find expected key", "did not find expected <document start>"]
