/// The types that make a type with parameters equal to another type: `[T]` is `[Int]` if `T` is `Int`.
package struct TypeMatch {
    private let parameters: Set<String>
    package private(set) var types: [String: TypeName] = [:]

    package init(of parameters: Set<String>) { self.parameters = parameters }

    /// Adds what the parameters must be for the types to be the same. Returns whether they can be.
    package mutating func add(_ type: TypeName, as other: TypeName) -> Bool {
        if case .named(let name, []) = type, parameters.contains(name) {
            let known = types[name] ?? other
            types[name] = known
            return known == other
        }
        guard type.mapParts({ _ in .void }) == other.mapParts({ _ in .void }) else { return false }
        return zip(type.parts, other.parts).allSatisfy { add($0, as: $1) }
    }

    package mutating func add(_ types: [TypeName], as others: [TypeName]) -> Bool {
        types.count == others.count && zip(types, others).allSatisfy { add($0, as: $1) }
    }
}
