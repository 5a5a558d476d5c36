import Foundation

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
