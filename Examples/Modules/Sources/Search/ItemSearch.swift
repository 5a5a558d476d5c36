import Core

struct ItemSearch {
    let index: any SearchIndex
    let store: any KeyValueStore
    let analytics: any Analytics

    /// Without a connection, finds the items of the last search for the same text.
    func items(matching text: String) async -> [String] {
        analytics.track("search \(text)")
        do {
            let items = try await index.items(matching: text)
            await store.set(items, forKey: text)
            return items
        } catch {
            return await store.strings(forKey: text)
        }
    }
}
