import CoreMocks
import Testing

@testable import Search

struct Offline: Error {}

@Suite struct ItemSearchTests {
    private let index = SearchIndexMock()
    private let store = KeyValueStoreMock()
    private let search: ItemSearch

    init() {
        search = ItemSearch(index: index, store: store, analytics: AnalyticsMock())
    }

    @Test func storesTheItems() async {
        index.on.items.when("te").returns(["tea", "tent"])

        #expect(await search.items(matching: "te") == ["tea", "tent"])
        #expect(store.on.set.calls == [(["tea", "tent"], "te")])
    }

    @Test func findsStoredItemsWithoutAConnection() async {
        index.on.items.throws(Offline())
        store.on.strings.when("te").returns(["tea"])

        #expect(await search.items(matching: "te") == ["tea"])
        #expect(!store.on.set.wasCalled)
    }
}
