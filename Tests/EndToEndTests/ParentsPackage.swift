/// A package whose protocols have their parents in other modules and in other packages, all in one folder.
enum ParentsPackage {
    /// The package that is tested, in the folder.
    static let name = "Tea Shop"

    static func files() throws -> TemporaryPackage {
        try TemporaryPackage(
            named: "Tea Things",
            [
                "Water/Package.swift": """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                    name: "Water",
                    products: [.library(name: "Water", targets: ["Water"])],
                    targets: [.target(name: "Springs"), .target(name: "Water", dependencies: ["Springs"])],
                    swiftLanguageModes: [.v5]
                )

                """,
                "Water/Sources/Springs/Springing.swift": """
                public class Spring {
                    public var name = ""
                    public init() {}
                }

                public protocol Springing {
                    func spring(named name: String) -> Spring
                }

                package protocol Filtering { func filter() }

                """,
                "Water/Sources/Water/Watering.swift": """
                import Springs

                public protocol Watering: Springing {
                    func fill(from spring: Spring, completion: @escaping (Result<Int, any Error>) -> Void)
                }

                public struct Sealed<Content: Sendable> {
                    public var content: Content?
                    public init() {}
                }

                """,
                "Kettles/Package.swift": """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                    name: "Kettles",
                    products: [.library(name: "Kettles", targets: ["Kettles"])],
                    dependencies: [.package(path: "../Water")],
                    targets: [.target(name: "Kettles", dependencies: [.product(name: "Water", package: "Water")])]
                )

                """,
                "Kettles/Sources/Kettles/Heating.swift": """
                @preconcurrency public import Springs
                public import Water

                /// Named like its module.
                public enum Kettles {}

                public struct Degrees: Sendable {
                    public init() {}
                }

                public protocol Heating: Water.Watering {
                    var target: Degrees? { get set }
                    func boil(_ spring: Spring) async throws -> Sealed<Spring>
                }

                """,
                "Tea Shop/Package.swift": """
                // swift-tools-version: 6.2

                import PackageDescription

                let strict: [SwiftSetting] = [
                    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
                    .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
                ]

                let package = Package(
                    name: "TeaShop",
                    dependencies: [.package(path: "../Kettles")],
                    targets: [
                        .target(name: "Leaves"),
                        .target(name: "Blends", dependencies: ["Leaves"]),
                        .target(name: "Menu", dependencies: ["Blends"]),
                        .target(name: "Shop", dependencies: ["Menu", "Leaves", .product(name: "Kettles", package: "Kettles")]),
                        .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopMocks"], swiftSettings: strict),
                        .testTarget(name: "ShopSwift5Tests", dependencies: ["Shop"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
                        .target(name: "ShopMocks", dependencies: ["Shop"], swiftSettings: strict),
                    ]
                )

                """,
                "Tea Shop/.mockgen.yml": """
                version: 1
                style: automockable
                targets:
                  ShopTests:
                    protocols: all
                    overrides:
                      Leaves.Pricing: { name: LeavesPricingMock }
                    output: Tests/ShopTests/Mocks.swift
                  ShopSwift5Tests:
                    protocols: all
                    overrides:
                      Leaves.Pricing: { name: LeavesPricingMock }
                    output: Tests/ShopSwift5Tests/Mocks.swift
                  ShopMocks:
                    protocols: [Auditing, Serving, Reserving, Brewing]
                    access: public
                    output: Sources/ShopMocks/Mocks.swift

                """,
                "Tea Shop/Sources/Leaves/Leaves.swift": """
                import Dispatch
                public import Foundation

                public struct Leaf: Hashable, Sendable {
                    public var name: String
                    public init(name: String) { self.name = name }
                }

                /// Each module has one of the name.
                public protocol Pricing {
                    func price(of leaf: Leaf) -> Int
                }

                /// The root of a diamond.
                public protocol Stocking: AnyObject {
                    associatedtype Good
                    var stock: [Good] { get set }
                    func add(_ good: Good)
                }

                extension Stocking {
                    public func add(_ good: Good) { stock.append(good) }
                }

                public enum Harvest {
                    public protocol Picking {
                        func pick(on day: Date) -> [Leaf]
                    }
                }

                @_spi(Audit) public protocol Auditing {
                    func audit() -> Bool
                }

                private let queue = DispatchQueue(label: "leaves")

                """,
                "Tea Shop/Sources/Blends/Blends.swift": """
                @_exported public import Leaves

                public protocol Blending: Stocking where Good == Leaf {
                    func blend(_ leaves: Leaf...) -> Leaf
                }

                public protocol Storing: Stocking {
                    var shelves: Int { get }
                }

                public typealias Field = Harvest
                public typealias BlendPricing = Blending & Pricing

                """,
                "Tea Shop/Sources/Menu/Menu.swift": """
                @_exported public import Blends

                /// Both sides of the diamond.
                public protocol Listing: Blending, Storing {
                    func list() -> [Leaf]
                }

                public protocol Gathering: Field.Picking {
                    func gather()
                }

                """,
                "Tea Shop/Sources/Shop/Shop.swift": """
                import Foundation
                import Kettles
                @_spi(Audit) import Leaves
                import Menu

                /// Not that of Leaves.
                protocol Pricing {
                    func price() throws -> Int
                }

                protocol Selling: Pricing, Leaves.Pricing {
                    func sell(_ leaf: Leaf, at price: any Pricing) -> Bool
                }

                protocol Offering: BlendPricing, Identifiable where ID == String {
                    func offer() async -> Leaf?
                }

                public protocol Serving: Listing {
                    func serve(_ guests: Int) -> Int
                }

                public protocol Brewing: Heating {
                    func brew() -> Int
                }

                public protocol Reserving: Hashable, CustomStringConvertible, Sendable {
                    func reserve(on day: Date) -> Bool
                }

                protocol Inspecting: Auditing {
                    func inspect() -> UUID?
                }

                struct Degrees {}

                protocol Measuring {
                    func measure() -> Degrees
                }

                protocol Tasting {
                    func taste(_ leaf: Menu.Leaf) -> any Menu.Field.Picking
                    func count(_ stock: [Blends.Leaf]) async throws -> Int
                }

                """,
                "Tea Shop/Sources/ShopMocks/Nothing.swift": """
                // Its mocks are all it has.

                """,
                "Tea Shop/Tests/ShopTests/ParentsTests.swift": tests,
                "Tea Shop/Tests/ShopSwift5Tests/ParentsTests.swift": tests,
            ])
    }

