import MockgenModel
import Testing

@testable import MockgenRender

@Suite struct StemsTests {
    @Test(arguments: [
        (Naming.short, ["load", "loadId"]), (.label, ["load", "loadId"]), (.full, ["loadVoid", "loadIdIntVoid"]),
        (.mockolo, ["load", "loadId"]),
    ])
    func naming(_ naming: Naming, _ stems: [String]) {
        let members: [Member] = [.function("load", []), .function("load", [("id", "Int")])]
        #expect(Stems(members, style: Style(.automockable, naming: naming)).stems == stems)
    }

    /// No label, no letter in lower case, a name that begins with capitals, one that begins with a digit.
    @Test func fullNames() {
        let members: [Member] = [.function("URLString", [(nil, "URL")]), .function("go", [("to", "T?")]), .function("`1st`", [])]
        #expect(Stems(members, style: Style(.handler, naming: .full)).stems == ["uRLStringValueURLVoid", "goToTVoid", "_1stVoid"])
    }

    /// Sourcery takes the parentheses off an optional protocol, and has no name for a parameter without one.
    @Test(
        arguments: [
            (.optional(.any(.named("P"))), "ownerAnyP"), (.implicitlyUnwrapped(.any(.named("P"))), "ownerAnyP"),
            (.function(FunctionType(parameters: [], result: .optional(.any(.named("P"))))), "owner____AnyP"),
            (.optional(.function(FunctionType(parameters: [], result: .void))), "owner_____Void"),
            (.array(.optional(.any(.named("P")))), "owner_AnyP"), (.optional(.named("P")), "ownerP"),
        ] as [(TypeName, String)])
    func fullNamesOfResults(_ result: TypeName, _ stem: String) {
        #expect(Stems([.function("owner", result: result)], style: Style(.automockable, naming: .full)).stems == [stem])
    }

    @Test(arguments: [(true, "goURLVoid"), (false, "goArgument1URLVoid")])
    func fullNamesOfParameters(isUnnamed: Bool, _ stem: String) {
        var parameter = Parameter(label: nil, name: "argument1", type: .named("URL"))
        parameter.isUnnamed = isUnnamed
        let member = Member.go(parameter)
        #expect(Stems([member], style: Style(.automockable, naming: .full)).stems == [stem])
    }

    /// The first one keeps the name, and a property keeps it from all functions.
    @Test(
        arguments: [
            ([.function("load", [("id", "Int")]), .function("load")], ["load", "load1"]),
            ([.function("load", [("id", "Int")]), .function("load", [("id", "Int?")])], ["load", "loadId"]),
            ([.show(.int), .show(.string), .show(.optional(.int))], ["show", "showValue", "showValueIntOptional"]),
            ([.function("load"), .property("load")], ["load1", "load"]),
            ([.function("load", [("load", "Int")]), .property("load")], ["loadInt", "load"]),
            ([.show(.int), .show(.int), .show(.int), .show(.int)], ["show", "showValue", "showValueInt", "showValueInt1"]),
            (
                [.show(.int), .show(.int), .show(.int), .show(.int), .show(.int)],
                ["show", "showValue", "showValueInt", "showValueInt1", "showValueInt12"]
            ),
            ([.function("a"), .function("a", result: .array(.array(.string)))], ["a", "aString"]),
            ([.function("a"), .function("a", result: .dictionary(key: .string, value: .int))], ["a", "aStringInt"]),
            ([.function("a"), .function("a", result: .optional(.named("Double")))], ["a", "aDoubleOptional"]),
            ([.function("a"), .function("a", result: .named("Observable", [pairWithVoid]))], ["a", "aObservableItem"]),
            ([.show(.string), .show(.array(.string)), .show(.array(.int))], ["show", "showValue", "showValueInt"]),
            ([.show(.int), .show(.string), .show(.array(.string))], ["show", "showValue", "showValueString"]),
            ([.function("a"), .function("a", result: .named(longName + "Tail"))], ["a", "a" + longName]),
            ([.show(.int), .show(.int, modifiers: ["static"])], ["show", "showValue"]),
            ([.function("a"), .function("aB"), .function("a", [("b", "Int")])], ["a", "aB", "aBInt"]),
            ([.initializer([]), .initializer([("name", "String")])], ["init", "initName"]),
        ] as [([Member], [String])])
    func mockoloNamesDependOnTheOrder(_ members: [Member], _ stems: [String]) {
        #expect(Stems(members, style: Style(.handler, naming: .mockolo)).stems == stems)
    }

    private static let pairWithVoid = TypeName.tuple([TupleElement(type: .named("Item")), TupleElement(type: .tuple([]))])

