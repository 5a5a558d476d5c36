/// Numbers hashes in the order in which they are added.
package struct NumberTable: Sendable {
    package private(set) var hashes: [UInt64] = []
    /// One more than the number of a hash, at its position or after it; 0 where there is none. Their count is a power of two.
    private var slots: [Int32]

    package init() { slots = [Int32](repeating: 0, count: 64) }

    /// The hashes by their numbers.
    package init(_ hashes: [UInt64]) {
        self.init()
        for hash in hashes { _ = number(adding: hash) }
    }

    package var count: Int { hashes.count }

    package func number(of hash: UInt64) -> Int32? {
        let number = slots[slot(of: hash)]
        return number == 0 ? nil : number - 1
    }

    package mutating func number(adding hash: UInt64) -> Int32 {
        if let number = number(of: hash) { return number }
        if hashes.count * 2 >= slots.count { grow() }
        hashes.append(hash)
        slots[slot(of: hash)] = Int32(hashes.count)
        return Int32(hashes.count - 1)
    }

    /// The position of a hash, or the free one where it would be.
    private func slot(of hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
        while slots[slot] != 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 4)
        for (number, hash) in hashes.enumerated() { slots[slot(of: hash)] = Int32(number + 1) }
    }
}
