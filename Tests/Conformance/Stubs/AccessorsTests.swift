import Testing

/// The stubs of properties whose `get` or `set` a test names.
@Suite struct AccessorsTests {
    @Test func values() {
        let panel = PanelMock()
        panel.on.title.get.returns("a", "b")
        #expect((0..<3).map { _ in panel.title } == ["a", "b", "b"])
        #expect(panel.on.title.get.count == 3)
        panel.on.level.get.cycles(1, 2)
        #expect((0..<3).map { _ in panel.level } == [1, 2, 1])
        panel.on.reset()
        #expect(panel.title == "" && panel.on.title.get.count == 1)
    }

    /// The stub of a property that is only read has the calls of its getter.
    @Test func onlyRead() {
        let panel = PanelMock()
        panel.on.level.get.returns(3)
        #expect(panel.level == 3 && panel.on.level.count == 1 && panel.on.level.wasCalled && panel.on.level.get.count == 1)
        #expect("\(panel.on.level)" == "'PanelMock.level.get' was called once: PanelMock.level.get")
        panel.on.level.forget()
        #expect(panel.on.level.get.count == 0 && panel.level == 3)
        panel.on.level.reset()
        #expect(panel.level == 0)
    }

    @Test func newValues() {
        let panel = PanelMock()
        var seen: [String] = []
        panel.on.title.set.does { seen.append($0) }
        panel.title = "a"
        panel.title = "b"
        #expect(seen == ["a", "b"] && panel.on.title.calls == ["a", "b"] && panel.on.title.set.calls == ["a", "b"])
        #expect(panel.title == "b" && panel.on.title.last == "b")
        #expect(
            "\(panel.on.title.set)" == """
                'PanelMock.title.set(_:)' was called 2 times:
                    PanelMock.title.set("a")
                    PanelMock.title.set("b")
                """)
    }

    /// A property without a stub for its reading stays as it is.
    @Test func closures() {
        let panel = PanelMock(), other = PanelMock()
        panel.on.title.get.does { other.title + "!" }
        other.title = "b"
        #expect(panel.title == "b!" && other.on.title.get.wasCalled)
    }

    @Test func optionalsAndTypesWithoutDefault() {
        let panel = PanelMock()
        #expect(panel.item == nil)
        panel.item = Item(name: "a")
        #expect(panel.item == Item(name: "a"))
        panel.on.item.get.returns(nil)
        #expect(panel.item == nil)
        panel.on.key.get.returns(Item(name: "k"))
        #expect(panel.key == Item(name: "k"))
        panel.on.key.reset()
        panel.key = Item(name: "l")
        #expect(panel.key == Item(name: "l") && panel.on.key.set.count == 1)
    }

    @Test(.strictMocks) func needNoAnswers() {
        let panel = PanelMock()
        panel.title = "a"
        #expect(panel.title == "a" && panel.level == 0)
    }

    @MainActor @Test func mainActor() {
        let panel = MainPanelMock()
        panel.on.title.get.returns("a")
        panel.on.title.set.does { panel.level = $0.count }
        panel.title = "abc"
        #expect(panel.title == "a" && panel.level == 3)
    }

    @Test func staticProperties() {
        PanelMock.on.shared.get.returns("a")
        #expect(PanelMock.shared == "a" && PanelMock.on.shared.get.count == 1)
        PanelMock.on.reset()
    }

    @Test func wrapped() {
        struct Real: Panel {
            static let shared = ""
            var title = "real"
            var level: Int { 5 }
            var item: Item?
            var key = Item(name: "")
        }
        let panel = PanelMock(wrapping: Real())
        panel.on.level.get.returns(1).then.returns(2)
        #expect(panel.level == 1 && panel.level == 2 && panel.title == "real")
        panel.title = "b"
        #expect(panel.title == "b" && panel.on.title.get.count == 2 && panel.on.title.calls == ["b"])
        #expect(panel.on.level.get.results == [1, 2] && panel.on.title.get.results == ["real", "b"])
    }
}
