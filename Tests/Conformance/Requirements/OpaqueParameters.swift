/// Feature: opaque parameters
protocol OpaqueParameters {
    func some(_ animal: some Animal)
    func someOptional(_ animal: (some Animal)?)
    func someArray(_ animals: [some Animal]) -> Int
    func someCollection(_ values: some Collection<Int>) -> Int
    func someAndMore(_ animal: some Animal & Equatable, id: Int) -> String
}

/// Feature: inout opaque parameters
protocol InoutOpaque {
    func roll(using generator: inout some RandomNumberGenerator) -> Int
    func change(_ animal: inout some Animal, value: inout some Equatable)
}
