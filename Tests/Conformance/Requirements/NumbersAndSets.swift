// Protocols of numbers and sets as parents.

/// Feature: Numeric
protocol Amount: Numeric where Magnitude == Int, IntegerLiteralType == Int {
    var unit: String { get }
}

/// Feature: SignedNumeric
protocol Balance: SignedNumeric where Magnitude == Int, IntegerLiteralType == Int {
    var unit: String { get }
}

/// Feature: SetAlgebra
protocol Tagging: SetAlgebra where Element == String, ArrayLiteralElement == String {
    var title: String { get }
}

/// Feature: OptionSet
protocol Toppings: OptionSet where RawValue == Int {
    func clear()
}

/// Feature: CVarArg
protocol Formattable: CVarArg {
    var text: String { get }
}
