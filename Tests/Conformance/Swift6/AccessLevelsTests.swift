import Testing

@testable import Requirements

@Suite(.serialized) struct AccessLevelsTests {
    @Test func publicAndPackage() throws {
        let mock = InternalServiceMock()
        var subject: any InternalService = mock
        mock.loadReturnValue = "l"
        mock.saveThrowableError = LoadError.missing
        subject.name = "n"
        subject.refresh()
        #expect((subject as any PublicService).load(1) == "l")
        #expect(throws: LoadError.missing) { try (subject as any PackageService).save() }
        #expect(mock.name == "n")
        #expect(mock.loadReceivedId == 1)
        #expect(mock.refreshCallsCount == 1)

        let made = (PublicServiceMock.self as any PublicService.Type).init(name: "m")
        #expect((made as? PublicServiceMock)?.initNameReceivedName == "m")
        #expect((PackageServiceMock.self as any PublicService.Type).count == 0)
    }

    @Test func nestedPublic() {
        let mock = ObserverMock()
        (mock as any PublicOuter.Observer).changed(3)
        #expect(mock.changedReceivedValue == 3)
    }
}
