/// Creates a RIB.
public protocol Buildable: AnyObject {}

/// Makes a RIB out of what its parent provides.
open class Builder<DependencyType>: Buildable {
    public let dependency: DependencyType

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
