import Foundation

/// The number of rounds of each fault test: a few in `.ci/full`, more with `MOCKGEN_FAULT_ROUNDS`. 500 rounds are 2,500 kills, 500 times six
/// commands at once, each damage of each cached file four times, and a disk that becomes full after each of 160 blocks.
enum FaultRounds {
    static let count = ProcessInfo.processInfo.environment["MOCKGEN_FAULT_ROUNDS"].flatMap { Int($0) } ?? 4
}

/// The same choices in every run (xorshift).
struct Choices {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Returns a number below the limit.
    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }

    /// Returns a delay in seconds, for `sleep`.
    mutating func delay(from least: Double = 0, upTo most: Double) -> String {
        String(format: "%.4f", least + Double(next(10_001)) / 10_000 * (most - least))
    }
}
