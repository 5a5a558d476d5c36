import Testing

@testable import Requirements

@Suite struct ClassInheritanceTests {
    @Test func membersInExtensions() {
        let mock = ParcelMock()
        let subject: Parcel = mock
        mock.underlyingWeightMember = 5
        #expect(subject.weight == 5)
        subject.send()
        #expect(mock.sendMemberCallsCount == 1)
        #expect(mock.sendCalled)
        mock.openReturnValue = 3
        #expect(subject.open() == 3)
        #expect(mock.openCalled)
        #expect(mock.underlyingWeight == 7)
    }

    @Test func closures() {
        let mock = ClosureStepMock()
        let subject: Step<(Int) -> String> = mock
        subject.take { "\($0)" }
        #expect(mock.takeReceivedInput?(3) == "3")
        #expect(subject.many({ _ in "a" }, { _ in "b" }) == 0)
        #expect(mock.manyReceivedInputs?.map { $0(1) } == ["a", "b"])
        subject.follow({ $0 }, { _ in })
        #expect(mock.followReceivedNext?({ _ in "next" })(1) == "next")
        mock.subscriptReturnValue = 8
        #expect(subject[{ _ in "" }] == 8)
        var changed: (Int) -> String = { _ in "old" }
        mock.changeClosure = { $0 = { _ in "new" } }
        subject.change(&changed)
        #expect(changed(1) == "new")
        #expect(subject.taken == 0)
        #expect(ClosureStepMock(first: { _ in "" }).taken == 1)
    }

    @Test func closuresByAlias() async {
        let mock = FinishStepMock()
        let subject: Step<Finish> = mock
        await confirmation { confirm in
            subject.take { _ in confirm() }
            mock.takeReceivedInput?(1)
        }
        #expect(subject.pair(({ _ in }, { _ in }), nil).isEmpty)
    }

    @Test func otherTypes() {
        let optional = OptionalStepMock()
        (optional as Step<Int?>).take(nil)
        #expect(optional.takeReceivedInvocations == [nil])
        #expect(optional.kind(Int?.self) == "")

        let tuple = TupleStepMock()
        tuple.underlyingLast = (name: "a", age: 1)
        #expect((tuple as Step<(name: String, age: Int)>).last?.age == 1)

        let existential = ExistentialStepMock()
        (existential as Step<any Error>).take(LoadError.missing)
        #expect(existential.takeReceivedInput is LoadError)

        let any = AnyStepMock()
        any.kindReturnValue = "any"
        #expect((any as Step<Any>).kind(Any.self) == "any")

        let void = VoidStepMock()
        (void as Step<Void>).take(())
        #expect(void.takeCallsCount == 1)
    }

    @Test func constraints() {
        let mock = TextStepMock()
        mock.isTextReturnValue = true
        #expect((mock as LabelledStep<String>).isText())
        #expect(mock.compare("a"))
    }

    @Test func publicClasses() {
        let mock = BulletinMock(title: "")
        #expect(!mock.post("a"))
        #expect(mock.postReceivedLine == "a")
    }

    @Test func isolationOfOverrides() async {
        let mock = AnnouncerMock()
        mock.announceReturnValue = 7
        let subject: Announcing = mock
        #expect(subject.announce("a") == 7)
        mock.underlyingVolume = 8
        #expect(subject.volume == 8)
        await MainActor.run {
            mock.showReturnValue = 9
            mock.repeatAllReturnValue = 10
            #expect(mock.show() == 9)
            #expect(mock.repeatAll() == 10)
        }
    }

    @Test func sendableBecauseOfAnExtensionOrAProtocol() async {
        let mock = TapeRecorderMock()
        mock.recordReturnValue = 3
        let sum = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { mock.record("a") } }
            return await group.reduce(0, +)
        }
        #expect(sum == 300 && mock.recordCallsCount == 100)
        let recording = TapeRecordingMock()
        recording.stopReturnValue = 2
        #expect(recording.stop() == 2)
        let failure = LoadFailureMock()
        failure.underlyingReason = "gone"
        let error: any Error = failure
        #expect((error as? LoadFailure)?.reason == "gone")
    }
}
