/// What mockgen knows of Foundation without asking the compiler, because most files import it, mocks for their locks, and none of that
/// should depend on whether its interface was read for a parent. A test holds the names against that interface.
package enum Foundation {
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
        "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential",
        "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
        "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
        "URLSessionWebSocketTask",
    ]

    static let networking = "FoundationNetworking"

    /// The modules that Foundation is divided into where it is not Apple's.
    package static let parts = [networking, "FoundationXML"]

    package static func parts(of module: String) -> [String] { module == "Foundation" ? parts : [] }

    /// Libraries that hand it on to whoever imports them.
    static let heirs: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]

    /// Its types: where a project has one of the name and both modules are imported, the name alone is ambiguous.
    static let types = Set(
        """
        AffineTransform AlignmentOptions AttributeContainer AttributeScope AttributeScopeCodableConfiguration AttributeScopes
        AttributedString AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributedSubstring
        BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize CachedURLResponse
        Calendar CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration CodableWithConfiguration
        ComparableComparator Comparator ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data
        DataProtocol Date DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
        DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
        DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
        EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
        FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
        FormatStyleCapitalizationContext Formatter HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host
        ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder
        JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale LocalizedError
        MarkdownDecodableAttributedStringKey MassFormatter Measurement MessagePort Morphology MutableDataProtocol NSAffineTransform
        NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar
        NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet
        NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary
        NSEdgeInsets NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet
        NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale NSLock
        NSLocking NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData
        NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification
        NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray
        NSPointPointer NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock
        NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString
        NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem NSURLRequest NSUUID NSValue NSZone
        Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool
        OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle
        PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
        PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting
        ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
        ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor
        SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
        StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform Thread TimeInterval TimeZone Timer URL
        URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage
        URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey
        URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask
        URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
        URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
        URLSessionWebSocketDelegate URLSessionWebSocketTask UUID UndoManager Unit UnitAcceleration UnitAngle UnitArea
        UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
        UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
        UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults
        XMLParser tls_ciphersuite_t tls_protocol_version_t unichar uuid_string_t uuid_t
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
