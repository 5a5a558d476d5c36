import Foundation

/// The features that mockgen supports: a row for each, with links to the cases of the conformance suite.
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
            "every kind of result, `@discardableResult`, result builders, `mutating` functions, `Never` and other types without values",
            "Functions", "TypesWithoutValues"),
        Row("Parameters", "argument labels, `inout`, variadic, autoclosures, tuples, metatypes, existentials", "Parameters"),
        Row("Ownership", "`borrowing`, `consuming`, `sending` and noncopyable values", "Ownership"),
        Row(
            "`async` and `throws`", "`async`, `throws`, typed throws, `rethrows`, in functions and properties", "AsyncAndThrowing",
            "Properties"),
        Row(
            "Overloads",
            "overloads that differ in labels, types, associated types, constraints or `async`; requirements that one member satisfies; operators",
            "Overloads", "SharedMembers"),
        Row(
            "Closures",
            "escaping, non-escaping, `async`, throwing, generic and actor-isolated closures, autoclosures, and closures inside tuples and arrays",
            "Closures", "GenericClosures"),
        Row(
            "Generic functions", "`where` clauses, `some` and `any`, parameter packs, integer generics", "Generics", "OpaqueParameters",
            "ParameterPacks"),
        Row(
            "Properties and subscripts", "get-only and settable, `async` and throwing getters, generic subscripts", "Properties",
            "Subscripts"),
        Row("Static members", "static functions, properties and subscripts, each generic mock with its own", "StaticMembers"),
        Row(
            "Initializers",
            "several, failable, throwing, `async`, generic, with closures; parameters that set the property of the same name",
            "Initializers",
            "GenericInitializers", "InitializedProperties"),
        Row("`Self`", "`Self` in parameters, results, closures and static members", "SelfTypes"),
        Row(
            "Associated types",
            "generic parameters of the mock, with constraints, defaults and primary associated types; types that a subprotocol fixes",
            "AssociatedTypes", "FixedAssociatedTypes"),
        Row("Type aliases", "aliases of closures, optionals and existentials, also inside a protocol", "TypeAliases"),
        Row(
            "Inheritance",
            "parent protocols in other files and modules, diamonds, compositions, type aliases, restated requirements, default implementations",
            "Inheritance", "DefaultImplementations"),
        Row(
            "Un-stubbed members", "an argument or another expression as the result of one requirement, inherited implementations",
            "ConfiguredAnswers"),
        Row(
            "Superclass constraints", "protocols with a superclass, generic superclasses, superclasses with initializers",
            "SuperclassConstraints"),
        Row(
            "Standard library parents",
            "`Equatable`, `Hashable`, `Comparable`, `Codable`, `Identifiable`, `Error`, `AsyncSequence`, `RawRepresentable`, "
                + "`CaseIterable`, `Clock`, `Numeric`, `OptionSet`, `SerialExecutor` and more", "StandardProtocols",
            "Sequences", "NumbersAndSets", "Executors", "RestatedRequirements"),
        Row(
            "Parents without sources", "protocols of Foundation, of other modules of the toolchain and of prebuilt modules",
            "FoundationProtocols", "StandardProtocols"),
        Row(
            "Sendable protocols", "a lock for each requirement, stubs that run outside the lock, noncopyable values", "Sendable",
            "ProjectExtensions"),
        Row("Actors", "actor protocols, their `nonisolated` members, closures that run on the actor", "Actors"),
        Row(
            "Global actors",
            "`@MainActor` and other global actors, isolated parameters, `nonisolated` members, `defaults` that only an actor can create",
            "MainActor", "Isolation", "MainActorDefaults", "IsolatedTypes"),
        Row("Availability", "deprecated members with deprecated types, availability macros of a module", "Availability"),
        Row("Access levels", "`internal`, `package` and `public` protocols", "AccessLevels"),
        Row(
            "Nested protocols, `#if`",
            "protocols in types and extensions, protocols and members under `#if`, parents in several branches of an `#if`",
            "NestedProtocols",
            "ConditionalCompilation"),
        Row(
            "Names", "keywords, Unicode and back-ticks in names, types that shadow the standard library, comments anywhere", "Names",
            "ShadowedNames", "Comments"),
        Row(
            "Classes", "open, generic, nested, `Sendable` and main-actor classes, superclasses, initializers, `callsSuper`", "Classes",
            "GenericClasses", "NestedClasses", "ClassInheritance"),
        Row("Unsafe pointers", "pointers, your own `@unsafe` types and members", "UnsafePointers"),
        Row("Models", "`stub()` and `modify()` of structs, enums and classes", "Models"),
        Row("Testable subclasses", "lazy, computed, observed and stored properties with mocks", "TestableSubclasses"),
    ]
}
