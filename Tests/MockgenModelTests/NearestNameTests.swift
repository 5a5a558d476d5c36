import MockgenModel
import Testing

@Suite struct NearestNameTests {
    @Test(
        arguments: [
            ("protcols", ["protocols", "sources", "imports"], "protocols"),
            ("Protocols", ["protocols"], "protocols"),
            ("sorces", ["protocols", "sources", "imports"], "sources"),
            ("nmae", ["name", "style"], "name"),
            ("outptu", ["output"], "output"),
            ("UserService", ["UserServicing", "UserServices"], "UserServices"),
            ("UIViewController", ["TunnelController"], nil),
            ("Sources/Ordering", ["Sources/Shop/Ordering"], "Sources/Shop/Ordering"),
            ("build(withListener:)", ["build(listener:)"], "build(listener:)"),
            ("ab", ["b", "a"], "a"),
            ("x", ["y"], nil),
            ("x", ["X"], "X"),
            ("name", ["protocols"], nil),
            ("abc", [], nil),
            ("", ["a"], nil),
            ("größe", ["Größe", "Grösse"], "Größe"),
        ] as [(String, [String], String?)])
    func suggestion(_ name: String, _ candidates: [String], _ expected: String?) {
        #expect(nearest(to: name, among: candidates) == expected)
    }

    @Test func orderOfCandidatesDoesNotMatter() {
        #expect(nearest(to: "aa", among: ["ab", "ac"]) == "ab")
        #expect(nearest(to: "aa", among: ["ac", "ab"]) == "ab")
    }
}
