/// The outcome of a background task that an app asked for.
package struct BackgroundEffect: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The identifier is not among those that the app may register.
    case notRegistered
    case registeredTwice
    case refused(BGTaskScheduler.Error.Code)
    /// - Parameter seconds: how long it took, rounded.
    case completed(seconds: Int, success: Bool)
  }
  package let kind: Kind
  /// The identifier of the task.
  package let identifier: String
  /// The bundle identifier of the app.
  package let bundle: String
}

extension BackgroundEffect {
  /// Whether the log marks it as a warning: something was refused, or is not as the app meant it.
  package var isWarning: Bool {
    if case .completed(_, success: true) = kind { false } else { true }
  }

  /// The event, and which rule wanted it, for the event log.
  package var logMessage: String {
    switch kind {
    case .notRegistered: "background task \(identifier) not registered: \(BGTaskScheduler.Error(.notPermitted))"
    case .registeredTwice: "background task \(identifier) has a handler already; register once, at launch"
    case .refused(let code): "background task \(identifier) refused, \(code): \(BGTaskScheduler.Error(code))"
    case .completed(let seconds, let success):
      "background task \(identifier) completed after \(seconds) s, \(success ? "with" : "without") success"
    }
  }
}
