// Made by mockgen: change the protocols or .mockgen.yml, not this file.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Core
@_exported import MockgenSupport

public nonisolated class AnalyticsMock: Analytics, @unchecked Sendable {
    public init() {}

    public struct On: Mocks.Stubs {
        public let stubs: Mocks.Table
        public var track: Mocks.Stub<String, Void, Never> { stubs["track(_:)"] }
    }

    public final let on = On(stubs: Mocks.Table("AnalyticsMock"))

    public func track(_ event: String) { Mocks.Generated.answerIfAny(on.track, event) }
}

public nonisolated class KeyValueStoreMock: KeyValueStore, @unchecked Sendable {
    public init() {}

    public struct On: Mocks.Stubs {
        public let stubs: Mocks.Table
        public var strings: Mocks.AsyncStub<String, [String], Never> { stubs["strings(forKey:)"] }
        public var set: Mocks.LabeledAsyncStub<(strings: [String], key: String), ([String], String), Void, Never> { stubs["set(_:forKey:)"] }
    }

    public final let on = On(stubs: Mocks.Table("KeyValueStoreMock"))

    public func strings(forKey key: String) async -> [String] {
        await Mocks.Generated.answerAsync(on.strings, key, else: [])
    }
    public func set(_ strings: [String], forKey key: String) async {
        await Mocks.Generated.answerIfAnyAsync(on.set, (strings, key))
    }
}
