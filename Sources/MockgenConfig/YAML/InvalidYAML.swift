internal import MockgenModel

// libyaml speaks of tokens and indicators. Here its reports become what a person would say who looks at the line.

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
            return syntax("this '\(bracket)' closes nothing", help: "remove it, or put the value it belongs to in quotes", at: here)
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
            // On another line, what libyaml tripped over says nothing about the bracket.
            guard here.line == begin.line, positions.character(at: position) != nil else {
                return syntax("this bracket is not closed", help: "add '\(closing)' where it ends", at: begin)
            }
            return syntax("expected ',' or '\(closing)'", help: "put ',' between values, or the value in quotes", at: here)

        case "found unexpected end of stream", "found unexpected document indicator":
            return syntax("this quote is not closed", help: "add the same quote where the text ends", at: begin)

        case "found unknown escape character":
            return syntax("unknown escape in a text in double quotes", help: "write '\\\\' for a backslash, or use single quotes", at: here)

        case "could not find expected ':'":
            return syntax("expected ': ' after this key", help: "write 'key: value', with a space after the colon", at: begin)

        case "mapping values are not allowed in this context":
            return syntax(
                "a ':' cannot stand here",
                help: "put a value that contains ': ' in quotes, and begin the keys of one mapping in one column",
                at: here)

        case "block sequence entries are not allowed in this context":
            return syntax("a list item cannot stand here", help: "begin each '- item' on a line of its own, under its key", at: here)

        case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
            if let closing = positions.characterBefore(position), "}]\"'".contains(closing) {
                return syntax("nothing can follow '\(closing)' here", help: "put the whole value in quotes", at: here)
            }
            return syntax(
                "this line is not indented like the lines it belongs to", help: "begin the keys or items of one block in one column",
                at: here)

        case "did not find expected node content":
            return syntax("expected a value", help: "write the value, or remove the ',' before it", at: here)

        default:
            let doing = context.isEmpty ? "" : " \(context)"
            return syntax("this is not YAML: \(problem)\(doing)", help: "check the indentation and the quotes of this line", at: here)
        }
    }

    private static func syntax(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic("invalid-yaml", cause: .setup, message, help: help, at: location)
    }

    private static func indentingTab(at location: SourceLocation) -> Diagnostic {
        Diagnostic("tab-indentation", cause: .setup, "tabs cannot indent YAML", help: "replace the tab with spaces", at: location)
    }

    private static func nestedTooDeep(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "nested-too-deep", cause: .setup, "this is nested more than \(YAMLEvents.deepest) levels deep",
            help: "close brackets that were left open", at: location)
    }

    private static func invalidEncoding(_ problem: String, at location: SourceLocation) -> Diagnostic {
        if problem == "control characters are not allowed" {
            return Diagnostic("invalid-text", cause: .setup, "a control character stands here", help: "remove the character", at: location)
        }
        return Diagnostic("invalid-text", cause: .setup, "this is not UTF-8", help: "save the file as UTF-8", at: location)
    }
}

/// Where libyaml names what it would have liked instead, none of which matters to a bracket too many.
private let unexpected: Set = ["did not find expected node content", "did not find expected key", "did not find expected <document start>"]
