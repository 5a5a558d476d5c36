import Foundation
import Observation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Parents that only the compiler knows: it is asked for their requirements.

/// Feature: Clock
protocol TickingClock: Clock where Instant == ContinuousClock.Instant {
    var ticks: Int { get }
}

/// Feature: Clock with an open Instant
protocol AnyClock: Clock {}

/// Feature: InstantProtocol
protocol Moment: InstantProtocol where Duration == Swift.Duration {}

/// Feature: Observable
protocol Watched: Observable {
    var count: Int { get set }
}

/// Feature: RegexComponent
protocol Matching: RegexComponent where RegexOutput == Substring {}

/// Feature: ExpressibleByStringInterpolation
protocol Interpolated: ExpressibleByStringInterpolation {
    var length: Int { get }
}

/// Feature: TextOutputStreamable
protocol Streamed: TextOutputStreamable {}

/// Feature: CustomLeafReflectable
protocol LeafReflected: CustomLeafReflectable {}

/// Feature: Encoder
protocol EventEncoder: Encoder {
    func finish() -> Data
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
