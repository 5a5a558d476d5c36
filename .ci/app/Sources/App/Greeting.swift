/// It is public, because a release build has no `@testable` imports. The requirements of `Hashable` come from the toolchain's interface.
public protocol Greeting: Hashable, Sendable {
    func hello(_ name: String) async -> String
}