    /// The same for both language modes.
    private static let tests = """
        import Foundation
        import Kettles
        import Leaves
        @preconcurrency import Springs
        import Testing
        import Water

        @testable import Shop

        @Suite struct ParentsTests {
            let assam = Leaf(name: "Assam")

            @Test func threeModulesDeepAndADiamondOverThem() {
                let mock = ServingMock()
                mock.serveReturnValue = 2
                mock.blendReturnValue = assam
                mock.listReturnValue = [assam]
                mock.shelves = 3
                mock.addClosure = { [unowned mock] in mock.stock.append($0) }
                mock.add(assam)
                #expect(mock.serve(4) == 2)
                #expect(mock.blend(assam, assam) == assam)
                #expect(mock.list() == [assam])
                #expect(mock.stock == [assam])
                #expect(mock.addReceivedInvocations == [assam])
                #expect(mock.shelves == 3)
            }

            @Test func twoModulesWithAProtocolOfOneName() throws {
                let mock = SellingMock()
                mock.sellAtReturnValue = true
                mock.priceReturnValue = 1
                mock.priceOfReturnValue = 2
                let shop = PricingMock()
                let leaves = LeavesPricingMock()
                shop.priceReturnValue = 3
                leaves.priceOfReturnValue = 4
                #expect(mock.sell(assam, at: shop))
                #expect(mock.sellAtReceivedArguments?.price is PricingMock)
                #expect(try mock.price() + mock.price(of: assam) + shop.price() + leaves.price(of: assam) == 10)
            }

            @Test func twoPackagesDeep() async throws {
                let mock = BrewingMock()
                let spring = Spring()
                mock.brewReturnValue = 1
                mock.springNamedReturnValue = spring
                mock.boilReturnValue = Sealed()
                mock.fillFromCompletionClosure = { $1(.success(5)) }
                mock.target = Degrees()
                var filled = 0
                mock.fill(from: spring) { filled = (try? $0.get()) ?? 0 }
                #expect(filled == 5)
                #expect(mock.spring(named: "Evian") === spring)
                #expect(mock.brew() == 1)
                #expect(try await mock.boil(spring).content == nil)
                #expect(mock.boilReceivedSpring === spring)
            }

            @Test func aNameOfTwoModules() {
                let mock = MeasuringMock()
                mock.measureReturnValue = Shop.Degrees()
                _ = mock.measure()
                #expect(mock.measureCallsCount == 1)
            }

            @Test func throughAliasesAndReexports() async {
                let gathering = GatheringMock()
                gathering.pickOnReturnValue = [assam]
                gathering.gather()
                #expect(gathering.pick(on: .distantPast) == [assam])

                let offering = OfferingMock()
                offering.offerReturnValue = assam
                offering.id = "first"
                #expect(await offering.offer() == assam)
                #expect(offering.id == "first")

                let tasting = TastingMock()
                tasting.tasteReturnValue = gathering
                #expect(tasting.taste(assam) is GatheringMock)
            }

            @Test func ofTheStandardLibrary() {
                let mock = ReservingMock()
                mock.description = "a table"
                mock.reserveOnReturnValue = true
                #expect("\\(mock)" == "a table")
                #expect(Set([mock, ReservingMock(), mock]).count == 2)
                #expect(mock.reserve(on: .distantFuture))
            }

            @Test func ofASystemInterface() {
                let mock = InspectingMock()
                mock.auditReturnValue = true
                #expect(mock.audit())
                #expect(mock.inspect() == nil)
            }
        }

        """
}
