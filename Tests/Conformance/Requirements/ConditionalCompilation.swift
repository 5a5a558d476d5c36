import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(WinSDK)
    import WinSDK
#endif

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

/// Feature: an associated type that each branch of a condition declares
protocol BuildSorting {
    associatedtype Key
    #if swift(>=99)
        associatedtype Item: Comparable
    #else
        associatedtype Item: Hashable
        associatedtype Order
        func order(of item: Item) -> Order?
    #endif
    func key(_ item: Item) -> Key
}

protocol SendableBuildSorting: BuildSorting where Item: Sendable {
    func sorted() -> [Item]
}

protocol BuildCounting {
    func count() -> Int
}

protocol BuildNaming: Sendable {
    func name() -> String
}

#if DEBUG
    protocol BuildInformation: BuildCounting, BuildNaming {
        func debug(_ level: Int) -> String
        var level: Int { get set }
    }
#else
    protocol BuildInformation: BuildCounting {
        func release() -> String
        var level: Int { get }
    }
#endif

/// A parent in two branches, of which only the compiler knows the right one.
protocol BuildReporting: BuildInformation {
    func report()
}

#if os(Windows)
    typealias SystemParents = BuildCounting
    typealias SystemName = Int
    class SystemObject { init(_ number: Int) {} }
#else
    typealias SystemParents = BuildCounting & BuildNaming
    typealias SystemName = [String]
    class SystemObject {}
#endif

/// Aliases and a superclass in two branches, of which one is certainly skipped.
protocol SystemReporting: SystemObject, SystemParents {
    func names() -> SystemName
}

#if canImport(WinSDK)
    typealias mode_t = UInt64
#endif

/// A type of the system that only a skipped branch declares.
protocol FileModes {
    func mode(_ mode: mode_t) -> mode_t
}
