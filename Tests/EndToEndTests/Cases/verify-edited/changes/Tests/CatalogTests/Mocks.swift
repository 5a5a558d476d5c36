// Made by mockgen: change the protocols or .mockgen.yml, not this file.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Catalog

class PricingMock: Pricing {
    var priceOfCallsCount = 0
    var priceOfCalled: Bool { priceOfCallsCount > 0 }
    var priceOfReceivedTea: String?
    var priceOfReceivedInvocations: [String] = []
    var priceOfReturnValue: Int!
    var priceOfClosure: ((String) -> Int)?

    func price(of tea: String) -> Int {
        return 42
    }
}
