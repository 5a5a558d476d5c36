import MockgenModel

/// Why a known name in an inheritance clause cannot be a parent of a mock.
enum UnsupportedParent: Sendable {
    /// A struct, enum or actor, or not a name.
    case notAProtocol
    /// Each of its aliases doubles its generic arguments.
    case tooLarge
    /// It describes values that code computes with.
    case values
    /// No class can conform.
    case noClass
    /// Only types of the standard library may conform.
    case closed
    /// A class of Foundation that the compiler allows no subclass of.
    case closedClass
    /// Only distributed actors conform.
    case distributedActors
    /// Tests use an array.
    case sequence
    /// The compiler requires these methods of each conforming type, but the protocol does not declare them.
    case undeclared([String])
    /// Branches of an `#if` declare it, and they differ in more than members.
    case conditional
}

extension UnsupportedParent {
    func problem(_ parent: String, of declaration: ProtocolDeclaration, at location: SourceLocation) -> Diagnostic {
        let name = declaration.name
        let (reason, help) =
            switch self {
            case .notAProtocol:
                (", which is not a protocol or class", "correct the inheritance clause, or leave '\(name)' out with 'exclude'")
            case .tooLarge:
                (
                    ", an alias whose generic arguments have thousands of parts",
                    "inherit from the protocol behind the alias, or leave '\(name)' out with 'exclude'"
                )
            case .noClass:
                (
                    ", and a mock is a class, which cannot conform to '\(parent)'",
                    "remove '\(parent)' from the inheritance clause, or leave '\(name)' out with 'exclude'"
                )
            case .values:
                (", whose values a mock cannot replace", "use a real value in the tests, and leave '\(name)' out with 'exclude'")
            case .closed:
                (
                    ", and only types of the standard library may conform to it",
                    "use a real value, and leave '\(name)' out with 'exclude'"
                )
            case .closedClass:
                (
                    ", and the compiler allows no subclass of this class of Foundation on this system",
                    "declare what '\(name)' needs of it as requirements, or leave '\(name)' out with 'exclude'"
                )
            case .distributedActors:
                (", and only distributed actors can conform to it", "use a real actor, and leave '\(name)' out with 'exclude'")
            case .sequence:
                (
                    ", and mockgen does not mock sequences or collections",
                    "use an array in the tests, and leave '\(name)' out with 'exclude'"
                )
            case .undeclared(let methods):
                (
                    ", which requires \(quotedList(methods, "and")) of each type without declaring the parameters",
                    "declare \(quotedList(methods, "and")) in '\(name)', or leave it out with 'exclude'"
                )
            case .conditional:
                (
                    ", and an '#if' that mockgen cannot evaluate decides more than members of the mock",
                    "leave only functions, properties, subscripts and initializers to the '#if', or leave '\(name)' out with 'exclude'"
                )
            }
        return Diagnostic(
            .unsupportedParent, cause: .code, "'\(declaration.qualifiedName)' inherits from '\(parent)'" + reason, help: help, at: location)
    }
}
