import SwiftParser
import SwiftSyntax

/// A `Package.swift` that says all of a package's layout in literals: what SwiftPM would make of it can be read from its text.
package struct PlainManifest: Equatable, Sendable {
    package struct Target: Equatable, Sendable {
        package let name: String
        package let isTest: Bool
        /// Where the manifest says that it is.
        package let path: String?
        /// Files and folders of it that are left out, and those that it is made of, if not all are.
        package let excluded: [String]
        package let sources: [String]?
        /// Targets of the package or products of others: the names alone tell which.
        package let names: [String]
        package let targets: [String]
        package let products: [String]
    }

    package struct Product: Equatable, Sendable {
        package let name: String
        package let targets: [String]
    }

    package enum Dependency: Equatable, Sendable {
        /// A folder beside it.
        case path(String)
        case url(String)
    }

    package private(set) var targets: [Target] = []
    package private(set) var products: [Product] = []
    package private(set) var dependencies: [Dependency] = []

    /// Nil for one that computes anything, or that says what this does not know: then SwiftPM has to be asked.
    package init?(_ manifest: [UInt8]) {
        let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError, let package = tree.onlyPackage else { return nil }
        for argument in package.arguments {
            switch argument.label?.text {
            case "name", "defaultLocalization", "platforms", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard",
                "cxxLanguageStandard":
                continue
            case "products":
                guard let products = argument.expression.calls?.map(Product.init), !products.contains(nil) else { return nil }
                self.products = products.compactMap(\.self).filter { !$0.targets.isEmpty }
            case "dependencies":
                guard let dependencies = argument.expression.calls?.map(Dependency.init), !dependencies.contains(nil) else { return nil }
                self.dependencies = dependencies.compactMap(\.self)
            case "targets":
                guard let targets = argument.expression.calls?.map(Target.init), !targets.contains(nil) else { return nil }
                self.targets = targets.compactMap(\.self)
            default:
                return nil
            }
        }
    }
}

extension PlainManifest.Target {
    fileprivate init?(_ call: Call) {
        // What is compiled from Swift; others may stand in the folders too.
        guard ["target", "executableTarget", "testTarget"].contains(call.name), let name = call["name"]?.text, name.isPlainName else {
            return nil
        }
        let known: Set<String> = [
            "name", "dependencies", "path", "exclude", "sources", "swiftSettings", "cSettings", "cxxSettings", "linkerSettings", "plugins",
        ]
        guard known.isSuperset(of: call.labels) else { return nil }
        var names: [String] = []
        var targets: [String] = []
        var products: [String] = []
        for element in call["dependencies"].map(\.elements) ?? [] {
            guard let element else { return nil }
            if let name = element.text {
                names.append(name)
            } else if let call = Call(element), call.labels.isSubset(of: ["name", "package"]), let name = call["name"]?.text {
                switch call.name {
                case "byName": names.append(name)
                case "target": targets.append(name)
                case "product": products.append(name)
                default: return nil
                }
            } else {
                return nil
            }
        }
        guard let excluded = call.texts("exclude"), let sources = call.texts("sources") else { return nil }
        if let path = call["path"], path.text == nil { return nil }
        self.init(
            name: name, isTest: call.name == "testTarget", path: call["path"]?.text, excluded: excluded,
            sources: call["sources"] == nil ? nil : sources, names: names, targets: targets, products: products)
    }
}

extension PlainManifest.Product {
    fileprivate init?(_ call: Call) {
        guard let name = call["name"]?.text, let targets = call.texts("targets") else { return nil }
        self.init(name: name, targets: targets)
    }
}

extension PlainManifest.Dependency {
    fileprivate init?(_ call: Call) {
        guard call.name == "package", !call.labels.contains("traits") else { return nil }
        if let path = call["path"] {
            guard let text = path.text else { return nil }
            self = .path(text)
        } else {
            guard let url = call["url"]?.text else { return nil }
            self = .url(url)
        }
    }
}

/// `.target(name: "App")`
private struct Call {
    let name: String
    private let arguments: [String: ExprSyntax]

    init?(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self), ["", "Target", "Product"].contains(callee.owner)
        else { return nil }
        name = callee.declName.baseName.text
        arguments = Dictionary(call.arguments.map { ($0.label?.text ?? "", $0.expression) }) { first, _ in first }
    }

    var labels: Set<String> { Set(arguments.keys) }

    subscript(label: String) -> ExprSyntax? { arguments[label] }

    /// Of a list of literals; empty if there is none, nil if it is something else.
    func texts(_ label: String) -> [String]? {
        guard let list = arguments[label] else { return [] }
        let texts = list.elements.map { $0?.text }
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
}

extension SourceFileSyntax {
    /// The arguments of the one package in a manifest that has nothing but declarations, of which none can change it later.
    fileprivate var onlyPackage: FunctionCallExprSyntax? {
        var packages: [FunctionCallExprSyntax] = []
        for statement in statements {
            guard case .decl(let declaration) = statement.item else { return nil }
            if declaration.is(ImportDeclSyntax.self) || declaration.is(ExtensionDeclSyntax.self) { continue }
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let" else { return nil }
            for binding in variable.bindings {
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
                if let call, call.calledExpression.trimmedDescription == "Package" { packages.append(call) }
            }
        }
        return packages.count == 1 ? packages[0] : nil
    }
}

extension ExprSyntax {
    /// Of a literal without interpolation.
    fileprivate var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// Of a list; a nil in it for what is no list.
    fileprivate var elements: [ExprSyntax?] { self.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [nil] }

    fileprivate var calls: [Call]? {
        let calls = elements.map { $0.flatMap(Call.init) }
        return calls.contains { $0 == nil } ? nil : calls.compactMap(\.self)
    }
}

extension MemberAccessExprSyntax {
    fileprivate var owner: String { base?.trimmedDescription ?? "" }
}

extension String {
    /// A name that SwiftPM changes into a module's by nothing but underscores.
    fileprivate var isPlainName: Bool {
        first?.isLetter == true
            && unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0)) }
    }
}
