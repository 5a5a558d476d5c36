import MockgenConfig
import TestSupport
import Testing

@Suite struct HiddenCharacterTests {
    @Test(arguments: [
        ProblemCase(
            "in an output", "version: 1\ntargets: { A: { protocols: all, output: 📍\"M\\e.swift\", sources: [1️⃣\"S\\u202e\"] } }",
            .hidden("001B", "📍"), .hidden("202E", "1️⃣")),
        ProblemCase(
            "in names of mocks",
            "version: 1\nname: 📍\"{protocol}\u{200B}Mock\"\ntargets: { A: { combined: { 1️⃣A\u{2066}B: [P] }, protocols: all } }",
            .hidden("200B", "📍"), .hidden("2066", "1️⃣")),
        ProblemCase(
            "in names of types and targets",
            "version: 1\ntargets: { 📍A\u{AD}: { protocols: [1️⃣Pay\u{2060}ing], testable: [2️⃣Shop\u{200D}ViewModel] } }",
            .hidden("00AD", "📍"), .hidden("2060", "1️⃣"), .hidden("200D", "2️⃣")),
        ProblemCase(
            "in defaults",
            "version: 1\ndefaults: { 📍\"\\u200E\": 1, Text: 1️⃣\"a\\u2028b\", Tag: 2️⃣'\"\u{E0001}\"' }\ntargets: { A: { protocols: all } }",
            .hidden("200E", "📍"), .hidden("2028", "1️⃣"), .hidden("E0001", "2️⃣")),
        ProblemCase(
            "once for all aliases", "version: 1\ntargets: { A: &a { protocols: [📍P\u{FEFF}Q] }, B: *a, C: *a }", .hidden("FEFF", "📍")),
    ])
    func hidden(_ problem: ProblemCase) { problem.check() }

    /// Emojis and words of some languages contain joiners, and a block of several lines is one value.
    @Test func visibleTextsAreAccepted() throws {
        let read = try configuration(
            """
            version: 1
            defaults:
              Family: |
                Family(
                \t"👩‍❤️‍👨 1️⃣ 🏴‍☠️")
            targets:
              A: { protocols: [می‌خواهم], sources: ["Sources/👩‍💻"], output: "Größe/é.swift" }
            """.replacing("\\t", with: "\t"))
        #expect(read.targets[0].sources?.map(\.value) == ["Sources/👩‍💻"])
        #expect(read.targets[0].settings.defaults["Family"]?.value.value == "Family(\n\t\"👩‍❤️‍👨 1️⃣ 🏴‍☠️\")\n")
    }
}

extension ExpectedProblem {
    fileprivate static func hidden(_ number: String, _ marker: Character) -> ExpectedProblem {
        ExpectedProblem(
            marker, "invalid-text", "this text contains the hidden character U+\(number)",
            help: "remove the character: type the text again instead of copying it")
    }
}
