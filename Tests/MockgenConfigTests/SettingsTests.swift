import MockgenConfig
import MockgenModel
import TestSupport
import Testing

/// The effective one of several settings, and its location.
@Suite struct SettingsTests {
    @Test func defaultSettings() throws {
        let settings = try configuration("version: 1\ntargets: { A: { protocols: all } }").targets[0].settings
        #expect(settings == .builtIn)
        #expect(settings.style.value.style == Style(.stub))
        #expect(settings.style.value.naming == Settings.builtIn.style.value.naming)
        #expect(settings.name.value.text == "{protocol}Mock")
        #expect(settings.access.value == .internal)
        #expect(settings.defaults.isEmpty)
        #expect(!settings.callsSuper.value)
        #expect(settings.style.location == nil && settings.name.location == nil && settings.access.location == nil)
    }

    @Test func innerLevelsWin() throws {
        let text = MarkedText(
            configuration: """
                version: 1
                style: 1️⃣automockable
                name: 2️⃣"{protocol}Mock"
                access: 3️⃣package
                targets:
                  A:
                    protocols: all
                    name: 4️⃣"Fake{protocol}"
                    overrides:
                      P: { access: 5️⃣public, style: 6️⃣{ extends: automockable, naming: 7️⃣label } }
                      Q: { name: 8️⃣Stub }
                  B:
                    protocols: all
                """)
        let targets = try readConfiguration(text.bytes, path: MarkedText.configurationPath).targets
        func check(_ settings: Settings, style: Character, name: (String, Character), access: (AccessLevel, Character)) {
            #expect(settings.style.location == text.markers[style])
            #expect(settings.name.value.name(forProtocol: "X") == name.0)
            #expect(settings.name.location == text.markers[name.1])
            #expect(settings.access.value == access.0)
            #expect(settings.access.location == text.markers[access.1])
        }
        check(targets[0].settings, style: "1️⃣", name: ("FakeX", "4️⃣"), access: (.package, "3️⃣"))
        check(targets[0].settings(forProtocol: ["P"]), style: "6️⃣", name: ("FakeX", "4️⃣"), access: (.public, "5️⃣"))
        check(targets[0].settings(forProtocol: ["Q"]), style: "1️⃣", name: ("Stub", "8️⃣"), access: (.package, "3️⃣"))
        check(targets[1].settings, style: "1️⃣", name: ("XMock", "2️⃣"), access: (.package, "3️⃣"))
        #expect(targets[0].settings(forProtocol: ["P"]).style.value.naming.location == text.markers["7️⃣"])
        #expect(targets[1].settings.style.value.naming.location == nil)
    }

    @Test func callsSuper() throws {
        let text = MarkedText(
            configuration: """
                version: 1
                callsSuper: 1️⃣true
                targets:
                  A:
                    protocols: all
                    callsSuper: 2️⃣false
                    overrides:
                      P: { callsSuper: 3️⃣"true" }
                  B: { protocols: all }
                """)
        let targets = try readConfiguration(text.bytes, path: MarkedText.configurationPath).targets
        let settings = [targets[0].settings, targets[0].settings(forProtocol: ["P"]), targets[1].settings].map(\.callsSuper)
        #expect(settings.map(\.value) == [false, true, true])
        #expect(settings.map(\.location) == ["2️⃣", "3️⃣", "1️⃣"].map { text.markers[$0] })
    }

    /// Mocks that other code can use have all members if an outer level chooses `used`.
    @Test func membersInUse() throws {
        let text = MarkedText(
            configuration: """
                version: 1
                members: 1️⃣used
                targets:
                  A:
                    protocols: all
                    overrides:
                      P: { members: 2️⃣all }
                      Q: { access: public }
                  B: { protocols: all, access: package, overrides: { P: { access: internal, members: 3️⃣used } } }
                  C: { protocols: all, output: Mocks.swift }
                """)
        let targets = try readConfiguration(text.bytes, path: MarkedText.configurationPath).targets
        let settings = [
            targets[0].settings, targets[0].settings(forProtocol: ["P"]), targets[0].settings(forProtocol: ["Q"]),
            targets[1].settings, targets[1].settings(forProtocol: ["P"]), targets[2].settings,
        ].map(\.members)
        #expect(settings.map(\.value) == [.used, .all, .all, .all, .used, .all])
        let markers: [Character?] = ["1️⃣", "2️⃣", nil, nil, "3️⃣", nil]
        #expect(settings.map(\.location) == markers.map { $0.flatMap { text.markers[$0] } })
    }

    @Test func defaultsMergeByType() throws {
        let text = MarkedText(
            configuration: """
                version: 1
                defaults: { Money: 1️⃣Money.zero, "[Int]": 2️⃣"[]", Bool: 3️⃣true }
                targets:
                  A:
                    protocols: all
                    defaults: { Money: 4️⃣.one }
                    overrides:
                      P: { defaults: { Bool: 5️⃣false, String: 6️⃣'""' } }
                """)
        let target = try readConfiguration(text.bytes, path: MarkedText.configurationPath).targets[0]
        func shown(_ settings: Settings) -> [String: String] { settings.defaults.mapValues { "\($0.value.value) \($0.value.location)" } }
        func at(_ marker: Character) -> String { text.markers[marker]?.description ?? "no marker" }
        #expect(
            shown(target.settings) == [
                "Money": ".one \(at("4️⃣"))", "[Int]": "[] \(at("2️⃣"))", "Bool": "true \(at("3️⃣"))",
            ])
        #expect(
            shown(target.settings(forProtocol: ["P"])) == [
                "Money": ".one \(at("4️⃣"))", "[Int]": "[] \(at("2️⃣"))", "Bool": "false \(at("5️⃣"))", "String": "\"\" \(at("6️⃣"))",
            ])
    }

    @Test(arguments: ["{protocol}", "_{protocol}", "{protocol}2", "Größe{protocol}Ω", "{protocol}Of{protocol}"])
    func namesThatSwiftTakes(_ name: String) throws {
        let target = try configuration("version: 1\ntargets: { A: { protocols: all, name: \"\(name)\" } }").targets[0]
        #expect(target.settings.name.value.text == name)
    }

    @Test(arguments: [
        ("{protocol without Protocol}Mock", "ClientProxyProtocol", "ClientProxyMock"),
        ("{protocol without Protocol}Mock", "Routing", "RoutingMock"),
        ("{protocol without Protocol}Mock", "ProtocolReader", "ProtocolReaderMock"),
        ("{protocol without Protocol}Mock", "Protocol", "ProtocolMock"),
        ("{protocol without Protocol}", "TypeProtocol", "TypeProtocol"),
        ("{protocol without Protocol}Mock", "`CartProtocol`", "CartMock"),
        ("Mock{protocol without prefix I}", "IUserService", "MockUserService"),
        ("Mock{protocol without prefix I}", "Intercom", "MockIntercom"),
        ("Mock{protocol without prefix App}", "App2", "MockApp2"),
    ])
    func namesWithoutAnAffix(_ template: String, _ name: String, _ expected: String) throws {
        let target = try configuration("version: 1\nname: \"\(template)\"\ntargets: { A: { protocols: all } }").targets[0]
        #expect(target.settings.name.value.name(forProtocol: name) == expected)
    }
}
