package import MockgenModel

/// The text of one part of a generated file, and what it needs from the file.
package struct RenderedPart: Sendable {
    package enum Kind: Int, Sendable {
        case mock, testable, model
    }

    package let kind: Kind
    /// The name of the mock, the testable subclass or the stubbed model.
    package let name: String
    /// The module of the source declaration.
    package let module: String
    /// The name of that declaration: `Outer.Listener`.
    package let qualifiedName: String
    package let imports: [ImportLine]
    package let hiddenNames: Set<StandardName>
    package let needs: Set<HelperType>
    /// Each line ends with a newline.
    package let text: String
    package let lineCount: Int
    package let mappings: [MockText.SourceMapping]

    /// Mocks first, then testable subclasses, then models; each kind by name.
    var order: (Int, String, String) { (kind.rawValue, name, module) }
}

extension RenderedPart {
    package init(_ plan: Plan) {
        var code = Code()
        for variant in plan.variants {
            code.blank()
            variant.write(to: &code)
        }
        let facts = plan.facts
        let importsSupport = facts.compiler.contains(.importsSupport) && !code.needs.isEmpty
        // All files of the tests can then use its words without a line of their own.
        let support = importsSupport ? [ImportLine(path: Module.support.name, attributes: ["@_exported"])] : []
        self.init(
            kind: facts.kind, name: facts.name, module: facts.module, qualifiedName: facts.qualifiedName,
            imports: facts.imports + support, hiddenNames: facts.hiddenNames, needs: importsSupport ? [] : code.needs,
            // A copy takes only as much memory as the text. A run can have 10,000 parts.
            text: String(decoding: code.text.utf8, as: UTF8.self), lineCount: code.lineCount,
            mappings: code.mappings)
    }
}
