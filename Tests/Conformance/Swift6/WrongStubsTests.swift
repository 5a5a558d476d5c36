import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("rethrowing functions with several kinds of closures") struct TillTests {
    @Test func errorsOfEveryKindOfClosureComeBack() async {
        let mock = TillMock()
        mock.runClosure = { try $0() }
        mock.attemptClosure = { try $0?() ?? 0 }
        mock.visitClosure = { try await $0(1) }
        mock.sumClosure = { 3 }
        mock.bothClosure = { first, second in
            var value = try first()
            try second(&value)
            return value
        }
        let subject: any Till = mock
        #expect(subject.run { 1 } == 1)
        #expect(subject.attempt { 2 } == 2 && subject.attempt(nil) == 0)
        #expect(subject.sum { (values: Int...) in values.reduce(0, +) } == 3)
        #expect(subject.both({ 3 }, { $0 += 1 }) == 4)
        #expect(throws: LoadError.missing) { try subject.run { throw LoadError.missing } }
        #expect(throws: LoadError.missing) { try subject.attempt { throw LoadError.missing } }
        await #expect(throws: LoadError.missing) { try await subject.visit { _ in throw LoadError.missing } }
        #expect(throws: LoadError.missing) { try subject.both({ throw LoadError.missing }, { $0 += 1 }) }
        #expect(throws: LoadError.missing) { try subject.both({ 3 }, { _ in throw LoadError.missing }) }
    }

    @Test func errorsOfSendableClosuresComeBack() async {
        let mock = SharedTillMock()
        mock.runClosure = { try $0() }
        mock.attemptClosure = { try await $0?() ?? 0 }
        #expect(mock.run { 1 } == 1)
        #expect(await mock.attempt { 2 } == 2)
        #expect(throws: LoadError.missing) { try mock.run { throw LoadError.missing } }
        await #expect(throws: LoadError.missing) { try await mock.attempt { throw LoadError.missing } }
    }

    @Test func anErrorOfTheStubAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.runClosure = { _ in throw LoadError.missing }
            _ = (mock as any Till).run { 1 }
        }
        expect(
            result,
            says: "'TillMock.runClosure' threw 'missing', but no closure that was passed to 'run(_:)' has thrown. A function that "
                + "rethrows can throw only after one of its closures has thrown. Throw the error in that closure, or declare 'run(_:)' "
                + "with 'throws'.")
    }

    @Test func anErrorThatIsSet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.runThrowableError = LoadError.missing
            _ = (mock as any Till).run { 1 }
        }
        expect(result, says: "'TillMock.runThrowableError' threw 'missing', but no closure that was passed to 'run(_:)' has thrown.")
        let asynchronous = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.visitThrowableError = LoadError.missing
            await (mock as any Till).visit { _ in }
        }
        expect(asynchronous, says: "'TillMock.visitThrowableError' threw 'missing'")
        let locked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = SharedTillMock()
            mock.runThrowableError = LoadError.missing
            _ = mock.run { 1 }
        }
        expect(locked, says: "'SharedTillMock.runThrowableError' threw 'missing'")
    }

    @Test func anErrorOfAnAsynchronousStubAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.visitClosure = { body in
                try await body(1)
                throw LoadError.missing
            }
            await (mock as any Till).visit { _ in }
        }
        expect(result, says: "'TillMock.visitClosure' threw 'missing', but no closure that was passed to 'visit(_:)' has thrown.")
    }

    @Test func anErrorOfTheStubOfASendableMock() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = SharedTillMock()
            mock.runClosure = { _ in throw LoadError.missing }
            _ = mock.run { 1 }
        }
        expect(result, says: "'SharedTillMock.runClosure' threw 'missing'")
    }

    @Test func anErrorOfAVariadicStubAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.sumClosure = { throw LoadError.missing }
            _ = mock.sum { (_: Int...) in 1 }
        }
        expect(result, says: "'TillMock.sumClosure' threw 'missing'")
    }
}

@Suite("stubs of a wrong type") struct ConvertingTests {
    @Test func valuesOfTheRightType() {
        let mock = ConvertingMock()
        mock.convertReturnValue = "a"
        mock.convertAllReturnValue = [1, 2]
        mock.changeClosure = { $0 = 4 }
        #expect(mock.convert(1) == "a")
        #expect(mock.convert(all: [1]) == [1, 2])
        #expect(mock.find("a") as Int? == nil)
        mock.findReturnValue = 3
        #expect(mock.find("a") == 3)
        var value = 1
        mock.change(&value)
        #expect(value == 4)
    }

    @Test func aReturnValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.convertReturnValue = true
            let _: Int = mock.convert(1)
        }
        expect(
            result,
            says: "'ConvertingMock.convertReturnValue' must be of type 'Int' in this call of 'convert(_:)', but it is of type 'Bool': "
                + "true. In the test, use a value of type 'Int'.")
    }

    @Test func theResultOfAClosure() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.convertClosure = { "\($0)" }
            let _: Int = mock.convert(1)
        }
        expect(
            result,
            says: "The result of 'ConvertingMock.convertClosure' must be of type 'Int' in this call of 'convert(_:)', but it is of type "
                + "'String': 1. In the test, use a value of type 'Int'.")
    }

    @Test func anArray() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.convertAllReturnValue = ["a"]
            let _: [Int] = mock.convert(all: [1])
        }
        expect(result, says: "'ConvertingMock.convertAllReturnValue' must be of type 'Array<Int>' in this call of 'convert(all:)'")
    }

    @Test func anOptional() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.findReturnValue = "a"
            let _: Int? = mock.find("b")
        }
        expect(result, says: "'ConvertingMock.findReturnValue' must be of type 'Optional<Int>' in this call of 'find(_:)'")
    }

    @Test func anArgumentOfAClosure() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.loadCompletionClosure = { _, completion in completion("a") }
            mock.load(Int.self) { _ in }
        }
        expect(
            result,
            says: "A value passed to 'completion' in 'ConvertingMock' must be of type 'Int' in this call of 'load(_:completion:)', "
                + "but it is of type 'String': a. In the test, use a value of type 'Int'.")
    }

    @Test func anInoutArgument() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.changeClosure = { $0 = "a" }
            var value = 1
            mock.change(&value)
        }
        expect(
            result,
            says: "The value that 'ConvertingMock.changeClosure' assigned to 'value' must be of type 'Int' in this call of 'change(_:)', "
                + "but it is of type 'String': a.")
    }

    @Test func anError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.failThrowableError = LoadError.missing
            try? mock.fail(Failure())
        }
        expect(result, says: "'ConvertingMock.failThrowableError' must be of type 'Failure' in this call of 'fail(_:)'")
    }
}
