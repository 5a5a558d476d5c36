import Foundation

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
