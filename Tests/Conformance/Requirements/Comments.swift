// swift-format-ignore-file

/// Feature: comments in odd places
/* A comment in front */ protocol /* and here */ Commented /* and here */ : /* and */ AnyObject /* and */ {
    // A line
    func /* name */ odd(  // after the parenthesis
        /* label */ _ /* name */ value /* colon */: /* type */ Int /* comma */,
        other: /* ] } ) */ String  // "
    ) /* effects */ throws /* arrow */ -> /* result */ Int /* end */
    /** A documented property */
    var /* x */ x /* : */: /* Int */ Int /* { */ { /* get */ get /* } */ } /* after */
}


/// Feature: declarations over several lines, with comments
// swift-format-ignore
protocol Layouts {
    /// Documented.
    func commented(
        _ first: Int,  // the first
        /* the second */ second: String,
        third: Bool
    ) // what it gives
        -> Int
    func spread<
        Key: Hashable,
        Value
    >(
        _ values: [Key: Value]
    ) async throws
        -> [
            Key: Value
        ]
        where Value: Equatable
    func semicolon(); func afterwards() -> Int; var between: Int { get }
    @discardableResult
    @available(*, noasync)
    func attributed() -> Bool
    func trailing(_ value: Int,) -> Int
}
