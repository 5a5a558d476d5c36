/// Names in the interfaces of the toolchain. A test checks that they are complete and correct, and records them:
/// `MOCKGEN_RECORD=1 swift test --filter RecordedNameTests`
enum RecordedNames {
    /// The protocols of the standard library.
    static let standardProtocols = names(
        """
        Actor AdditiveArithmetic AsyncIteratorProtocol AsyncSequence BidirectionalCollection BinaryFloatingPoint BinaryInteger
        BitwiseCopyable CVarArg CaseIterable Clock CodingKey CodingKeyRepresentable Collection Comparable Copyable
        CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
        CustomReflectable CustomStringConvertible Decodable Decoder DurationProtocol Encodable Encoder Equatable Error Escapable
        Executor ExecutorFactory ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
        ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
        FixedWidthInteger FloatingPoint GlobalActor Hashable Identifiable InstantProtocol IteratorProtocol
        KeyedDecodingContainerProtocol KeyedEncodingContainerProtocol LazyCollectionProtocol LazySequenceProtocol
        LosslessStringConvertible MainExecutor MirrorPath MutableCollection Numeric OptionSet RandomAccessCollection
        RandomNumberGenerator RangeExpression RangeReplaceableCollection RawRepresentable RegexComponent RunLoopExecutor SIMD
        SIMDScalar SIMDStorage SchedulingExecutor Sendable SendableMetatype Sequence SerialExecutor SetAlgebra SignedInteger
        SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Strideable StringInterpolationProtocol
        StringProtocol TaskExecutor TextOutputStream TextOutputStreamable UnicodeCodec UnkeyedDecodingContainer
        UnkeyedEncodingContainer UnsafeSendable UnsignedInteger
        """)

    /// The other types of the standard library, without aliases.
    static let standardTypes = names(
        """
        AnyBidirectionalCollection AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyRandomAccessCollection
        AnyRegexOutput AnySequence Array ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
        AsyncFilterSequence AsyncFlatMapSequence AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncStream
        AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
        AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream Bool CVaListPointer CancellationError
        Character CheckedContinuation ClosedRange CodingUserInfoKey CollectionDifference CollectionOfOne CommandLine
        ContiguousArray ContinuousClock DSLTree DecodingError DefaultIndices DefaultStringInterpolation Dictionary
        DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration EmptyCollection EncodingError
        EnumeratedSequence ExecutorJob FlattenSequence Float Float16 Float80 FloatingPointClassification
        FloatingPointRoundingRule FloatingPointSign Hasher IndexingIterator InlineArray Int Int128 Int16 Int32 Int64 Int8
        IteratorSequence Job JobPriority JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedEncodingContainer
        LazyDropWhileSequence LazyFilterSequence LazyMapSequence LazyPrefixWhileSequence LazySequence MainActor ManagedBuffer
        ManagedBufferPointer MemoryLayout Mirror MutableRawSpan MutableSpan Never ObjectIdentifier OpaquePointer Optional
        OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlatformExecutorFactory
        PrefixSequence Range RangeSet RawSpan ReferenceID ReferenceWritableKeyPath Regex RegexRepetitionBehavior
        RegexSemanticLevel RegexWordBoundaryKind Repeated Result ReversedCollection SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8
        SIMDMask Set Slice Span StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator String
        Substring SuspendingClock SystemRandomNumberGenerator Task TaskGroup TaskLocal TaskPriority ThrowingDiscardingTaskGroup
        ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF8Span UnboundedRange_ UnfoldSequence Unicode
        UnicodeDecodingResult UnimplementedMainExecutor UnimplementedTaskExecutor Unmanaged UnownedJob UnownedSerialExecutor
        UnownedTaskExecutor UnsafeBufferPointer UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
        UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawPointer WritableKeyPath Zip2Sequence
        """)

    /// The names of the standard library that its module _Concurrency declares.
    static let concurrencyNames = names(
        """
        Actor AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
        AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
        AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
        AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream CancellationError CheckedContinuation
        Clock ContinuousClock DiscardingTaskGroup Executor ExecutorFactory ExecutorJob GlobalActor Job JobPriority MainActor
        MainExecutor PlatformExecutorFactory RunLoopExecutor SchedulingExecutor SerialExecutor SuspendingClock Task TaskExecutor
        TaskGroup TaskLocal TaskPriority ThrowingDiscardingTaskGroup ThrowingTaskGroup UnimplementedMainExecutor
        UnimplementedTaskExecutor UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeContinuation UnsafeCurrentTask
        """)

    /// The names of the standard library that its module _StringProcessing declares.
    static let stringProcessingNames = names(
        """
        AnyRegexOutput CustomConsumingRegexComponent DSLTree ReferenceID Regex RegexComponent RegexRepetitionBehavior
        RegexSemanticLevel RegexWordBoundaryKind
        """)

