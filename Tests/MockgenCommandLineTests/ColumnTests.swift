import Testing

@testable import MockgenCommandLine

@Suite struct ColumnTests {
    @Test func cellsAreAligned() {
        #expect(aligned([["a", "bc", "d"], ["茶茶", "e", "f g"], ["h"]], indentation: 1) == [" a     bc  d", " 茶茶  e   f g", " h"])
    }
}
