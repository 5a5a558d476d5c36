import Foundation

/// What is used here of a class that is not ours.
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
