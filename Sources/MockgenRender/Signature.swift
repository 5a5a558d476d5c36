import MockgenModel

/// The line that a requirement is declared with, in the mock.
struct Signature {
    let words: String
    let parameters: [Parameter]
    let tail: String

    private static let lineLength = 120

    /// On one line where it fits, else a line for each parameter.
    func write(to code: inout Code, _ body: (inout Code) -> Void) {
        let line = words + "(" + parameters.map(\.declaration).joined(separator: ", ") + ")" + tail
        guard line.count > Signature.lineLength, parameters.count > 1 else {
            code.block(line, body)
            return
        }
        code.line(words + "(")
        for (index, parameter) in parameters.enumerated() {
            code.line("    " + parameter.declaration + (index + 1 < parameters.count ? "," : ""))
        }
        code.block(")" + tail, body)
    }
}

extension Parameter {
    fileprivate var declaration: String {
        let names = label == name ? name : "\(label ?? "_") \(name)"
        let attributes = attributes.map { $0 + " " }.joined()
        return "\(attributes)\(names): \(type)\(isVariadic ? "..." : "")"
    }
}

extension TypeName {
    /// ` -> R`, or nothing.
    var asResult: String { isVoid ? "" : " -> \(self)" }
}
