import Foundation
import Testing

/// Calls from many tasks at once.
@Suite struct StressTests {
    /// A million with all tests, as the heavy ones take longer.
    private static let callCount = ProcessInfo.processInfo.environment["MOCKGEN_ALL_TESTS"] == nil ? 20_000 : 1_000_000

    @Test func everyCallCounts() async {
        let cart = SharedCartMock()
        cart.on.add.when { $0.quantity.isMultiple(of: 2) }.returns(1)
        cart.on.add.when { $0.quantity.isMultiple(of: 5) }.does { _, quantity in quantity }
        let tasks = 8
        let sums = await withTaskGroup(of: Int.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    (0..<Self.callCount / tasks).reduce(0) { $0 + cart.add(item: "tea", quantity: $1 * tasks + task) % 2 }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(cart.on.add.count == Self.callCount)
        // Of ten quantities, 2, 4, 6 and 8 give 1, and 5 is the only odd one that is given back.
        #expect(sums == Self.callCount / 2)
        #expect(Set(cart.on.add.calls.map(\.quantity)).count == Self.callCount)
    }
}
