import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("closures of every shape") struct ClosureShapesTests {
    let mock = ClosureShapesMock()
    var subject: any ClosureShapes { mock }

    @Test func closuresOfSeveralArguments() {
        var calls: [String] = []
        subject.two { calls.append("\($0)\($1)") }
        subject.labelled { calls.append("\($0)\($1)") }
        mock.twoReceivedBody?("a", 1)
        mock.labelledReceivedBody?(2, "b")
        #expect(calls == ["a1", "2b"])
    }

    @Test func closuresOfExistentials() {
        subject.existentials { $0 ?? $1 }
        #expect(mock.existentialsReceivedCompletion?(nil, Dog())?.noise == "woof")
        var noise = ""
        mock.existentialsNowClosure = { noise = $0(Dog(noise: "a"), Dog())?.noise ?? "" }
        subject.existentialsNow { first, _ in first }
        #expect(noise == "a")
        var isFailure = false
        subject.defaultError { isFailure = $0 != nil }
        mock.defaultErrorReceivedCompletion?(Failure())
        #expect(isFailure)
    }

    @Test @MainActor func attributesInsideOptionals() {
        var received: [Any?] = []
        subject.optionalAttributed("1 + 1") { value, _ in received.append(value) }
        mock.optionalAttributedHandlerReceivedArguments?.handler?(2, nil)
        #expect(received.first as? Int == 2)
        subject.optionalAttributed("2", handler: nil)
        #expect(mock.optionalAttributedHandlerReceivedInvocations.map(\.script) == ["1 + 1", "2"])
    }

    @Test func parenthesesAndVariadics() {
        var flag = false
        mock.parenthesisedClosure = { $0(true) }
        subject.parenthesised { flag = $0 }
        #expect(flag)
        subject.variadic { (texts: String...) in texts.count }
        #expect(mock.variadicReceivedBody?("a", "b") == 2)
    }

    @Test func valuesThatGoBothWays() {
        var numbers: [Int] = []
        mock.inoutNowClosure = { body in
            var value = [1]
            try body(&value)
            numbers = value
        }
        subject.inoutNow { $0.append(2) }
        #expect(numbers == [1, 2])
        #expect(throws: Failure.self) { try subject.inoutNow { _ in throw Failure() } }
    }

    @Test func closuresThatReturnClosures() {
        mock.curriedClosure = { body in { body($0)($0) } }
        let square = subject.curried { left in { right in left * right } }
        #expect(square(3) == 9)
        #expect(mock.curriedReceivedBody?(2)(5) == 10)
    }

    @Test func typedThrowsInsideAndOutside() async {
        mock.sendableThrowingWorkClosure = { (work) async throws(LoadError) in try await work() + 1 }
        do throws(LoadError) {
            #expect(try await mock.sendableThrowing { 1 } == 2)
            _ = try await mock.sendableThrowing { () async throws(LoadError) in throw .missing }
        } catch { #expect(error == .missing) }
        #expect(mock.sendableThrowingWorkCallsCount == 2)
    }

    @Test func tuplesAndLayersOfOptionals() {
        subject.tuples { ($0.id, $0.name.count) }
        #expect(mock.tuplesReceivedBody?((id: 1, name: "abc")).1 == 3)
        var calls = 0
        subject.optionalOptional { calls += 1 }
        mock.optionalOptionalReceivedBody??()
        #expect(calls == 1)
        subject.implicit { calls += $0 }
        mock.implicitReceivedBody?(10)
        #expect(calls == 11)
        subject.implicit(nil)
        #expect(mock.implicitReceivedInvocations.count == 2)
    }

    @Test func buildersAndAutoclosures() throws {
        subject.resultBuilt {
            "a"
            "b"
        }
        #expect(mock.resultBuiltReceivedLines?() == ["a", "b"])
        #expect(try subject.retained(1 + mock.retainedCallsCount) == 0)
        #expect(try mock.retainedReceivedBody?() == 2)
        subject.sendingBack { Account(balance: 4) }
        #expect(mock.sendingBackReceivedBody?().balance == 4)
    }
}

@Suite("declarations over several lines, with comments") struct LayoutsTests {
    @Test func layouts() async throws {
        let mock = LayoutsMock()
        let subject: any Layouts = mock
        mock.spreadClosure = { $0 }
        #expect(subject.commented(1, second: "b", third: true) == 0)
        #expect(mock.commentedSecondThirdReceivedArguments?.second == "b")
        #expect(try await mock.spread(["a": 1]) == ["a": 1])
        subject.semicolon()
        #expect(subject.afterwards() + subject.between == 0)
        #expect(subject.trailing(2) == 0)
        #expect(mock.trailingReceivedValue == 2)
        call(subject)
        #expect(mock.attributedCalled)
    }

    private func call(_ subject: any Layouts) { subject.attributed() }
}
