/// The dependencies that a RIB receives from its parent.
public protocol Dependency: AnyObject {}

/// For a RIB that asks for nothing: the one at the root.
public protocol EmptyDependency: Dependency {}
