/// The names of Foundation that mockgen knows without reading its interface: most files import Foundation.
package enum Foundation {
    /// Protocols, whose names must be written with `any` when they are the type of a value.
    static let protocols = RecordedNames.foundationProtocols

    /// The types that every file with `import Foundation` sees. If another imported module had a type of the same name, the name alone
    /// would be ambiguous in that file, so it is Foundation's without a look at any interface.
    static let ownTypes = RecordedNames.foundationTypes.union(protocols).union(knownAliases).subtracting(networkingTypes)
        .subtracting(RecordedNames.xmlTypes)

    /// Aliases that mockgen treats like types. Only an interface tells what the others stand for.
    static let knownAliases: Set<String> = ["NSRange", "TimeInterval"]

    /// Types of Foundation on Apple's systems, and of a module of their own elsewhere.
    static let networkingTypes = RecordedNames.networkingTypes

    /// Whether mockgen knows without an interface that Foundation has the type.
    static func hasType(_ name: String) -> Bool { ownTypes.contains(name) || networkingTypes.contains(name) }

    static let networking = "FoundationNetworking"

    /// The modules that Foundation is divided into where it is not Apple's.
    package static let parts = [networking, "FoundationXML"]

    package static func parts(of module: String) -> [String] { module == "Foundation" ? parts : [] }

    /// The name under which source files also know what a module declares.
    static func umbrellas(of module: String) -> [String] {
        (parts + ["FoundationEssentials", "FoundationInternationalization"]).contains(module) ? ["Foundation"] : []
    }

    /// The modules with which a file sees Foundation.
    static let umbrellas = librariesWithFoundation.union(parts).union(["Foundation"])

    /// Libraries that hand it on to whoever imports them.
    static let librariesWithFoundation: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]

    /// All types and protocols. If a project declares one of the same name, the name alone is ambiguous where both modules are imported.
    static let types = protocols.union(RecordedNames.foundationTypes).union(RecordedNames.foundationAliases).union(typesOnApple)

    /// Types that Foundation has only on Apple's systems.
    private static let typesOnApple: Set<String> = ["FileWrapper", "MessagePort", "UndoManager"]
}
