import Foundation

enum Outer {
    struct Model: Equatable {
        var id = 0
    }
    typealias Handler = (Model) -> Void

    protocol Listener: AnyObject {
        func changed(_ model: Model)
        func handle(_ handler: @escaping Handler) -> Model?
        var model: Model { get }
    }

    enum Inner {
        protocol Delegate {
            func deep(_ model: Model, _ listener: Listener) -> Inner.State
        }
        enum State { case on, off }
    }
}

extension Outer.Model {
    protocol Source {
        func next() -> Outer.Model
    }
}

/// Names of the standard library that a project uses for something else.
enum Shadowed {
    struct String: Equatable {}
    struct Result: Equatable {}
    enum Error { case bad }

    protocol Service {
        func text() -> String
        func maybe() -> String?
        func result(_ result: Result) -> Result
        func error(_ error: Error)
        func swiftText() -> Swift.String
    }
}

#if os(Linux) || os(macOS)
    protocol Conditional {
        func always()
        #if os(Linux)
            func onlyLinux() -> Int
            #if DEBUG
                func onlyLinuxDebug(_ value: Int)
            #endif
        #elseif os(macOS)
            func onlyMac() -> Int
        #else
            func elsewhere()
        #endif
        #if canImport(Foundation)
            var url: URL { get }
        #endif
        #if swift(>=99)
            func future()
            associatedtype Future
        #else
            func present()
        #endif
    }
#else
    protocol Conditional {
        func other()
    }
#endif

/* A comment in front */ protocol /* and here */ Commented /* and here */: /* and */ AnyObject /* and */ {
    // A line
    func /* name */ odd(  // after the parenthesis
        /* label */ _ /* name */ value /* colon */: /* type */ Int /* comma */,
        other: /* ] } ) */ String  // "
    ) /* effects */ throws /* arrow */ -> /* result */ Int /* end */
    /** A documented property */
    var /* x */ x /* : */: /* Int */ Int /* { */ { /* get */ get /* } */ } /* after */
}
