import Foundation

protocol WallClock: Sendable {
    var now: Date { get }
}
