//: Lens
nonisolated extension Mocks {
    /// A property of a model, to read it and to make a copy with another value: `LightModel.lens.name`.
    @dynamicMemberLookup
    public struct Lens<Whole, Part> {
        /// The part of a value.
        public let get: (Whole) -> Part
        /// A copy of the second value with the first one as its part.
        public let set: (Part, Whole) -> Whole

        /// Makes a lens of two functions.
        public init(get: @escaping (Whole) -> Part, set: @escaping (Part, Whole) -> Whole) {
            (self.get, self.set) = (get, set)
        }

        /// A copy whose part depends on the old one.
        public func over(_ whole: Whole, _ change: (Part) throws -> Part) rethrows -> Whole {
            set(try change(get(whole)), whole)
        }
    }

    /// A model whose properties have lenses.
    public protocol HasLenses {
        associatedtype Lenses
        /// The lenses of its properties.
        static var lens: Lenses { get }
    }
}

nonisolated extension Mocks.Lens where Part: Mocks.HasLenses {
    /// The lens of a property inside of the part: `LightWithState.lens.lightState.state`.
    public subscript<Inner>(dynamicMember path: Swift.KeyPath<Part.Lenses, Mocks.Lens<Part, Inner>>) -> Mocks.Lens<Whole, Inner> {
        let inner = Part.lens[keyPath: path]
        let (get, set) = (get, set)
        return Mocks.Lens<Whole, Inner>(get: { inner.get(get($0)) }, set: { set(inner.set($0, get($1)), $1) })
    }
}
