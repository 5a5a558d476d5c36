/// The parts of the code that mocks share. A module has those that its mocks need once, in one namespace, unless it can import them all.
///
/// The raw value of a part is what it declares in the namespace.
package enum HelperType: String, CaseIterable, Hashable, Sendable {
    case call = "Call"
    case property = "Property"
    case unanswered = "UnansweredCall"
    case rethrowing = "Rethrowing"
    case unchecked = "Unchecked"
    case cast
    case mainActorDefault = "makeDefaultOnMainActor"
    case actorDefault = "makeDefault"
    case statics = "Statics"
    case replacing
    case lens = "Lens"
    /// Stops the test, after a failure that names it.
    case stop
    /// The stubs whose closures the mock calls.
    case closureStub = "ClosureStub"
    /// The stubs of accessors, and what mocks that wrap another object need.
    case wrapping = "PropertyStub"
    /// Everything else that stubs need. The last one, as it is long.
    case stub = "Stub"
    /// The same, for public mocks.
    case publicStub

    /// Whether it declares a function, which is in a namespace of its own: tests do not call it.
    package var isFunction: Bool { rawValue.first?.isLowercase ?? false }

    /// The namespace of functions: after `Mocks.` a test sees its own words only.
    package static let functions = "Generated"

    /// The parts whose declarations tests use, too.
    package static let forTests: Set<HelperType> = [.lens, .stub, .publicStub]

    /// The name of the namespace if another type is called `Mocks`.
    package static let otherNamespace = "MockSupport"

    /// The names that the namespace can have.
    package static let namespaces = [StandardName.mocks.rawValue, otherNamespace]
}