    /// The development version of Mockolo has a word for each bracket.
    @Test(
        arguments: [
            (.array(.array(.string)), "aArrayArrayString"),
            (.dictionary(key: .string, value: .int), "aDictionaryStringInt"),
            (.optional(.named("Double")), "aOptionalDouble"),
            (.named("Observable", [.dictionary(key: .named("SomeKey"), value: .named("SomeType"))]), "aObservableDictionarySomeKeySomeT"),
            (.any(.named("Row")), "aRow"),
            (.optional(.named("Observable", [pairWithVoid])), "aOptionalObservableItem"),
        ] as [(TypeName, String)])
    func namesOfMockoloMain(_ result: TypeName, _ stem: String) {
        let members: [Member] = [.function("a"), .function("a", result: result)]
        #expect(Stems(members, style: Style(.handler, naming: .mockoloMain)).stems == ["a", stem])
    }

    private static let longName = String(repeating: "Longword", count: 4)

    /// A settable subscript has values of its own for the setter.
    @Test(
        arguments: [
            (.handler, "subscriptSet", ["subscriptSetMember", "subscript"]), (.stub, "subscriptSet", ["subscriptSetMember", "subscript"]),
            (.automockable, "subscriptSet", ["subscriptSetMember", "subscript"]),
            (.automockable, "subscriptSetReceivedArguments", ["subscriptSetReceivedArguments", "subscriptMember"]),
            (.spy, "subscriptGet", ["subscriptGet", "subscript"]),
        ] as [(BuiltInStyle, String, [String])])
    func settersHaveNames(_ style: BuiltInStyle, _ function: String, _ stems: [String]) {
        var member = Member(.subscript, "subscript", .int, [Parameter(label: nil, name: "index", type: .int)])
        member.accessors.isSettable = true
        #expect(Stems([.function(function), member], style: Style(style)).stems == stems)
    }

    /// A role that a style does not use has no name that could collide.
    @Test func stylesWithoutArguments() {
        let members: [Member] = [.function("a", [("x", "Int")]), .function("b", [("x", "Int")])]
        #expect(Stems(members, style: Style(.handler)).stems == ["a", "b"])
    }

    @Test(
        arguments: [
            (.function("load"), "load"),
            (.function("build", [("withListener", "Listener")], result: .named("Routing")), "buildWithListener"),
            (.function("attachChild", [(nil, "Routing")]), "attachChild"),
            (.function("didLogin", [("withPlayer1Name", "String"), ("player2Name", "String")]), "didLoginWithPlayer1NamePlayer2Name"),
            (.function("URLString", [("for", "Int")]), "urlStringFor"),
            (.function("URL"), "url"),
            (.function("Load"), "load"),
            (.function("`continue`", [("with", "String")]), "continueWith"),
            (.function("`a raw name`"), "aRawName"), (.function("`a|b`"), "aB"), (.function("`a+b=c`"), "aBC"),
            (.function("=="), "equalsEqualsOperator"),
            (.initializer([("name", "String"), ("age", "Int")]), "initNameAge"),
            (.property("title"), "title"),
        ] as [(Member, String)])
    func aStemIsTheNameAndTheLabels(_ member: Member, _ stem: String) {
        #expect(Stems([member], style: .automockable).stems == [stem])
    }

    @Test func noNameIsAKeyword() {
        let style = Style(.automockable, names: [.callCount: NamePattern("{Member}")])
        #expect(Stems([.function("type"), .function("load")], style: style).stems == ["typeMember", "load"])
    }

    /// A rule reports the subject. Renaming the properties would not help.
    @Test func oneNameForAllSubjectsRenamesNoProperty() {
        let style = Style(.handler, names: [.subject: NamePattern("subject"), .setCount: NamePattern("{member}Sets")])
        #expect(Stems([.property("a"), .property("b")], style: style).stems == ["a", "b"])
    }

    @Test func onlyOverloadsAreLengthened() {
        let stems = Stems([.show(.int), .show(.string), .function("hide", [(nil, "Int")])], style: .automockable).stems
        #expect(stems == ["showInt", "showString", "hide"])
    }

    @Test func theResultCountsWhereTypesAreAlike() {
        let stems = Stems(
            [.show(.int, result: .int), .show(.int, result: .string), .show(.string)], style: .automockable
        ).stems
        #expect(stems == ["showIntInt", "showIntString", "showString"])
    }

    @Test func theEffectsCountWhereResultsAreAlike() {
        let stems = Stems(
            [
                .show(.int), .show(.int, effects: Effects(throwing: .anyError)), .show(.int, effects: Effects(isAsync: true)),
                .show(.int, modifiers: ["static"]),
            ], style: .automockable
        ).stems
        #expect(stems == ["show", "showThrows", "showAsync", "showStatic"])
    }

    @Test func aStoredPropertyIsNoOverload() {
        let members: [Member] = [.property("show"), .show(.int), .function("title"), .property("title")]
        #expect(Stems(members, style: .automockable).stems == ["show", "show", "title", "title"])
        #expect(Stems([.property("show"), .show(.int), .show(.string)], style: .automockable).stems == ["show", "showInt", "showString"])
    }

    @Test func bracketsCountWhereNothingElseDiffers() {
        let stems = Stems(
            [.show(.int), .show(.optional(.int)), .show(.array(.int)), .show(.array(.optional(.int)))], style: .automockable
        ).stems
        #expect(stems == ["showInt", "showOptionalInt", "showArrayInt", "showArrayOptionalInt"])
    }

