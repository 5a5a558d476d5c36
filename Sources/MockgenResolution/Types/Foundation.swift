/// The names of Foundation that mockgen knows without reading its interface: most files import Foundation.
package enum Foundation {
    /// Protocols, whose names must be written with `any` when they are the type of a value.
    static let protocols = RecordedNames.foundationProtocols

    /// The usual types of Foundation. mockgen imports Foundation for them and reads no interface to find out where they come from. Other
    /// names may belong to another module that has no sources.
    static let ownTypes: Set<String> = [
        "Bundle", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileManager",
        "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NSCoder", "NSData", "NSDate",
        "NSDictionary", "NSError", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange", "NSRegularExpression", "NSString",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "TimeInterval", "TimeZone", "URL", "URLComponents",
        "URLError", "URLQueryItem", "UUID", "UserDefaults",
    ]

    /// Types of Foundation on Apple's systems, and of a module of their own elsewhere.
    static let networkingTypes = RecordedNames.networkingTypes

    /// Whether mockgen knows that Foundation has the type.
    static func hasType(_ name: String) -> Bool { ownTypes.contains(name) || networkingTypes.contains(name) }

    static let networking = "FoundationNetworking"

    /// The modules that Foundation is divided into where it is not Apple's.
    package static let parts = [networking, "FoundationXML"]

    package static func parts(of module: String) -> [String] { module == "Foundation" ? parts : [] }

    /// The name under which source files also know what a module declares.
    static func umbrellas(of module: String) -> [String] {
        (parts + ["FoundationEssentials", "FoundationInternationalization"]).contains(module) ? ["Foundation"] : []
    }

    /// Libraries that hand it on to whoever imports them.
    static let librariesWithFoundation: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]

    /// All types and protocols. If a project declares one of the same name, the name alone is ambiguous where both modules are imported.
    static let types = protocols.union(RecordedNames.foundationTypes).union(typesOnApple)

    /// Types that Foundation has only on Apple's systems.
    private static let typesOnApple: Set<String> = ["FileWrapper", "MessagePort", "UndoManager"]
}
