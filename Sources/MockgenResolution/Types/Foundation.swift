/// The names of Foundation that mockgen knows without reading its interface, because most files import Foundation.
package enum Foundation {
    /// The protocols. As the type of a value, they need `any`.
    static let protocols = RecordedNames.foundationProtocols

    /// The types that every file with `import Foundation` sees. mockgen need not look for them in other imported modules, because a second
    /// type with the same name would be ambiguous.
    static let ownTypes = RecordedNames.foundationTypes.union(protocols).union(knownAliases).subtracting(networkingTypes)
        .subtracting(RecordedNames.xmlTypes)

    /// Aliases that mockgen treats as types. Only an interface has the types behind the others.
    static let knownAliases: Set<String> = ["NSRange", "TimeInterval"]

    /// Types of Foundation on Apple's systems, and of FoundationNetworking elsewhere.
    static let networkingTypes = RecordedNames.networkingTypes

    static func hasType(_ name: String) -> Bool { ownTypes.contains(name) || networkingTypes.contains(name) }

    static let networking = "FoundationNetworking"

    /// The modules that Foundation is divided into on systems other than Apple's.
    package static let parts = [networking, "FoundationXML"]

    package static func parts(of module: String) -> [String] { module == "Foundation" ? parts : [] }

    /// The modules through which source files also see the types of a module.
    static func umbrellas(of module: String) -> [String] {
        (parts + ["FoundationEssentials", "FoundationInternationalization"]).contains(module) ? ["Foundation"] : []
    }

    /// The modules through which a file sees Foundation.
    static let umbrellas = librariesWithFoundation.union(parts).union(["Foundation"])

    /// Libraries that re-export Foundation.
    static let librariesWithFoundation: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]

    /// All types and protocols. If a project declares a type of the same name, the name alone is ambiguous in a file that imports both
    /// modules.
    static let types = protocols.union(RecordedNames.foundationTypes).union(RecordedNames.foundationAliases).union(typesOnApple)

    /// Classes without subclasses: the compiler cannot read all of their members on other systems than Apple's.
    static let closedClasses: Set<String> = {
        #if canImport(Darwin)
            []
        #else
            [
                "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver", "NSLock", "NSNumber",
                "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
            ]
        #endif
    }()

    private static let typesOnApple: Set<String> = ["FileWrapper", "MessagePort", "UndoManager"]
}
