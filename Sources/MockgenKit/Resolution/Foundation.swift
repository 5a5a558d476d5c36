/// What mockgen knows of Foundation without asking the compiler, because most files import it, mocks for their locks, and none of that
/// should depend on whether its interface was read for a parent. A test holds the names against that interface.
enum Foundation {
    /// Protocols, whose names must be written with `any` when they are a value's type.
    static let protocols: Set<String> = [
        "ContiguousBytes", "CustomNSError", "DataProtocol", "FileManagerDelegate", "FormatStyle", "MutableDataProtocol",
        "ParseStrategy", "ParseableFormatStyle", "PortDelegate", "RecoverableError", "ReferenceConvertible", "SortComparator",
        "StreamDelegate", "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "XMLParserDelegate",
    ]

    /// Types that are its own wherever it is imported: no other library has one of the name.
    static let ownTypes: Set<String> = [
        "Bundle", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileManager",
        "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NSCoder", "NSData", "NSDate",
        "NSDictionary", "NSError", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange", "NSRegularExpression", "NSString",
        "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "TimeInterval", "TimeZone", "URL", "URLComponents",
        "URLError", "URLQueryItem", "UUID", "UserDefaults",
    ]

    /// Types that are Foundation's on Apple's systems, and elsewhere those of a module of their own.
    static let networkingTypes: Set<String> = [
        "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace",
        "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
        "URLSessionWebSocketTask",
    ]

    static let networking = "FoundationNetworking"

    /// Libraries that hand it on to whoever imports them.
    static let heirs: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]

    /// Types that projects have as well: where both modules are imported, the name alone is ambiguous.
    static let types: Set<String> = [
        "AffineTransform", "AttributedString", "BlockOperation", "Bundle", "Calendar", "CharacterSet", "Comparator", "ComparisonResult",
        "Data", "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension", "Expression",
        "FileHandle", "FileManager", "FileWrapper", "FormatStyle", "Formatter", "HTTPCookie", "HTTPURLResponse", "Host", "IndexPath",
        "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement", "MessagePort", "Morphology",
        "Notification", "NotificationCenter", "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
        "ParseStrategy", "PersonNameComponents", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress", "ProgressReporting",
        "QualityOfService", "RunLoop", "Scanner", "SortComparator", "SortOrder", "Stream", "StreamDelegate", "StringTransform", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLCache", "URLComponents", "URLCredential", "URLError", "URLProtocol",
        "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionTask", "UUID", "UndoManager", "Unit", "UnitConverter", "UserDefaults", "XMLParser",
    ]
}
