/// Feature: default implementations in extensions
protocol WithDefaults {
    func load(_ id: Int) -> String
    func reload() -> Int
    static func thisIsRequired() -> Int
    var title: String { get }
}

extension WithDefaults {
    func reload() -> Int { -1 }
    func convenience() -> String { load(7) + title }
    static func thisIsNotRequired() -> Int { 42 }
    var title: String { "default" }
    var extra: Int { 3 }
}

/// Feature: requirements that an extension implements, mocked or inherited
protocol Greeting {
    func greet() -> String
    func name() -> String
}

extension Greeting {
    func greet() -> String { "Hello, \(name())" }
}

protocol Waving: Greeting {
    func wave() -> Int
    func bow() -> Int
}

extension Waving {
    func wave() -> Int { greet().count }
    @available(*, deprecated, message: "Write your own.")
    func bow() -> Int { 0 }
}

protocol Captioned {
    func caption() -> String
}

extension Captioned {
    func caption() -> String { "none" }
}

/// Feature: a property beside an inherited function of its name that an extension implements
protocol CaptionedByProperty: Captioned {
    var caption: String { get }
}
