import FoundationEssentials
import SkerryViews

/// The person whom the phone knows to be there.
///
/// Locked is one thing, authenticated another: Face ID unlocks the device as soon as somebody it knows looks at a lit lock
/// screen, while the lock screen stays up until it is swiped away. After a restart it needs the passcode once (Apple
/// Platform Security: with it the keys of most files become available).
extension Device {
  /// How long the phone asks for Face ID and passcode before it gives up, in seconds (undocumented; a guess).
  static let longestWait = 30.0

  /// Whether Face ID knows who looks at the phone.
  public func setRecognizesFace(_ isOn: Bool) {
    guard switches.change(\.recognizesFace, to: isOn) else { return }
    touch()
    note(
      .setting(.faceID),
      isOn
        ? "Face ID knows who looks: "
          + (settings.needsPasscode
            ? "it does from the first unlock after the restart on, which needs the passcode"
            : "a lit lock screen is authenticated, and buttons on it work")
        : "Face ID knows nobody: the lock screen is not authenticated, and what needs it waits for the passcode")
    if settings.isAuthenticated { runWaiting() }
    settle()
  }

  /// Does something that only the phone's owner may do: at once, or once the phone has been unlocked.
  ///
  /// - Parameters:
  ///   - name: what it is, as the log calls it.
  ///   - source: whose it is.
  ///   - kind: the kind of the log's line if it has to wait.
  ///   - app: what comes to the front by it; `nil` if that is where the phone was.
  ///   - body: what to do.
  func authenticated(
    _ name: String, from source: EventLog.Source, kind: EventLog.Kind, opens app: AppProcess? = nil,
    _ body: @escaping @MainActor (Device) -> Void
  ) {
    // A person who touches a dimmed screen lights it up, and looks at it.
    lightUp()
    guard !settings.isAuthenticated else { return body(self) }
    dropWaiting(because: "\(name) was chosen instead")
    waiting = WaitingDeed(
      name: name, source: source, end: clock.now.addingTimeInterval(Self.longestWait), opens: app, run: body)
    note(
      kind,
      "\(name) waits for \(settings.needsPasscode ? "the passcode, which the first unlock after a restart needs" : "Face ID or the passcode")"
        + "; it is dropped when the phone isn't unlocked within \(Int(Self.longestWait)) s, or is locked again",
      from: source)
    settle()
  }

  /// Does what waited for the phone to be unlocked.
  func runWaiting() {
    guard let deed = waiting else { return }
    waiting = nil
    deed.run(self)
  }

  /// Forgets what waited for the phone to be unlocked.
  func dropWaiting(because cause: String) { dropWaiting(because: cause, at: clock.now) }

  private func dropWaiting(because cause: String, at instant: Date) {
    guard let deed = waiting else { return }
    waiting = nil
    journal.note(
      EventLog.Statement(.intent(.dropped), "\(deed.name) dropped: \(cause)", from: deed.source), at: instant)
  }

  /// Gives up what has waited too long.
  func dropOverdue(at instant: Date) {
    guard let deed = waiting, deed.end <= instant else { return }
    // The clock shows this instant only once what is dropped can't run at it.
    dropWaiting(because: "nobody unlocked the phone within \(Int(Self.longestWait)) s", at: max(instant, clock.now))
  }
}

/// A deed that waits for the phone to be unlocked.
struct WaitingDeed {
  let name: String
  let source: EventLog.Source
  /// When the phone gives up asking.
  var end: Date
  /// The app that comes to the front by it.
  let opens: AppProcess?
  let run: @MainActor (Device) -> Void
}
