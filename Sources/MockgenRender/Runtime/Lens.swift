//: Lens
nonisolated extension MOCKS {
    /// A property of a model, to read it and to make a copy with another value: `LightModel.lens.name`.
    @dynamicMemberLookup
    struct Lens<Whole, Part> {
        let get: (Whole) -> Part
        /// A copy of the second value with the first one as its part.
        let set: (Part, Whole) -> Whole

        /// A copy whose part depends on the old one.
        func over(_ whole: Whole, _ change: (Part) throws -> Part) rethrows -> Whole {
            set(try change(get(whole)), whole)
        }
    }

    /// A model whose properties have lenses.
    protocol HasLenses {
        associatedtype Lenses
        static var lens: Lenses { get }
    }
}

nonisolated extension MOCKS.Lens where Part: MOCKS.HasLenses {
    /// The lens of a property inside of the part: `LightWithState.lens.lightState.state`.
    subscript<Inner>(
        dynamicMember path: Swift.KeyPath<Part.Lenses, MOCKS.Lens<Part, Inner>>
    ) -> MOCKS.Lens<Whole, Inner> {
        let inner = Part.lens[keyPath: path]
        let (get, set) = (get, set)
        return MOCKS.Lens<Whole, Inner>(get: { inner.get(get($0)) }, set: { set(inner.set($0, get($1)), $1) })
    }
}
