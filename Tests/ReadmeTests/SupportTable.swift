import Foundation

/// What mockgen can mock: a row for each feature, with links to the cases of the conformance suite.
enum SupportTable {
    struct Row {
        let feature: String
        let summary: String
        /// Files in the folder of the suite, without their extension.
        let cases: [String]

        init(_ feature: String, _ summary: String, _ cases: String...) {
            self.feature = feature
            self.summary = summary
            self.cases = cases
        }
    }

    static let folder = "Tests/Conformance/Requirements"

    /// As a table for an article.
    static var text: String {
        "| feature | mockgen supports | cases |\n| --- | --- | --- |\n"
            + rows.map { row in
                let links = row.cases.map { "[\($0)](../../../\(folder)/\($0).swift)" }
                return "| \(row.feature) | \(row.summary) | \(links.joined(separator: ", ")) |\n"
            }.joined()
    }

    static let rows: [Row] = [
        Row(
            "Functions",
            "argument labels, every kind of result, `async`, `throws`, typed throws, `rethrows`, `mutating`, operators, availability, keywords and "
                + "Unicode in names", "Functions", "WrongStubs"),
        Row("Overloads", "overloads that differ in labels, types, constraints or `async`", "Functions", "Spellings"),
        Row(
            "Parameters", "`inout`, variadic, `borrowing`, `consuming`, `sending` and noncopyable parameters", "Functions",
            "ArgumentTransfer"),
        Row(
            "Closures",
            "escaping, non-escaping, `async`, throwing, generic and actor-isolated closures, autoclosures, and closures inside tuples and arrays",
            "ArgumentTransfer", "Spellings", "Unerasable"),
        Row(
            "Generic functions", "`where` clauses, `some` and `any`, parameter packs, integer generics", "Generics", "Unerasable",
            "WrongStubs"),
        Row("Properties and subscripts", "get-only and settable, `async` and throwing getters, static, generic subscripts", "Properties"),
        Row(
            "Initializers",
            "several, failable, throwing, `async`, generic, with closures; parameters that set the property of the same name", "Types",
            "GenericInitializers", "InitializedProperties", "ArgumentTransfer"),
        Row("Self and static members", "`Self` in parameters, results and closures, static members", "Types", "Isolation"),
        Row(
            "Associated types",
            "generic parameters of the mock, with constraints, defaults and primary associated types; types that a subprotocol fixes",
            "AssociatedTypes", "FixedTypes", "Types"),
        Row(
            "Inheritance",
            "parent protocols in other files and modules, diamonds, compositions, type aliases, restated requirements, default implementations",
            "Inheritance", "Defaults"),
        Row(
            "Superclass constraints", "protocols with a superclass, generic superclasses, superclasses with initializers",
            "RequiredSuperclasses"),
        Row(
            "Standard library parents",
            "`Equatable`, `Hashable`, `Comparable`, `Codable`, `Identifiable`, `Error`, `Sequence`, `AsyncSequence`, `Collection`, "
                + "`RawRepresentable`, `CaseIterable` and more", "StandardParents"),
        Row(
            "Parents without sources", "protocols of Foundation, of other modules of the toolchain and of prebuilt modules",
            "InterfaceParents",
            "FoundationParents"),
        Row(
            "Sendable protocols", "one lock for all state, stubs that run outside the lock, noncopyable values", "Isolation", "Spellings",
            "OwnExtensions"),
        Row(
            "Actors and global actors",
            "actor protocols, `@MainActor`, other global actors, `nonisolated` members, `defaults` that only an actor can create",
            "Isolation",
            "IsolatedMembers", "ActorDefaults"
        ),
        Row("Availability", "deprecated members with deprecated types, availability macros of a module", "Availability"),
        Row("Access levels", "`internal`, `package` and `public` protocols", "AccessLevels"),
        Row("Nested protocols, `#if`", "protocols in types and extensions, protocols and members under `#if`", "Nesting"),
        Row(
            "Names", "types that shadow the standard library, names in back-ticks, comments anywhere", "ShadowedNames", "ArticleNames",
            "Comments"),
        Row(
            "Classes", "open, generic, `Sendable` and main-actor classes, superclasses, initializers, `callsSuper`", "Classes",
            "Superclasses"),
        Row("Models", "`stub()` and `modify()` of structs, enums and classes", "Stubs"),
        Row("Testable subclasses", "lazy, computed, observed and stored properties with mocks", "Testables"),
    ]
}