    /// The generic types of the standard library whose arguments must be Sendable.
    static let standardGenericsOfSendable = names(
        """
        Task TaskGroup TaskLocal ThrowingTaskGroup
        """)

    /// The types of the standard library that can never be copied.
    static let standardNoncopyables = names(
        """
        ExecutorJob Job MutableRawSpan MutableSpan OutputRawSpan OutputSpan
        """)

    /// The types of the standard library that are views into other values, which they must not outlive.
    static let standardViews = names(
        """
        MutableRawSpan MutableSpan OutputRawSpan OutputSpan RawSpan Span UTF8Span
        """)

    /// The protocols of Foundation and of the modules that it is divided into.
    static let foundationProtocols = names(
        """
        AttributeScope AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol ContiguousBytes
        CustomNSError DataProtocol DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
        DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
        FileManagerDelegate FormatStyle LocalizedError MarkdownDecodableAttributedStringKey MutableDataProtocol NSCacheDelegate
        NSCoding NSCopying NSDecimalNumberBehaviors NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate NSLocking NSMutableCopying
        NSObjectProtocol NSSecureCoding ParseStrategy ParseableFormatStyle PortDelegate PredicateExpression ProgressReporting
        RecoverableError ReferenceConvertible SortComparator StandardPredicateExpression StreamDelegate
        URLAuthenticationChallengeSender URLProtocolClient URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate
        URLSessionStreamDelegate URLSessionTaskDelegate URLSessionWebSocketDelegate XMLParserDelegate
        """)

    /// The other types of these, without aliases.
    static let foundationTypes = names(
        """
        AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScopeCodableConfiguration
        AttributeScopes AttributedString AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter
        CGFloat CGPoint CGRect CGRectEdge CGSize CachedURLResponse Calendar CharacterSet CocoaError CodableConfiguration
        ComparableComparator ComparisonResult CurrencyFormatStyleConfiguration Data Date DateComponents DateFormatter
        DateInterval DateIntervalFormatter Decimal DescriptiveNumberFormatConfiguration Dimension
        DiscontiguousAttributedSubstring EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
        FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy FormatStyleCapitalizationContext Formatter
        HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet
        InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization
        KeyPathComparator LengthFormatter ListFormatStyle Locale MassFormatter Measurement Morphology NSAffineTransform
        NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache NSCalendar NSCharacterSet NSCoder
        NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCountedSet NSData NSDate NSDateComponents
        NSDateInterval NSDecimalNumber NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator
        NSError NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator NSKeyedArchiver NSKeyedUnarchiver
        NSLocale NSLock NSMeasurement NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableData
        NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest
        NSNotification NSNull NSNumber NSObject NSOrderedSet NSOrthography NSPersonNameComponents NSPredicate NSRectEdge
        NSRecursiveLock NSRegularExpression NSSet NSSortDescriptor NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult
        NSTimeZone NSURL NSURLComponents NSURLQueryItem NSURLRequest NSUUID NSValue NSZone Notification NotificationCenter
        NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool OperatingSystemVersion Operation
        OperationQueue OutputStream POSIXError PersonNameComponents PersonNameComponentsFormatter Pipe Port PortMessage
        Predicate PredicateBindings PredicateError PredicateExpressions Process ProcessInfo Progress ProgressKind
        ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RunLoop Scanner
        ScopedAttributeContainer SocketPort SortDescriptor SortOrder Stream StreamNetworkServiceTypeValue
        StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform Thread
        TimeZone Timer URL URLAuthenticationChallenge URLCache URLComponents URLCredential URLCredentialStorage URLError
        URLFileResourceType URLProtectionSpace URLProtocol URLQueryItem URLRequest URLResourceKey URLResourceValues URLResponse
        URLSession URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionTask
        URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketTask UUID Unit
        UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
        UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
        UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
        UnitTemperature UnitVolume UserDefaults XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser tls_ciphersuite_t
        tls_protocol_version_t
        """)

    /// The aliases of these.
    static let foundationAliases = names(
        """
        CodableAttributedStringKey CodableWithConfiguration Comparator NSErrorDomain NSPoint NSPointArray NSPointPointer NSRange
        NSRangePointer NSRect NSRectArray NSRectPointer NSSize NSSizeArray NSSizePointer SocketNativeHandle TimeInterval unichar
        uuid_string_t uuid_t
        """)

    /// The types and protocols that only FoundationNetworking has where there is such a module.
    static let networkingTypes = names(
        """
        CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse NSMutableURLRequest NSURLRequest
        URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLCredential URLCredentialStorage
        URLProtectionSpace URLProtocol URLProtocolClient URLRequest URLResponse URLSession URLSessionConfiguration
        URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
        URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
        URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask
        tls_ciphersuite_t tls_protocol_version_t
        """)

    /// The types and protocols of FoundationXML.
    static let xmlTypes = names(
        """
        XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
        """)

    private static func names(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
