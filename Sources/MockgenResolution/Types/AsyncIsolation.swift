import MockgenModel

// Two defaults may differ between the module of the protocol and that of the mock: whether async code runs on its caller's actor or on
// none, and whether closures on a global actor are Sendable. The mock then spells them out.

extension TypeName {
    /// An async closure.
    func preservingAsyncIsolation(from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>) -> TypeName {
        let wasOnCallers = declared.contains(.callersActorByDefault)
        guard case .function(let function) = self, function.effects.isAsync, wasOnCallers != compiled.contains(.callersActorByDefault),
            !function.parameters.contains(where: \.type.isIsolated)
        else { return self }
        return .attributed([wasOnCallers ? "nonisolated(nonsending)" : "@concurrent"], self)
    }
}

extension Member {
    /// An async member that is on no actor. The other way round there is nothing to say: whoever runs anywhere runs on its caller's actor.
    func preservingAsyncIsolation(
        _ isolation: Isolation, from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>
    ) -> Member {
        guard declared.contains(.callersActorByDefault), !compiled.contains(.callersActorByDefault),
            runsByDefault(isolation)
        else { return self }
        var copy = self
        copy.isolation = .callersActor
        return copy
    }

    /// The same of what a class does: what runs on no actor there cannot be called from an override that runs on its caller's.
    func preservingAsyncIsolationOfOverride(
        _ isolation: Isolation, from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>
    ) -> Member {
        guard compiled.contains(.callersActorByDefault), !declared.contains(.callersActorByDefault),
            runsByDefault(isolation)
        else { return preservingAsyncIsolation(isolation, from: declared, to: compiled) }
        var copy = self
        copy.isolation = .concurrent
        return copy
    }

    /// Whether it is async and says nothing of where it runs.
    private func runsByDefault(_ isolation: Isolation) -> Bool {
        guard isAsync, !types.contains(where: \.isIsolated) else { return false }
        switch self.isolation {
        case .nonisolated: return true
        case .unspecified: return isolation == .none
        case .callersActor, .concurrent, .globalActor: return false
        }
    }
}

extension [String] {
    /// The attributes of a closure on a global actor, which goes without saying that it is Sendable only in some modules.
    func asSendable(from declared: Set<CompilerSetting>, to compiled: Set<CompilerSetting>) -> [String] {
        let isMeant = declared.contains(.isolatedTypesUsability) && !compiled.contains(.isolatedTypesUsability)
        return isMeant && !contains("@Sendable") ? self + ["@Sendable"] : self
    }
}
