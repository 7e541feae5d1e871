import FoundationEssentials

extension ActivityCenter {
  /// Delivers an HTTP request now, or at the instant given, and says what APNs answers.
  @discardableResult
  public func deliver(_ request: APNsRequest, at instant: Date? = nil) -> PushAnswer {
    deliver(at: instant ?? now) { $0.deliver(request, at: $1) }
  }

  /// Delivers a push without its HTTP head and says what APNs would have answered.
  @discardableResult
  public func deliver(_ push: PushRequest, at instant: Date? = nil) -> PushAnswer {
    deliver(at: instant ?? now) { $0.deliver(push, at: $1) }
  }

  private func deliver(
    at instant: Date, _ body: (inout Registry, Date) -> (answer: PushAnswer, effects: [RegistryEffect])
  ) -> PushAnswer {
    change(at: instant) { registry in
      let (answer, effects) = body(&registry, instant)
      return (effects, answer)
    }.result
  }
}
