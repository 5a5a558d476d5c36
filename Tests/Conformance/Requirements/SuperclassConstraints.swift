import Foundation

@MainActor open class Panel: NSObject {
    public let identifier = 1
    public private(set) var frame: String?
    public init(frame: String?, style: Int?) {
        self.frame = frame
        super.init()
    }
    public convenience override init() { self.init(frame: "none", style: nil) }
    open func appear() {}
    open var title: String { "Panel" }
    public func disappear() -> Int { 1 }
    open class func kinds() -> [String] { ["panel"] }
}

extension Panel {
    var isWide: Bool { true }
}

/// Feature: a protocol bound to a class on the main actor
protocol PanelControllable: Panel {
    func show(_ text: String) -> Int
    var isShown: Bool { get set }
    nonisolated func describe() -> String
}

/// Feature: requirements that the superclass already implements
protocol Titled: Panel {
    var title: String { get }
    var identifier: Int { get }
    var isWide: Bool { get }
    func appear()
    func disappear() -> Int
    static func kinds() -> [String]
    func rename()
}

/// Feature: initializers without the optional arguments of the superclass
protocol NamedPanel: Panel {
    init(name: String)
    init(frame: String?, style: Int?)
}

@MainActor protocol PanelPresentable: AnyObject {
    func present(_ text: String)
}

/// Feature: subprotocols of a main-actor protocol
protocol DetailPresentable: PanelPresentable {
    func detail() -> Int
}

class Shelving<Item> {
    let items: [Item]
    required init(items: [Item]) { self.items = items }
    func add(_ item: Item) -> Int { items.count }
}

/// Feature: a generic superclass with a required initializer
protocol IntShelving: Shelving<Int> {
    func add(_ item: Int) -> Int
    func clear()
}

/// Feature: an initializer beside a required one of the superclass
protocol SizedShelving: Shelving<Int> {
    init(items: [Int], size: Int)
}

class Loose {
    init() {}
}

/// Feature: a main-actor protocol bound to a class on no actor
@MainActor protocol LooseScreen: Loose {
    func refresh() -> Int
}

/// Feature: a main-actor protocol with initializers, bound to a class on no actor
@MainActor protocol LooseSized: Loose {
    init(size: Int)
    func refresh() -> Int
}

class Coin: Hashable {
    init() {}
    static func == (left: Coin, right: Coin) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// Feature: a superclass that is Hashable
protocol Minted: Coin, Hashable {
    func mint() -> Int
}

class Nearest: Loose {}

protocol FromLoose: Loose {
    func far() -> Int
}

/// Feature: protocols bound to a class and to one that inherits from it
protocol FromNearest: FromLoose where Self: Nearest {
    func near() -> Int
}

typealias LooseRoute = Loose & PanelPresentable

/// Feature: an alias of a class and a main-actor protocol
protocol RoutedScreen: LooseRoute {
    func route() -> Int
}

extension Loose {
    func tighten() -> Int { 7 }
}

/// Feature: functions that an extension of the superclass has
protocol Tightening: Loose {
    func tighten() -> Int
    func loosen() -> Int
}

/// Feature: a superclass as parent
protocol FromSuperclass: Account {
    func audit() -> Int
}

/// Feature: a superclass in a where-clause
protocol WhereSelf where Self: Account {
    func check() -> Bool
}

/// Feature: a superclass with initializers of its own
protocol NamedAccount: Account {
    init(name: String)
    func audit() -> Int
}

/// A class that cannot be made out of nothing.
class Ledger {
    let owner: String
    init(owner: String, currency: String = "EUR") { self.owner = owner }
    required init(copy: Int) throws { owner = "\(copy)" }
}

/// Feature: initializers that a superclass has too
protocol Bookkeeping: Ledger {
    init(owner: String)
    init(owner: String, currency: String)
    init(copy: Int) throws
    func close() -> Bool
}

/// A class with an initializer that it does not declare.
class Drawer {}

/// Feature: a parameterless initializer beside a superclass
protocol DrawerLike: Drawer {
    init()
    init(size: Int)
}

class InoutShelf {
    let size: Int
    init(size: inout Int) {
        size += 1
        self.size = size
    }
}

/// Feature: an inout argument that the superclass takes
protocol InoutShelfLike: InoutShelf {
    init(size: inout Int)
}

class Frame {
    let title: String
    init(title: String, sizes: [Int], parent: Frame?) { self.title = title }
}

/// Feature: superclass initializers with arguments that a mock makes
protocol Framed: Frame {
    init(width: Int, height: Int)
    func draw() -> Int
}

class Shutter {
    init() {}
    func close() async -> Int { 1 }
}

/// Feature: a function beside an asynchronous one of the superclass
protocol Shuttering: Shutter {
    func close() -> Int
}
