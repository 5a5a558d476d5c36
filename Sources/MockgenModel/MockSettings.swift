/// How one mock is to be made, with nothing left open.
package struct MockSettings: Hashable, Sendable {
    package var name: String
    package var access: Access
    package var style: StyleName
    /// Swift expressions by the type that they are a value of.
    package var defaults: [String: String]
    /// Whether an un-stubbed member of a class's mock does what the class does.
    package var callsSuper: Bool
    /// The module that compiles the mock isolates to the main actor what says nothing else.
    package var isOnMainActor: Bool

    package init(
        name: String, access: Access, style: StyleName, defaults: [String: String], callsSuper: Bool = false, isOnMainActor: Bool = false
    ) {
        self.name = name
        self.access = access
        self.style = style
        self.defaults = defaults
        self.callsSuper = callsSuper
        self.isOnMainActor = isOnMainActor
    }
}

package enum StyleName: String, Hashable, Sendable, CaseIterable {
    case automockable
}
