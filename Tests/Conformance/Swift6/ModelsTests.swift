import Foundation
import Testing

@testable import Requirements

@Suite struct ModelsTests {
    @Test func arraysCountTheirElements() {
        let models = [LightModel].stub(withCount: 3)
        let states = [LightStateModel].stub(withCount: 3).map { $0.modify(state: .off) }
        #expect(models.map(\.id) == [1, 2, 3] && states.map(\.id) == [1, 2, 3])
        #expect(states.allSatisfy { $0.state == .off })
        #expect([LightModel].stub(withCount: 0).isEmpty)
        #expect([LightHouse.Room].stub(withCount: 2).map(\.id) == ["1", "2"])
        #expect([LightAccount].stub(withCount: 2).map(\.id) == [1, 2])
        #expect([LightPage<Int>].stub(withCount: 2, first: 5).map(\.first) == [5, 5])
    }

    @Test func stubsHaveTheGivenValues() {
        #expect(LightModel.stub() == LightModel(id: 1, name: "name"))
        #expect(LightModel.stub(withId: 4).id == 4)
        #expect(LightModel.stub(name: "Kitchen") == LightModel(id: 1, name: "Kitchen"))
        #expect(LightWithState.stub(lightState: .stub(state: .off)).lightState.state == .off)
        #expect(LightStateType.stub() == .on)
        #expect(LightReply.stub() == .light(.stub(), at: 0))
        #expect(LightHouse.Room.stub(secret: 3) == LightHouse.Room("1", withSecret: 3))
        #expect(LightBulb.stub(watts: 40).watts == 40)
        #expect(LightRoute.stub(default: 2, class: "a", `inout`: true).text == "a")
        #expect(LightRoute.stub().`init` == .`init`(class: 0, `inout`: 0))
    }

    @Test func stubsHaveDefaultValues() {
        let settings = LightSettings.stub()
        #expect(settings.level == 3 && settings.page.first == 0 && settings.reply == .stub())
        #expect(settings.url.absoluteString == "https://example.com" && settings.date == Date(timeIntervalSince1970: 0))
        #expect(settings.note == nil && settings.names.isEmpty && settings.range == (0, ""))
        #expect(settings.found(1, "") == false)
        settings.onTap()
    }

    @Test func copiesDifferInTheGivenValues() {
        let settings = LightSettings.stub(note: "a", default: 4, owner: "b")
        let copy = settings.modify(level: 5, default: 6)
        #expect(copy.level == 5 && copy.default == 6 && copy.note == "a" && copy.owner == "b" && copy.uuid == settings.uuid)
        let nobody: String? = nil
        #expect(settings.modify(note: nil).note == nil)
        #expect(settings.modify(note: nobody).note == nil)
        #expect(settings.modify(note: "c").note == "c")
        #expect(settings.modify(owner: nil).owner == nil)
        #expect(LightPage.stub(first: 1, next: 2).modify(first: 3).next == 2)
        #expect(LightHouse.Room.stub(secret: 3).modify(isOpen: false).isOpen == false)
        #expect(LightCounter.stub(count: 3).modify(text: "x").modify(count: 2).text == "x")
        #expect(LightCounter.stub(count: 3).modify(self: 4).`self` == 4)
        let account = LightAccount.stub(name: "a")
        #expect(account.modify(balance: 4).balance == 4 && account.modify(name: nil).name == nil && account.balance == 0)
    }

    @Test @MainActor func modelsOnTheMainActor() {
        #expect(LightCell.stub(title: "x").modify(color: LightColor(red: 1)).color?.red == 1)
        #expect([LightCell].stub(withCount: 2).map(\.title) == ["title", "title"])
    }

    @Test func lenses() {
        let light = LightWithState.stub()
        #expect(LightWithState.lens.lightState.state.set(.off, light).lightState == LightStateModel.stub().modify(state: .off))
        #expect(LightWithState.lens.light.name.over(light) { $0 + "!" }.light.name == "name!")
        let page = LightPage(items: [1], first: 1, next: 2)
        #expect(LightPage<Int>.lens.next.set(nil, page).next == nil && LightPage<Int>.lens.items.get(page) == [1])
        #expect(LightSettings.lens.`default`.set(2, .stub()).`default` == 2)
        #expect(LightSettings.lens.note.set("a", .stub()).note == "a")
        #expect(LightSettings.lens.page.first.set(7, .stub()).page.first == 7)
    }
}
