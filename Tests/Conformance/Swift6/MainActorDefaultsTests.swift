import Testing

@testable import Requirements

/// A default of the configuration that an actor has to make: the mock makes it when it is needed, once.
@Suite(.serialized) struct MainActorDefaultsTests {
    @Test @MainActor func properties() {
        let mock = PaintingMock()
        let canvas = mock.canvas
        canvas.lines = 3
        #expect(mock.canvas === canvas && mock.next !== canvas && mock.maybe == nil)
        let other = Canvas()
        mock.next = other
        #expect(mock.next === other)
        #expect(PaintingMock.original === PaintingMock.original)
        #expect(mock.palette === mock.palette && mock.sketch.title == "untitled")
    }

    @Test @MainActor func results() throws {
        let mock = PaintingMock()
        #expect(mock.draw() !== mock.draw() && mock.drawCallsCount == 2)
        #expect(try mock.drawing() !== Blackboard())
        #expect(mock.pair().1 == 0 && mock[1].lines == 0 && mock.drawHere().lines == 0 && PaintingMock.copy().lines == 0)
        let canvas = Canvas()
        mock.drawReturnValue = canvas
        #expect(mock.draw() === canvas)
    }

    /// Neither a mock nor what a test sets needs the main actor; an asynchronous member waits for it.
    @Test func stubsWorkOutsideTheMainActor() async throws {
        let mock = PaintingMock()
        let canvas = await Canvas()
        mock.canvas = canvas
        mock.drawReturnValue = canvas
        #expect(mock.canvas === canvas && mock.draw() === canvas)
        let late = await mock.late
        let drawn = try await mock.drawLater()
        #expect(late !== canvas && drawn !== canvas && mock.lateCallsCount == 1)
        mock.drawLaterReturnValue = canvas
        let returned = try await mock.drawLater()
        #expect(returned === canvas)
        _ = (mock.palette, mock.sketch)
    }

    /// The runtime of Linux stops without the message, which it prints on Apple systems.
    @Test func unstubbedMemberOutsideTheMainActorStopsTheTest() async {
        await #expect(processExitsWith: .failure) { await Task.detached { _ = PaintingMock().canvas }.value }
        await #expect(processExitsWith: .failure) { await Task.detached { _ = PaintingMock().draw() }.value }
    }

    @Test @MainActor func sendable() async {
        let mock = SendablePaintingMock()
        let canvas = mock.canvas
        #expect(mock.canvas === canvas && mock.draw() !== canvas && SendablePaintingMock.original !== canvas)
        let other = Canvas()
        mock.canvas = other
        SendablePaintingMock.original = other
        #expect(mock.canvas === other && SendablePaintingMock.original === other)
        #expect(await Task.detached { await mock.drawLater() }.value !== canvas)
    }

    @Test @MainActor func actors() async {
        let mock = ActorPaintingMock()
        #expect(mock.canvas === mock.canvas && mock.other !== mock.canvas)
        #expect(await mock.drawLater().lines == 0)
    }

    @Test @MainActor func onTheMainActor() async {
        let canvas = Canvas()
        let mock = MainPaintingMock(canvas: canvas)
        #expect(mock.canvas === canvas && mock.other === mock.other && mock.draw() !== canvas && mock.drawElsewhere() !== canvas)
        #expect(await mock.drawLater() !== canvas && MainPaintingMock.original === MainPaintingMock.original)
        #expect(MainPaintingMock().canvas !== canvas)
    }

    @Test @MainActor func genericMocksAndClassMocks() {
        let mock = GenericPaintingMock<Int>()
        #expect(mock.canvas === mock.canvas && mock.draw(with: 3) !== mock.canvas)
        #expect(GenericPaintingMock<Int>.original === GenericPaintingMock<Int>.original)
        let painter = PainterMock()
        #expect(painter.canvas === painter.canvas && painter.draw() !== painter.canvas)
    }

    @Test func onAnotherActor() async {
        let mock = SculptingMock()
        let (first, second) = (await mock.carveLater(), await mock.carveLater())
        #expect(first !== second)
        let isRight = await Task { @Studio in
            let mock = SculptingMock()
            return mock.easel === mock.easel && mock.carve() !== mock.easel && mock.carveHere() !== mock.easel
        }.value
        #expect(isRight)
        // The runtime of Linux stops with a message of its own.
        await #expect(processExitsWith: .failure) { _ = SculptingMock().carve() }
    }

    @Test @MainActor func testableSubclasses() {
        let curator = TestableCurator()
        curator.openAll()
        #expect(curator.mockGallery.openCallsCount == 1 && curator.mockNext.openCallsCount == 1)
        #expect(curator.gallery === curator.mockGallery && curator.gallery.canvas === curator.mockGallery.canvas)
    }

    @Test @MainActor func models() {
        let exhibition = Exhibition.stub(title: "t")
        #expect(exhibition.title == "t" && exhibition.canvas !== exhibition.room.canvas)
        #expect(MainRoom.stub().canvas.lines == 0)
        #expect([Exhibition].stub(withCount: 2).count == 2)
    }
}
