class PricingMock {}