    @Test func constraintsCountWhereTypesAreParameters() {
        let stems = Stems(["Animal", "Query"].map { .generic("connect", $0) }, style: .automockable).stems
        #expect(stems == ["connectTAnimal", "connectTQuery"])
    }

    @Test func whatIsNoNameIsSpelledAroundRequirements() {
        let members: [Member] = [.function("load"), .property("loadCalled", type: .named("Bool"))]
        #expect(Stems(members, style: .automockable).stems == ["loadMember", "loadCalled"])
    }

    /// A stem of the configuration replaces the words of the naming, and only a clash makes it longer.
    @Test(arguments: [Naming.short, .label, .full, .mockolo])
    func configuredStems(_ naming: Naming) {
        let members: [Member] = [.function("load", [("id", "Int")]), .show(.int), .property("title")]
        let location = SourceLocation(path: ".mockgen.yml", line: 1, column: 1)
        let stems = Stems(
            members, style: Style(.automockable, naming: naming),
            configured: ["load(id:)": Located("loadItem", at: location), "title": Located("heading", at: location)]
        ).stems
        #expect([stems[0], stems[2]] == ["loadItem", "heading"])
        let same = Stems(
            [.function("load", [("id", "Int")]), .function("load", [("id", "String")])], style: Style(.automockable, naming: .label),
            configured: ["load(id:)": Located("loadItem", at: location)]
        ).stems
        #expect(same == ["loadItemInt", "loadItemString"])
        let typed = Stems(
            [.function("load", [("id", "Int")]), .function("load", [("id", "String")])], style: Style(.automockable, naming: naming),
            configured: ["load(id: String)": Located("loadText", at: location)]
        ).stems
        #expect(typed[0] != "loadText" && typed[1] == "loadText")
    }

    @Test func theOrderOfMembersDoesNotMatter() {
        let expected = stems(of: overloads)
        var members = overloads
        for _ in 0..<20 {
            members.shuffle()
            #expect(stems(of: members) == expected)
        }
        #expect(Set(expected.values).count == overloads.count)
    }

    @Test func unrelatedMembersDoNotMatter() {
        let unrelated: [Member] = [.function("hide"), .function("show", [("at", "Int")]), .property("showInt"), .initializer([])]
        let expected = stems(of: overloads)
        let found = stems(of: unrelated + overloads)
        for member in overloads { #expect(found[member] == expected[member]) }
    }

    private let overloads: [Member] = [
        .show(.int), .show(.optional(.int)), .show(.array(.int)), .show(.string), .show(.int, result: .string),
        .show(.int, effects: Effects(throwing: .anyError)), .show(.int, modifiers: ["static"]), .generic("show", "Animal"),
        .generic("show", "Query"), .function("show"),
    ]

    private func stems(of members: [Member]) -> [Member: String] {
        Dictionary(uniqueKeysWithValues: zip(members, Stems(members, style: .automockable).stems))
    }
}

extension TypeName {
    fileprivate static let int = TypeName.named("Int")
    fileprivate static let string = TypeName.named("String")
}

extension Member {
    fileprivate static func function(
        _ name: String, _ parameters: [(label: String?, type: String)] = [], result: TypeName = .void
    ) -> Member {
        let parameters = parameters.map { Parameter(label: $0.label, name: $0.label ?? "value", type: .named($0.type)) }
        return Member(.function, name, result, parameters)
    }

    fileprivate static func go(_ parameter: Parameter) -> Member { Member(.function, "go", .void, [parameter]) }

    fileprivate static func show(
        _ type: TypeName, result: TypeName = .void, effects: Effects = Effects(), modifiers: [String] = []
    ) -> Member {
        var member = Member(.function, "show", result, [Parameter(label: nil, name: "value", type: type)], modifiers)
        member.effects = effects
        return member
    }

    fileprivate static func generic(_ name: String, _ constraint: String) -> Member {
        var member = Member(.function, name, .void, [Parameter(label: nil, name: "value", type: .named("T"))])
        member.generics = GenericClause(
            parameters: [GenericParameter(kind: .type, name: "T", inherited: nil)],
            requirements: [GenericRequirement(left: .named("T"), relation: .conforms, right: .named(constraint))])
        return member
    }

    fileprivate static func initializer(_ parameters: [(label: String, type: String)]) -> Member {
        let parameters = parameters.map { Parameter(label: $0.label, name: $0.label, type: .named($0.type)) }
        return Member(.initializer, "init", .void, parameters)
    }

    fileprivate static func property(_ name: String, type: TypeName = .int) -> Member { Member(.property, name, type, []) }

    fileprivate init(_ kind: Kind, _ name: String, _ result: TypeName, _ parameters: [Parameter], _ modifiers: [String] = []) {
        self.init(kind, name, result, modifiers: modifiers, location: SourceLocation(path: "A.swift", line: 1, column: 1))
        self.parameters = parameters
    }
}
