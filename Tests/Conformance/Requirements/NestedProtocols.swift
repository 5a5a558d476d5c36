enum Outer {
    struct Model: Equatable {
        var id = 0
    }
    typealias Handler = (Model) -> Void

    /// Feature: protocols nested in a type
    protocol Listener: AnyObject {
        func changed(_ model: Model)
        func handle(_ handler: @escaping Handler) -> Model?
        var model: Model { get }
    }

    enum Inner {
        /// Feature: protocols nested deeply
        protocol Delegate {
            func deep(_ model: Model, _ listener: Listener) -> Inner.State
        }
        enum State { case on, off }
    }
}

extension Outer.Model {
    /// Feature: protocols nested in an extension
    protocol Source {
        func next() -> Outer.Model
    }
}
