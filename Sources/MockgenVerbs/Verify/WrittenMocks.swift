import MockgenDisk
import MockgenModel
import MockgenSyntax
import SwiftSyntax

/// The mocks in a generated file, without the helper types at its end.
struct WrittenMocks {
    /// A mock, a testable subclass, or an extension with the stubs of a model.
    struct Mock {
        /// `OrderingMock`; `Light.stub` and `[Light].stub` for stubs.
        let name: String
        /// The protocols and the superclass.
        let parents: [String]
        /// The conditions of the `#if` around it.
        let conditions: [String]
        /// The declaration without its members, access and finality: `nonisolated class OrderingMock: Ordering`
        let heading: String
        /// Counted from 0.
        let lines: Range<Int>
        fileprivate let node: Syntax
        fileprivate let members: MemberBlockSyntax
    }

    /// A function, property, subscript or initializer of a mock.
    struct Declaration {
        let keyword: String
        let name: String
        /// `func load(id: Int) throws -> User`
        let signature: String
        /// Counted from 0.
        let line: Int
        /// The attributes and `nonisolated`.
        let attributes: String
        /// The accessors of a property or subscript, with the number of statements of each.
        let accessors: [String: Int]
        /// Whether the mock has a namespace for its stubs. Otherwise, the accessors can depend on the style.
        let isBesideStubs: Bool
        /// Whether it is a value or an initializer that the protocol does not require.
        let isOwn: Bool
    }

    let lines: [Substring]
    let mocks: [Mock]
    private let file: SourceFileSyntax
    private let places: SourceLocationConverter

    /// Returns nil if the parser cannot read the text.
    init?(_ text: String) {
        guard let file = parsedText(Array(text.utf8)) else { return nil }
        self.file = file
        places = SourceLocationConverter(fileName: "", tree: file)
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var reader = MockReader(places: places, namespaces: Set(file.statements.compactMap { $0.item.as(EnumDeclSyntax.self)?.name.text }))
        reader.read(file.statements, conditions: [])
        mocks = reader.mocks
    }

    /// Returns the lines of the first difference, ignoring layout and comments. Nil if there is none.
    func firstDifference(from other: WrittenMocks) -> (line: Int, otherLine: Int)? {
        firstDifference(Syntax(file), Syntax(other.file), in: other)
    }

    func firstDifference(_ mock: Mock, from other: Mock, in file: WrittenMocks) -> (line: Int, otherLine: Int)? {
        guard mock.conditions == other.conditions else { return (mock.lines.lowerBound, other.lines.lowerBound) }
        return firstDifference(mock.node, other.node, in: file)
    }

    private func firstDifference(_ node: Syntax, _ other: Syntax, in file: WrittenMocks) -> (line: Int, otherLine: Int)? {
        guard node.trimmedDescription != other.trimmedDescription else { return nil }
        var (own, others) = (node.tokens(viewMode: .sourceAccurate).makeIterator(), other.tokens(viewMode: .sourceAccurate).makeIterator())
        var last = (line: places.line(of: node), otherLine: file.places.line(of: other))
        while true {
            let (token, otherToken) = (own.next(), others.next())
            if token == nil, otherToken == nil { return nil }
            if let token { last.line = places.line(of: token) }
            if let otherToken { last.otherLine = file.places.line(of: otherToken) }
            if token?.text != otherToken?.text { return last }
        }
    }

    func declarations(of mock: Mock) -> [Declaration] {
        var reader = DeclarationReader(of: mock, places: places)
        reader.read(mock.members.members)
        return reader.declarations
    }
}

extension SourceLocationConverter {
    /// Counted from 0.
    fileprivate func line(of node: some SyntaxProtocol) -> Int { location(for: node.positionAfterSkippingLeadingTrivia).line - 1 }

    fileprivate func lines(of node: some SyntaxProtocol) -> Range<Int> {
        line(of: node)..<location(for: node.endPositionBeforeTrailingTrivia).line
    }
}

