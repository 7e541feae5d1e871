import FoundationEssentials
import SkerryBasics

extension NotificationState {
  mutating func install(_ app: NotificationApp) {
    apps[app.bundleIdentifier, default: NotificationAppState(app)].information = app
  }

  mutating func removeApp(_ app: String, _ step: inout NotificationStep) {
    guard apps[app] != nil else { return step.add(.ignored(.unknownApp), app: app) }
    dialogs.removeAll { $0 == app }
    extensions.removeAll { $0.appIdentifier == app }
    questions.removeAll { $0.appIdentifier == app }
    if foregroundApp == app { foregroundApp = nil }
    remove(because: .appRemoved, app: app, &step) { $0.appIdentifier == app }
    if banner?.record.appIdentifier == app { closeBanner(.removed, &step) }
    apps[app] = nil
  }

  /// A question to the app's user counts as answered with nothing; its dialog goes.
  mutating func endProcess(_ app: String, _ step: inout NotificationStep) {
    dialogs.removeAll { $0 == app }
    if foregroundApp == app { foregroundApp = nil }
    let open = questions.filter { $0.appIdentifier == app }
    for question in open { present(question.ticket, [], &step) }
  }

  /// Extensions count as ended without content, and what apps were asked as answered with nothing. What the person is
  /// asked stays: the phone goes on where it was.
  mutating func restart(_ step: inout NotificationStep) {
    let asked = dialogs
    for running in extensions { finishExtension(running.ticket, nil, &step) }
    for app in apps.keys.sorted() { endProcess(app, &step) }
    dialogs = asked
  }

  /// The app's token for pushes: the same each time, as it follows from the seed.
  mutating func register(_ app: String, _ step: inout NotificationStep) {
    guard apps[app] != nil else { return step.add(.ignored(.unknownApp), app: app) }
    let token = PushToken.make(seed: seed, name: "device \(app)", rotation: 0)
    apps[app]?.deviceToken = token
    step.add(.tokenIssued(token), app: app)
  }

  mutating func setCategories(_ app: String, _ categories: [NotificationCategory]) {
    apps[app]?.categories = categories.sorted { $0.identifier < $1.identifier }
  }

  /// Sets the number on the icon; what the person doesn't allow is kept, and shown once it is allowed.
  mutating func setBadge(_ number: Int, of app: String, byApp: Bool = false, _ step: inout NotificationStep) {
    guard let state = apps[app] else { return step.add(.ignored(.unknownApp), app: app) }
    guard number >= 0 else {
      return step.add(.refused(.notAdded(.badgeInputInvalid, "the badge is \(number), the least is 0")), app: app)
    }
    if byApp, !state.showsBadge {
      let detail = "the app may not badge its icon; ask for .badge, and the person's switch must be on"
      step.add(.refused(.notAdded(.notificationsNotAllowed, detail)), app: app)
      return
    }
    let old = state.badge
    apps[app]?.badgeCount = number
    let new = apps[app]?.badge ?? 0
    if new != old { step.add(.badgeChanged(from: old, to: new), app: app) }
  }
}
