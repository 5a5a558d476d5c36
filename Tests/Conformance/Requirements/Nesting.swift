import Foundation

enum Outer {
    struct Model: Equatable {
        var id = 0
    }
    typealias Handler = (Model) -> Void

    /// Feature: protocols nested in a type
    protocol Listener: AnyObject {
        func changed(_ model: Model)
        func handle(_ handler: @escaping Handler) -> Model?
        var model: Model { get }
    }

    enum Inner {
        /// Feature: protocols nested deeply
        protocol Delegate {
            func deep(_ model: Model, _ listener: Listener) -> Inner.State
        }
        enum State { case on, off }
    }
}

extension Outer.Model {
    /// Feature: protocols nested in an extension
    protocol Source {
        func next() -> Outer.Model
    }
}

/// Names of the standard library that a project uses for something else.
enum Shadowed {
    struct String: Equatable {}
    struct Result: Equatable {}
    enum Error { case bad }

    /// Feature: names that hide the standard library
    protocol Service {
        func text() -> String
        func maybe() -> String?
        func result(_ result: Result) -> Result
        func error(_ error: Error)
        func swiftText() -> Swift.String
    }
}

#if os(Linux) || os(macOS)
    /// Feature: protocols and members under #if
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

/// Feature: associated types under conditions
protocol ConditionallyGeneric {
    #if swift(>=6)
        associatedtype Item
        func put(_ item: Item) -> Bool
    #else
        func put(_ item: Int) -> Bool
    #endif
    func count() -> Int
}