/// Finds the mocks in a file. Helper types are private, or in a namespace that the file declares.
private struct MockReader {
    let places: SourceLocationConverter
    let namespaces: Set<String>
    var mocks: [WrittenMocks.Mock] = []

    mutating func read(_ items: CodeBlockItemListSyntax, conditions: [String]) {
        for item in items {
            if let type = item.item.asProtocol((any DeclGroupSyntax).self), let name = name(of: type), !type.modifiers.has(.private) {
                let parents = type.inheritanceClause?.inheritedTypes.map(\.type.flatText) ?? []
                mocks.append(
                    WrittenMocks.Mock(
                        name: name, parents: parents, conditions: conditions, heading: type.heading, lines: places.lines(of: type),
                        node: Syntax(type), members: type.memberBlock))
            } else if let directive = item.item.as(IfConfigDeclSyntax.self) {
                for clause in directive.clauses {
                    guard case .statements(let items) = clause.elements else { continue }
                    read(items, conditions: conditions + [clause.condition?.flatText ?? "else"])
                }
            }
        }
    }

    private func name(of type: any DeclGroupSyntax) -> String? {
        if let type = type.as(ClassDeclSyntax.self) { return type.name.text }
        if let type = type.as(ActorDeclSyntax.self) { return type.name.text }
        guard let type = type.as(ExtensionDeclSyntax.self), !type.isIn(namespaces), type.hasStubs else { return nil }
        return type.nameOfStubs
    }
}

extension DeclGroupSyntax {
    /// The declaration up to its members, with `nonisolated` as the only modifier.
    fileprivate var heading: String {
        let text = with(\.modifiers, modifiers.isolation).with(\.memberBlock.members, []).flatText
        return text.replacing(" { }", with: "").replacing(" {}", with: "")
    }
}

extension ExtensionDeclSyntax {
    /// Whether it extends one of these types or a nested type.
    fileprivate func isIn(_ namespaces: Set<String>) -> Bool {
        namespaces.contains(String(extendedType.flatText.prefix { $0 != "." }))
    }

    /// Whether it has the stubs of a model. Helpers extend standard types, too.
    fileprivate var hasStubs: Bool { memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "stub" } }

    /// `Light.stub`, or `[Light].stub` for an extension of arrays.
    fileprivate var nameOfStubs: String {
        if case .sameTypeRequirement(let element)? = genericWhereClause?.requirements.first?.requirement {
            return "[\(element.rightType.trimmedDescription)].stub"
        }
        return "\(extendedType.flatText).stub"
    }
}

/// Finds the declarations of a mock that can implement requirements.
private struct DeclarationReader {
    private let places: SourceLocationConverter
    private let name: String
    /// A final mock can implement a required initializer without marking it as `required`.
    private let isFinal: Bool
    private(set) var declarations: [WrittenMocks.Declaration] = []
    /// The types of its stubs. No requirement can have such a type.
    private var ownTypes: Set<String> = []

    init(of mock: WrittenMocks.Mock, places: SourceLocationConverter) {
        self.places = places
        name = mock.name
        isFinal = mock.node.as(ClassDeclSyntax.self)?.modifiers.has(.final) ?? true
    }

