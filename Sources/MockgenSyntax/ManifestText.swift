package import MockgenModel
import SwiftParser
import SwiftSyntax

/// The settings in the text of a `Package.swift`, for a plugin that cannot ask SwiftPM.
///
/// The text is a program. mockgen reads literals and the constants that the program names, and evaluates nothing.
package struct ManifestText: Equatable {
    /// By the name of the target.
    package fileprivate(set) var settings: [String: [ManifestSetting]] = [:]
    package fileprivate(set) var languageModes: [String]?
    /// Whether the manifest computes settings, targets or language modes, so that some may be missing here.
    package fileprivate(set) var isComputed = false

    fileprivate init() {}

    package init(_ manifest: [UInt8]) {
        guard let tree = parsedText(manifest) else {
            isComputed = true
            return
        }
        var reader = ManifestTextReader()
        reader.read(tree)
        self = reader.result
    }
}

private struct ManifestTextReader {
    private(set) var result = ManifestText()
    private var constants: [String: ExprSyntax] = [:]

    mutating func read(_ manifest: SourceFileSyntax) {
        var package: FunctionCallExprSyntax?
        for statement in manifest.statements {
            guard case .decl(let declaration) = statement.item, let variable = declaration.as(VariableDeclSyntax.self) else {
                if statement.mayChangeSettings { result.isComputed = true }
                continue
            }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = binding.initializer?.value
                else { continue }
                if let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Package" {
                    package = call
                } else if variable.bindingSpecifier.text == "let" {
                    constants[name] = value
                }
            }
        }
        if let package { read(package) } else { result.isComputed = true }
    }

    private mutating func read(_ package: FunctionCallExprSyntax) {
        for argument in package.arguments {
            switch argument.label?.text {
            case "targets":
                for element in elements(of: argument.expression) { readTarget(element) }
            case "swiftLanguageModes", "swiftLanguageVersions":
                result.languageModes = elements(of: argument.expression).compactMap { languageMode($0) }
            default: break
            }
        }
    }

    private mutating func readTarget(_ element: ExprSyntax) {
        guard let target = Call(element), let name = target["name"]?.text else {
            result.isComputed = true
            return
        }
        guard let expression = target["swiftSettings"] else { return }
        result.settings[name] = elements(of: expression).compactMap { setting($0) }
    }

    /// The elements of a list, of a constant that is a list, or of a sum of lists.
    private mutating func elements(of expression: ExprSyntax) -> [ExprSyntax] {
        if let list = expression.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
        if let sum = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sum.elements)
            let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
            if operators.allSatisfy({ $0 == "+" }), operators.count * 2 + 1 == parts.count {
                return stride(from: 0, to: parts.count, by: 2).flatMap { elements(of: parts[$0]) }
            }
        }
        // A constant that refers to itself is an error of the manifest.
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = constants.removeValue(forKey: name) {
            defer { constants[name] = value }
            return elements(of: value)
        }
        result.isComputed = true
        return []
    }

    private mutating func setting(_ expression: ExprSyntax) -> ManifestSetting? {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let call = Call(name.flatMap { constants[$0] } ?? expression) else {
            result.isComputed = true
            return nil
        }
        if ["treatAllWarnings", "treatWarning", "interoperabilityMode"].contains(call.name) { return nil }
        guard let condition = condition(call.condition), let kind = kind(of: call) else {
            result.isComputed = true
            return nil
        }
        return ManifestSetting(kind, condition)
    }

    private mutating func kind(of call: Call) -> ManifestSetting.Kind? {
        switch call.name {
        case "define": return call.first?.text.map { .define($0) }
        case "enableUpcomingFeature", "enableExperimentalFeature": return call.first?.text.map { .feature($0) }
        case "defaultIsolation":
            let actor = call.first?.trimmedDescription
            return actor == "nil" ? .defaultIsolation(nil) : actor == "MainActor.self" ? .defaultIsolation("MainActor") : nil
        case "swiftLanguageMode", "swiftLanguageVersion": return call.first.flatMap { languageMode($0) }.map { .languageMode($0) }
        case "strictMemorySafety": return .strictMemorySafety
        case "unsafeFlags":
            let flags = call.first.map { elements(of: $0) }?.map(\.text) ?? [nil]
            return flags.contains(nil) ? nil : .unsafeFlags(flags.compactMap(\.self))
        default: return nil
        }
    }

    /// The condition of a setting, `.when(platforms: [.linux], configuration: .debug)`. Nil if it is computed.
    private mutating func condition(_ expression: ExprSyntax?) -> ManifestSetting.Condition? {
        var condition = ManifestSetting.Condition()
        guard let expression else { return condition }
        guard let call = Call(expression), call.name == "when" else { return nil }
        condition.configuration = call["configuration"].map { $0.memberName ?? "" }
        condition.platforms = call["platforms"].map { elements(of: $0).map { ($0.memberName ?? "").lowercased() } } ?? []
        condition.hasTraits = call["traits"] != nil
        return condition
    }

    /// The `6` of `.v6`, `4.2` of `.v4_2`.
    private mutating func languageMode(_ expression: ExprSyntax) -> String? {
        if let name = expression.memberName, name.hasPrefix("v") { return name == "v4_2" ? "4.2" : String(name.dropFirst()) }
        result.isComputed = true
        return nil
    }
}

private struct Call {
    let name: String
    private let arguments: [(label: String?, value: ExprSyntax)]

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["", "Target", "SwiftSetting"].contains(callee.base?.trimmedDescription ?? "")
        else { return nil }
        name = callee.declName.baseName.text
        arguments = call.arguments.map { ($0.label?.text, $0.expression) }
    }

    subscript(label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

    var first: ExprSyntax? { name == "strictMemorySafety" ? nil : arguments.first?.value }
    var condition: ExprSyntax? { arguments.dropFirst(name == "strictMemorySafety" ? 0 : 1).first?.value }
}

extension ExprSyntax {
    fileprivate var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// The `linux` of `.linux`.
    fileprivate var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}

extension CodeBlockItemSyntax {
    fileprivate var mayChangeSettings: Bool {
        if case .decl(let declaration) = item, declaration.is(ImportDeclSyntax.self) { return false }
        let text = trimmedDescription
        return ["wiftSetting", "package.targets", "wiftLanguage"].contains(where: text.contains)
    }
}
