import MockgenModel

/// The names of the standard library that mockgen knows. Reading its interface would take longer than most runs.
package enum StandardLibrary {
    package static let module = "Swift"
    static let modules: Set<String> = [module, "_Concurrency"]

    /// Returns the module that declares a name. Since Swift 6.3, the module Swift has the names of the others too.
    static func module(of name: String) -> String {
        RecordedNames.concurrencyNames.contains(name)
            ? "_Concurrency" : RecordedNames.stringProcessingNames.contains(name) ? "_StringProcessing" : module
    }

    static let objectiveCSuperclass = "NSObject"
    /// An object is equal to itself and hashes by identity.
    static let objectiveCConformances: Set<String> = ["Equatable", "Hashable"]

    /// The types of the standard library that mockgen knows. Only an interface has the types behind aliases.
    static let types = allTypes.subtracting(namesOfManyModules)

    static let allTypes = RecordedNames.standardProtocols.union(RecordedNames.standardTypes).union(namesOfTheLanguage)

    /// Names that the compiler knows, and aliases that mockgen treats as types.
    static let namesOfTheLanguage: Set<String> = ["Any", "AnyActor", "AnyObject", "Void"]

    /// Types that few programs name, and whose names many apps use for their own types. mockgen looks for these in the imported modules
    /// first, because a module hides a type of the standard library with its own.
    static let namesOfManyModules: Set<String> = ["DSLTree", "Job", "ReferenceID", "Repeated", "Slice"]

    /// The protocols that the `id` of every class conforms to.
    static let parentsOfIdentities: Set<String> = [
        "Any", "BitwiseCopyable", "Comparable", "Copyable", "CustomDebugStringConvertible", "Equatable", "Escapable", "Hashable",
        "Sendable",
        "SendableMetatype",
    ]

    /// Whether it makes the mock of a subprotocol an actor or a subclass.
    static func changesKindOfMock(_ name: String) -> Bool { ["Actor", "AnyActor", objectiveCSuperclass].contains(name) }

    static func isProtocol(_ name: String) -> Bool { RecordedNames.standardProtocols.contains(name) || name == "AnyActor" }
}
