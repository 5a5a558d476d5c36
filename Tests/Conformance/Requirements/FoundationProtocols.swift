import Foundation
import Observation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Feature: NSObjectProtocol
protocol WindowDelegate: NSObjectProtocol {
    func windowDidClose(_ window: Int) -> Bool
    var title: String { get set }
}

/// Feature: NSObjectProtocol and Hashable
protocol HashableDelegate: NSObjectProtocol, Hashable {
    init(name: String)
    func changed()
}

/// Feature: types of Foundation
public protocol Sharing {
    var link: URL { get }
    func share(_ data: Data, until date: Date?) -> UUID?
}

/// Feature: NSCopying
protocol Copied: NSCopying {
    var name: String { get }
}

/// Feature: NSSecureCoding
protocol Archived: NSSecureCoding {}

/// Feature: NSLocking
protocol Guard: NSLocking {}

/// Feature: FormatStyle
protocol PriceStyle: FormatStyle where FormatInput == Int, FormatOutput == String {}

/// Feature: SortComparator
protocol ByName: SortComparator where Compared == String {}

/// Feature: URLSessionDelegate
protocol SessionWatching: URLSessionDelegate {
    func watched() -> Int
}

/// Feature: FileManagerDelegate and Sendable
protocol FileWatching: FileManagerDelegate, Sendable {
    func watched() -> Int
}

/// Feature: several parents without sources
protocol CopiedGuard: NSLocking, NSCopying, Observable, Hashable {}
