import Foundation

/// Feature: properties
protocol Properties {
    var number: Int { get }
    var text: String { get set }
    var flag: Bool { get set }
    var user: User { get }
    var account: Account { get set }
    var optional: User? { get }
    var optionalSet: Account? { get set }
    var implicitlyUnwrapped: Account! { get set }
    var array: [User] { get }
    var dictionary: [String: Int] { get set }
    var set: Set<String> { get }
    var tuple: (x: Int, y: Int) { get }
    var mixedTuple: (user: User, id: Int) { get set }
    var closure: (Int) -> String { get set }
    var optionalClosure: (() -> Void)? { get set }
    var sendableClosure: @Sendable (Int) -> Void { get }
    var aliased: Completion { get set }
    var aliasedOptional: MaybeUser { get }
    var aliasedNumber: UserID { get }
    var existential: any Animal { get }
    var bareExistential: Animal { get set }
    var optionalExistential: Animal? { get set }
    var aliasedExistential: AnyAnimal { get }
    var metatype: User.Type { get }
    var anyValue: Any { get set }
    var result: Result<User, Error> { get }
    var double: Double { get }
    var nested: [String: [Int?]] { get }
    var date: Date { get }
    var void: Void { get }
    var a: Int { get }
    var b: Int { get }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var URLString: String { get }
}

/// Feature: properties with effects
protocol EffectfulProperties {
    var loaded: User { get throws }
    var fetched: User { get async }
    var both: Int { get async throws }
    var typed: Int { get throws(LoadError) }
    var optional: User? { get async throws }
    static var shared: Int { get async }
}
