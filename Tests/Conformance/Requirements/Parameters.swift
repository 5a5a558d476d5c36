/// Feature: parameters of every kind
protocol Parameters {
    func one(_ value: Int)
    func labelled(with value: Int)
    func several(first: Int, _ second: String, third name: Bool)
    func optional(_ value: Int?)
    func implicitlyUnwrapped(_ value: Account!)
    func variadic(_ values: Int...)
    func variadicAndMore(_ values: Int..., separator: String, rest: String...)
    func inoutValue(_ value: inout Int)
    func inoutMany(_ a: inout [Int], _ b: inout String) -> Int
    func tuple(_ pair: (Int, String))
    func labelledTuple(_ pair: (x: Int, y: Int)) -> Int
    func anyValue(_ value: Any)
    func anyObject(_ object: AnyObject)
    func metatype(_ type: User.Type)
    func existential(_ animal: any Animal)
    func bareExistential(_ animal: Animal) -> Animal
    func existentialMetatype(_ type: any Animal.Type)
    func optionalExistential(_ animal: (any Animal)?) -> Animal?
    func composition(_ value: any Animal & Sendable)
    func unnamed(_: Int, _: String)
    func sameName(value number: Int, other: Int)
    func wrapped(_ builder: @autoclosure () -> Int) -> Int
    func escapingAutoclosure(_ builder: @autoclosure @escaping () -> Int)
    func many(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int) -> Int
    func swiftNamed(_ value: Swift.Int, _ text: Swift.String) -> Swift.Bool
    func longGenerics(_ value: Dictionary<String, Array<Optional<Int>>>) -> Optional<Int>
}
