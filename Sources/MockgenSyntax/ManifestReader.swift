import MockgenModel
import SwiftParser
import SwiftSyntax

/// Reads from the text of a `Package.swift` what SwiftPM tells no tool: which targets are isolated to the main actor by default.
///
/// The manifest is a program, so this is a reading, not an evaluation: settings are found where a target writes them, or in a
/// constant that it names.
package func targetsOnMainActor(manifest: [UInt8]) -> Set<String> {
    let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = TargetSettings(viewMode: .sourceAccurate)
    reader.walk(tree)
    return Set(
        reader.settings.filter { target in
            target.value.contains(defaultIsolation)
                || reader.constants.contains { constant in
                    constant.value.contains(defaultIsolation) && names(constant.key, in: target.value)
                }
        }.keys)
}

private let defaultIsolation = "defaultIsolation(MainActor"

/// Whether the constant is mentioned as a word of its own.
private func names(_ constant: String, in expression: String) -> Bool {
    expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == constant }
}

private final class TargetSettings: SyntaxVisitor {
    /// The text of `swiftSettings`, by target.
    var settings: [String: String] = [:]
    /// The texts of the manifest's constants.
    var constants: [String: String] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.argument("name")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let settings = node.argument("swiftSettings")
        else { return .visitChildren }
        self.settings[name] = settings.flatText.filter { !$0.isWhitespace }
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value {
            constants[name] = value.flatText.filter { !$0.isWhitespace }
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}
