import FoundationEssentials

/// What takes a payload in place of Apple's push service.
public protocol PushReceiver {
  /// Delivers a payload; the log says what became of it. Throws a ``StepProblem`` if there is nobody to deliver it to.
  func deliver(_ payload: Data, _ push: Step.Push, to dashboard: Dashboard) throws(StepProblem)
}
