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
