//: cast
nonisolated extension Mocks.Generated {
    /// Casts a value of a test to the type that a call of a generic member needs. Without one, the call has nothing to return.
    public static func cast<Given, Needed>(
        _ value: Given, _ name: Swift.StaticString, in member: Swift.StaticString = #function
    ) -> Needed {
        if let value = value as? Needed { return value }
        let text =
            "\(name) must be of type '\(Needed.self)' in this call of '\(member)', but it is of type "
            + "'\(Swift.type(of: value as Any))': \(value). In the test, use a value of type '\(Needed.self)'."
        //: Stub cast
        Mocks.recordAnywhere(text)
        //: cast
        Swift.fatalError(text)
    }
}
