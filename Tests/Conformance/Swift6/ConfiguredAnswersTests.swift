import Testing

@testable import Requirements

@Suite struct ConfiguredAnswersTests {
    @Test func unstubbedMembersReturnTheExpressions() async throws {
        let mock = InterceptingMock()
        let subject: any Intercepting = mock
        #expect(subject.name == "Anna" && subject.note == "new")
        #expect(subject.intercept(request: "a") == "a" && subject.first(7) == 7)
        #expect(subject.same([1, 2]) == [1, 2] && subject["k"] == "k" && InterceptingMock.label("l") == "l")
        #expect(try await subject.load(id: 3) == "3")
        var items = [4, 5]
        #expect(subject.changed(&items) == [4, 5])
        #expect(mock.interceptRequestCallsCount == 1 && mock.interceptRequestReceivedRequest == "a")
    }

    @Test func stubsReplaceTheExpressions() {
        let mock = InterceptingMock()
        mock.interceptRequestReturnValue = "stubbed"
        #expect(mock.intercept(request: "a") == "stubbed")
        mock.firstClosure = { _ in nil }
        #expect(mock.first(7) == nil)
        (mock.name, mock.note) = ("Ben", nil)
        #expect(mock.name == "Ben" && mock.note == nil)
    }

    @Test func mocksInheritSingleImplementations() {
        let mock = InterceptingMock()
        mock.waveReturnValue = "hi"
        #expect(mock.greet() == "Hello, Anna" && mock.wave() == "hi" && mock.waveCallsCount == 1)
    }

    @Test func sharedMocksReturnTheExpressions() async throws {
        let mock = SharedInterceptingMock()
        #expect(mock.name == "Anna" && mock.note == "new" && mock.first(nil) == nil && mock.first(7) == 7)
        #expect(mock.intercept(request: "a") == "a" && mock.same(2) == 2 && mock["k"] == "k")
        #expect(try await mock.load(id: 3) == "3")
        mock.firstReturnValue = 8
        #expect(mock.first(7) == 8 && mock.greet() == "Hello, Anna")
    }

    @MainActor @Test func mainActorMocksReturnTheExpressions() {
        let mock = MainInterceptingMock()
        #expect(mock.intercept(request: "a") == "a" && mock.leaflet(of: "p").text == "p")
    }

    @Test func anExpressionPrecedesTheImplementationOfTheClass() {
        let mock = ConverterMock()
        #expect(mock.convert(2) == 2 && mock.describe(2) == "2 km")
        mock.convertReturnValue = 5
        #expect(mock.convert(2) == 5)
    }
}
