import MockgenModel

/// Everything that is decided about one call: the values that the mock stores for it, how arguments are transferred, and what happens
/// if no stub is set. A class, because planning and printing pass it around whole.
final class CallPlan {
    let callable: Callable
    let arguments: [Argument]
    let types: CallTypes
    /// The names of the values that the mock has.
    let names: CallNames
    /// The names of all values that the style gives the call.
    let namesOfStyle: CallNames
    let storage: Storage
    let fallback: Fallback
    /// The value with which the return value begins, in a style that begins with one.
    let emptyResult: String?
    /// Whether it cannot be called, because an argument is a `Never`. There is nothing to record and nothing to do.
    let isImpossible: Bool
    let callsSuper: Bool
    /// The mock that messages name.
    let mock: String
    /// The mock, as its bodies name it.
    let typeInBodies: String
    let variables: [Variable]
    /// The boxes that hold them.
    let boxes: [Box]
    let safety: MemorySafety
    let standard: StandardTypes
    let marks: CallMarks

    init(_ callable: Callable, in context: MockContext) {
        let member = callable.member
        let erasure = Erasure(callable.generics, standard: context.standard, reactiveLibraries: context.reactiveLibraries)
        let isInActor = context.subject.isInActor(member)
        let globalActor = context.globalActorRunning(member)
        let planner = ArgumentPlanner(
            erasure: erasure, parameterNames: callable.parameterNames, isRethrowing: callable.isRethrowing,
            isIsolated: isInActor || globalActor != nil, isInActor: isInActor, isAsync: callable.effects.isAsync)
        let arguments = planner.arguments(callable.parameters)
        let isolation =
            planner.staysInActor(callable.parameters)
            ? "nonisolated(nonsending)"
            : globalActor ?? (callable.effects.isAsync && member.isolation == .callersActor ? member.isolation.modifier : nil)
        let types = CallTypes(of: callable, arguments, erasure, isolation: isolation, hasStubs: context.style.hasStubs)
        let namesOfStyle =
            context.style.hasStubs ? CallNames(ofStub: callable, types, in: context) : CallNames(of: callable, arguments, in: context.style)
        let names = namesOfStyle.keeping(context.settings.usedNames)
        // The message of an un-stubbed call names the stubs that a test can use from now on.
        let defaults = CallDefaults(callable, arguments, types, namesOfStyle, in: context)
        self.callable = callable
        self.arguments = arguments
        self.types = types
        self.names = names
        self.namesOfStyle = namesOfStyle
        storage = context.style.hasStubs ? .locked : context.storage(of: member)
        fallback = defaults.fallback
        emptyResult = defaults.emptyResult
        isImpossible = callable.parameters.contains { !$0.isVariadic && $0.type.hasNoValues }
        callsSuper = context.callsSuper
        mock = context.settings.name
        typeInBodies = context.typeInBodies
        let stored = isImpossible ? nil : CallVariables(callable, types, names, emptyResult: emptyResult, in: context)
        variables = stored?.all ?? []
        boxes = stored?.boxes ?? []
        safety = context.safety
        standard = context.standard
        marks = safety.isStrict ? CallMarks(callable, arguments, types, names, boxes: boxes, safety) : CallMarks()
    }

    var returnValue: Variable? { variables.first { $0.name == names.returnValue } }

    /// Whether one stub records the call and answers it.
    var isStubbed: Bool { boxes.contains { $0.helper == .stub } }

    /// Whether the stub itself calls the closure of a test.
    var isAnsweredByStub: Bool { boxes.contains { $0.stub?.kind.answers == true } }

    /// A comment for the test about arguments that the closure does not get.
    var noteOnStub: String? {
        let withheld = arguments.filter { $0.stub.type == nil }.map { "`\($0.name.withoutBackTicks)`" }
        return withheld.isEmpty ? nil : "It does not get \(withheld.joined(separator: " and ")): a stored closure cannot take it."
    }

    /// The helper types that every body of the call uses.
    var helpers: Set<HelperType> {
        var helpers: Set<HelperType> = []
        if callable.isRethrowing, names.closure != nil || names.thrownError != nil { helpers.insert(.rethrowing) }
        if types.castsResult || types.throwsGeneric { helpers.insert(.cast) }
        if types.sendsResult { helpers.insert(.unchecked) }
        for argument in arguments where !argument.isPlain {
            helpers.formUnion(argument.helpers(recorded: names.records, stubbed: names.closure != nil))
        }
        return helpers
    }
}
