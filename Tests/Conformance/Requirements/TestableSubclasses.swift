/// Feature: dependencies that a class under test creates
protocol LightRouting {
    func call() -> Int
}

/// Feature: weak dependencies of a class under test
@MainActor protocol LightAnalysing: AnyObject {
    var title: String { get }
}

private final class LightRouter: LightRouting {
    func call() -> Int { 0 }
}

private final class LightAnalytics: LightAnalysing {
    let title = ""
}

/// Feature: lazy, computed, watched and plain properties
class LightPresenter {
    private(set) lazy var router: any LightRouting = LightRouter()
    lazy var other: LightRouting = { LightRouter() }()
    lazy var untyped = [router].map { $0.call() }
    var computed: any LightRouting { LightRouter() }
    var plain: any LightRouting = LightRouter()
    var watched: (any LightRouting)? = LightRouter() { didSet {} }
    let handed: any LightRouting

    init(handed: any LightRouting) { self.handed = handed }

    func sum() -> Int { router.call() + other.call() + computed.call() + plain.call() + (watched?.call() ?? 0) + handed.call() }
}

/// Feature: a generic class, and properties of its superclass
class LightListPresenter<Item>: LightPresenter {
    let items: [Item]
    private(set) lazy var second: any LightRouting = LightRouter()

    init(items: [Item], handed: any LightRouting) {
        self.items = items
        super.init(handed: handed)
    }
}

/// Feature: a class under test on the main actor
@MainActor class LightScreen {
    private(set) lazy var analytics: any LightAnalysing = LightAnalytics()
}
