// The configurations of the conformance targets have defaults for these types.

/// A class that only the main actor can create.
@MainActor final class Canvas {
    var lines = 0
    init() {}
}

@MainActor class Board {
    init() {}
}

/// Isolated to the main actor because its superclass is.
final class Blackboard: Board {}

/// Isolated to the main actor, with a nonisolated initializer.
@MainActor final class Palette {
    nonisolated init() {}
}

/// The compiler lets anyone call the initializer that it adds.
@MainActor final class Sketch {
    var title = "untitled"
    weak var canvas: Canvas?
    var next: Canvas?
}

@globalActor actor Studio {
    static let shared = Studio()
}

@Studio final class Easel {
    init() {}
}

/// Feature: defaults that the main actor makes
protocol Painting {
    static var original: Canvas { get }
    static func copy() -> Canvas
    var canvas: Canvas { get }
    var next: Canvas { get set }
    var maybe: Canvas? { get }
    var palette: Palette { get }
    var sketch: Sketch { get }
    var late: Canvas { get async }
    subscript(index: Int) -> Canvas { get }
    func draw() -> Canvas
    func drawing() throws -> Blackboard
    func drawLater() async throws -> Canvas
    func pair() -> (Canvas, Int)
    @MainActor func drawHere() -> Canvas
}

/// Feature: the same of a Sendable protocol
protocol SendablePainting: Sendable {
    static var original: Canvas { get set }
    var canvas: Canvas { get set }
    func draw() -> Canvas
    func drawLater() async -> Canvas
}

/// Feature: the same of an actor
protocol ActorPainting: Actor {
    var canvas: Canvas { get }
    nonisolated var other: Canvas { get }
    func drawLater() async -> Canvas
}

/// Feature: the same on the main actor, and beside it
@MainActor protocol MainPainting {
    static var original: Canvas { get }
    var canvas: Canvas { get set }
    nonisolated var other: Canvas { get }
    func draw() -> Canvas
    nonisolated func drawElsewhere() -> Canvas
    nonisolated func drawLater() async -> Canvas
    nonisolated init(canvas: Canvas)
}

/// Feature: the same of a generic protocol
protocol GenericPainting {
    associatedtype Paint
    static var original: Canvas { get }
    var canvas: Canvas { get }
    func draw(with paint: Paint) -> Canvas
}

/// Feature: the same of a class
// mockgen: mock
class Painter {
    var canvas: Canvas { fatalError("the mock answers") }
    func draw() -> Canvas { fatalError("the mock answers") }
}

/// Feature: defaults that another global actor makes
protocol Sculpting {
    var easel: Easel { get }
    func carve() -> Easel
    func carveLater() async -> Easel
    @Studio func carveHere() -> Easel
}

@MainActor protocol Exhibiting: AnyObject {
    var canvas: Canvas { get set }
    func open()
}

@MainActor final class Gallery: Exhibiting {
    var canvas = Canvas()
    func open() {}
}

/// Feature: a testable subclass with mocks on the main actor
class Curator {
    @MainActor private(set) lazy var gallery: any Exhibiting = Gallery()
    @MainActor lazy var next: any Exhibiting = Gallery()

    @MainActor func openAll() {
        gallery.open()
        next.open()
    }
}

/// Feature: a model with what the main actor makes
struct Exhibition {
    let title: String
    let canvas: Canvas
    let room: MainRoom
}

/// Feature: a model on the main actor
@MainActor struct MainRoom {
    let canvas: Canvas
}
