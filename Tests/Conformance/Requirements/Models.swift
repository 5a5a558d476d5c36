import Foundation

/// Feature: a struct with the initializer that the compiler makes
struct LightModel: Equatable {
    let id: Int
    let name: String
}

/// Feature: an enum
enum LightStateType: Equatable { case on, off }

/// Feature: an enum whose cases have values
indirect enum LightReply: Equatable {
    case again(LightReply)
    case light(LightModel, at: Int)
}

/// Feature: values of an enum
struct LightStateModel: Equatable {
    let id: Int
    let state: LightStateType
}

/// Feature: models in models
struct LightWithState {
    let light: LightModel
    let lightState: LightStateModel
}

/// Feature: a generic struct
struct LightPage<Item: Equatable> {
    let items: [Item]
    var first: Item
    var next: Int?

    /// A helper of the mocks has this name too.
    mutating func change() { next = nil }
}

/// Feature: values of many types, an alias, a keyword as a name, and properties that no initializer sets
public struct LightSettings {
    typealias Note = String?
    var uuid: UUID
    let url: URL
    let date: Date
    var level = 3
    let note: Note
    var `default`: Double
    var owner: String!
    let range: (from: Int, name: String)
    let page: LightPage<Int>
    let found: (Int, String) -> Bool
    var onTap: @Sendable () -> Void = {}
    let reply: LightReply
    let names: [String: Set<Int>]
    var watched: Bool { didSet { level += 1 } }
    let kind = 7
    private let hidden = 8
    static let shared = 5
    var computed: Int { level }
    var double: Int?? = nil
}

enum LightHouse {
    /// Feature: a model nested in a type, with the initializer of its own
    struct Room: Equatable {
        private(set) var id: String
        private let secret: Int
        var isOpen = true

        init(_ id: String, withSecret secret: Int, opened: () -> Void = {}) {
            self.id = id
            self.secret = secret
        }
    }
}

/// Feature: variables that the initializer does not take
struct LightCounter: Equatable {
    var count: Int
    var text: String
    var `self` = 0

    init(count: Int) {
        self.count = count
        text = ""
    }
}

/// Feature: parameters of an initializer whose names are keywords
struct LightRoute: Equatable {
    let `default`: Int
    var `init`: LightWord
    let text: String

    init(default: Int, for class: String, `inout`: Bool, init: LightWord) {
        self.default = `default`
        self.`init` = `init`
        text = `inout` ? `class` : ""
    }
}

enum LightWord: Equatable { case `init`(class: Int, `inout`: Int) }

/// Feature: a class with a variable
final class LightAccount {
    let id: UInt64
    let name: String?
    var balance = 0

    init(id: UInt64, name: String?) {
        self.id = id
        self.name = name
    }
}

/// Feature: a model on the main actor
@MainActor struct LightCell {
    var title: String
    var color: LightColor?
}

struct LightColor { var red: Int }

#if !LIGHTS_OUT
    /// Feature: a model under `#if`
    struct LightBulb { let watts: Int }
#endif