    mutating func read(_ items: MemberBlockItemListSyntax) {
        for item in items { read(item.decl) }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            add("func", function.name.text, function.requirement, function, at: function.funcKeyword)
        case .subscriptDecl(let value):
            add("subscript", "subscript", value.requirement, value, value.accessorBlock, at: value.subscriptKeyword)
        case .initializerDecl(let initializer):
            let isRequired = initializer.modifiers.has(.required) || initializer.modifiers.has(.override)
            let isOwn = !isRequired && !(isFinal && initializer.recordsItself)
            add("init", "init", initializer.requirement, initializer, at: initializer.initKeyword, isOwn: isOwn)
        case .variableDecl(let variable) where variable.bindingSpecifier.tokenKind == .keyword(.var):
            for binding in variable.bindings {
                let (name, type) = (binding.pattern.flatText, binding.typeAnnotation?.flatText ?? "")
                let isOwn = binding.typeAnnotation.map { ownTypes.contains($0.type.flatText) } ?? false
                add("var", name, "var \(name)\(type)", variable, binding.accessorBlock, at: variable.bindingSpecifier, isOwn: isOwn)
            }
        case .structDecl(let type): ownTypes.insert(type.name.text)
        case .ifConfigDecl(let directive):
            for clause in directive.clauses { if case .decls(let items) = clause.elements { read(items) } }
        default: break
        }
    }

    private mutating func add(
        _ keyword: String, _ name: String, _ requirement: String, _ declaration: some WithModifiersSyntax & WithAttributesSyntax,
        _ accessors: AccessorBlockSyntax? = nil, at token: TokenSyntax, isOwn: Bool = false
    ) {
        let modifiers = declaration.modifiers
        guard !modifiers.has(.private) else { return }
        let signature = (modifiers.has(.static) ? "static " : "") + requirement.replacing(name: self.name, with: "Self")
        let attributes = declaration.attributes.map(\.flatText) + modifiers.isolation.map(\.flatText)
        declarations.append(
            WrittenMocks.Declaration(
                keyword: keyword, name: name, signature: signature, line: places.line(of: token),
                attributes: attributes.map { $0 + " " }.joined(), accessors: accessors?.lengths ?? [:], isBesideStubs: !ownTypes.isEmpty,
                isOwn: isOwn || keyword == "var" && modifiers.has(.final)))
    }
}

extension String {
    /// Replaces a whole name, but not a part of a longer one.
    fileprivate func replacing(name: String, with other: String) -> String {
        var (text, rest) = ("", self[...])
        while let found = rest.firstRange(of: name) {
            let isWhole = ![rest[..<found.lowerBound].last, rest[found.upperBound...].first].contains { $0?.isLetter ?? false || $0 == "_" }
            text += rest[..<found.lowerBound] + (isWhole ? other : name)
            rest = rest[found.upperBound...]
        }
        return text + rest
    }
}

extension DeclModifierListSyntax {
    fileprivate func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    fileprivate var isolation: DeclModifierListSyntax { filter { $0.name.tokenKind == .keyword(.nonisolated) } }
}

extension AccessorBlockSyntax {
    /// The number of statements of each accessor.
    fileprivate var lengths: [String: Int] {
        switch accessors {
        case .getter(let statements): ["get": statements.count]
        case .accessors(let list): Dictionary(list.map { ($0.accessorSpecifier.text, $0.body?.statements.count ?? 0) }) { $0 + $1 }
        default: [:]
        }
    }
}

extension SyntaxProtocol {
    /// The declaration on one line. A long one is split by parameter, and another formatter can add a trailing comma.
    fileprivate var textOfSignature: String {
        flatText.replacing("( ", with: "(").replacing(",)", with: ")").replacing(", )", with: ")").replacing(" )", with: ")")
            .replacing(" ,", with: ",")
    }
}

extension FunctionDeclSyntax {
    /// Omits default values, because those of stubs depend on the settings.
    fileprivate var requirement: String {
        let parameters = signature.parameterClause.parameters.map { $0.with(\.defaultValue, nil) }
        return with(\.attributes, []).with(\.modifiers, []).with(\.body, nil)
            .with(\.signature.parameterClause.parameters, FunctionParameterListSyntax(parameters)).textOfSignature
    }
}

extension SubscriptDeclSyntax {
    fileprivate var requirement: String { with(\.attributes, []).with(\.modifiers, []).with(\.accessorBlock, nil).textOfSignature }
}

extension InitializerDeclSyntax {
    fileprivate var requirement: String { with(\.attributes, []).with(\.modifiers, []).with(\.body, nil).textOfSignature }

    /// Whether it does more than set the properties of the mock: it records its calls.
    fileprivate var recordsItself: Bool {
        body?.statements.contains { !["self.", "super."].contains(where: $0.trimmedDescription.hasPrefix) } ?? false
    }
}
