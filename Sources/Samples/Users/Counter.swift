import Foundation

/// The part of a third-party class that this app uses.
protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

class Counter {

    private let defaults: Defaults

    init(defaults: Defaults = UserDefaults.standard) {
        self.defaults = defaults
    }

    var count: Int {
        return defaults.integer(forKey: "count")
    }

    func increment() {
        defaults.set(count + 1, forKey: "count")
    }
}
