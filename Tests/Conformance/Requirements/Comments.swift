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
