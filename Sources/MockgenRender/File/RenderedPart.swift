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
    /// The type that a mock conforms to or inherits from, as the mock writes it.
    package let conformance: String
    /// Whether it has generic parameters for associated types.
    package let isGeneric: Bool
    package let conditions: [String]
    package let imports: [ImportLine]
    package let hiddenNames: Set<StandardName>
    package let needs: Set<HelperType>
    /// For each name and phrase that adds something to the mock where tests mention it: whether they do.
    package let values: [String: Bool]
    /// Each line ends with a newline.
    package let text: String
    package let lineCount: Int
    package let mappings: [MockText.SourceMapping]

    package init(
        kind: Kind, name: String, module: String, qualifiedName: String, conformance: String, isGeneric: Bool, conditions: [String],
        imports: [ImportLine],
        hiddenNames: Set<StandardName>, needs: Set<HelperType>, values: [String: Bool], text: String, lineCount: Int,
        mappings: [MockText.SourceMapping]
    ) {
        self.kind = kind
        self.name = name
        self.module = module
        self.qualifiedName = qualifiedName
        self.conformance = conformance
        self.isGeneric = isGeneric
        self.conditions = conditions
        self.imports = imports
        self.hiddenNames = hiddenNames
        self.needs = needs
        self.values = values
        self.text = text
        self.lineCount = lineCount
        self.mappings = mappings
    }

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
        let mentioned = plan.mock.map { ($0.settings.usedNames ?? []).union($0.settings.phrases) } ?? []
        let values = code.optionalNames.map { ($0, mentioned.contains($0)) }
        self.init(
            kind: plan.kind, name: plan.name, module: plan.module, qualifiedName: plan.qualifiedName,
            conformance: plan.mock?.conformance ?? "", isGeneric: plan.mock?.isGeneric ?? false,
            conditions: plan.mock?.subject.declaration.conditions ?? [], imports: plan.imports, hiddenNames: plan.hiddenNames,
            needs: code.needs, values: Dictionary(uniqueKeysWithValues: values),
            // A copy takes only as much memory as the text. A run can have 10,000 parts.
            text: String(decoding: code.text.utf8, as: UTF8.self), lineCount: code.lineCount,
            mappings: code.mappings)
    }
}
