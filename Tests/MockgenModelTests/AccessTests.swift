import MockgenModel
import Testing

@Suite struct AccessTests {
    @Test func higherAccessIsGreater() {
        let ordered: [Access] = [.private, .fileprivate, .internal, .package, .public, .open]
        #expect(Access.allCases.shuffled().sorted() == ordered)
        #expect(Access.allCases.count == ordered.count)
        for (narrow, wide) in zip(ordered, ordered.dropFirst()) { #expect(narrow < wide) }
    }
}
