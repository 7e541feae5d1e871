import ActivityKit
import SwiftUI

/// Runs the session: its record, its Live Activity, its target and its bell go together here.
///
/// Elapsed time is never counted: it follows from the stored start, so neither a kill nor a reboot can make it wrong.
actor MeditationTimer {
  let store: MeditationStore
  let activities: LiveActivityManager
  let log: LifecycleLog
  let settings = JustNowSettings()
  let bell = TargetBell()
  let phone: PhoneServices

  /// The work for when the target is reached, and for every minute because of the battery.
  var tasks: [Task<Void, Never>] = []
  /// Whether a notification of the bell waits for the target, or rang at it.
  var isBellSet = false
  private(set) var isForeground = false
  /// Seconds after the target in which it is worth a haptic.
  static let attention = 5.0
  /// Seconds for which the screen acknowledges a completed session.
  static let acknowledgement = 30.0
  /// The session this process completed last, as long as the screen acknowledges it.
  private(set) var lastCompleted: PastSession?

  init(store: MeditationStore, activities: LiveActivityManager, log: LifecycleLog, phone: PhoneServices) {
    self.store = store
    self.activities = activities
    self.log = log
    self.phone = phone
  }

  // MARK: Deeds of the person

  /// Starts a session of so many minutes, or an untimed one: it is stored first, then its Live Activity is requested.
  /// Nothing is asked: a question would lie over the timer of somebody who wants to sit still.
  func start(minutes: Int?) async throws(MeditationError) {
    if let minutes, !MeditationSession.minutesRange.contains(minutes) { throw .minutesOutOfRange(minutes) }
    let session = try await store.start(targetTimeInSeconds: minutes.map { Double($0) * 60 }, at: phone.now())
    settings.lastMinutes = minutes
    lastCompleted = nil
    await log.write(
      "Session \(session.id, privacy: .public) started, minutes: \(minutes.map { "\($0)" } ?? "untimed").")
    if settings.ringBellAtStart { phone.ringBell() }
    await showActivityIfWanted()
    await watch(session)
  }

  /// Ends the running session, or the one of that number only; with `minutes`, as if it had ended after so many.
  ///
  /// A completed session is in the health store before anything is shown; a cancelled one never gets there.
  func end(
    as outcome: PastSession.Outcome, session id: MeditationSession.ID? = nil, after minutes: Int? = nil
  ) async throws(MeditationError) {
    guard let session = try await store.running(), id == nil || id == session.id else { throw .notRunning }
    let end = minutes.map { session.startedAt.addingTimeInterval(Double($0) * 60) } ?? phone.now()
    let past = try await store.finish(session.id, as: outcome, at: min(end, phone.now()))
    stopWatching()
    cancelBell()
    switch outcome {
    case .completed:
      acknowledge(past)
      await log.write(
        past.isMindful
          ? "Session \(past.id, privacy: .public) completed, mindful minutes written: \(past.seconds / 60)."
          : "Session \(past.id, privacy: .public) completed in less than a second, no mindful minutes written.")
      await activities.endActivity(state(of: session, endedAt: past.endedAt))
      if !session.isTargetAnnounced, isForeground { await playHaptic() }
    case .cancelled:
      await log.write("Session \(past.id, privacy: .public) cancelled, no mindful minutes written.")
      await activities.endActivity()
    }
    phone.screenChanged()
  }

  /// Says for a while that a session was completed.
  private func acknowledge(_ past: PastSession) {
    lastCompleted = past
    Task {
      try await Task.sleep(for: .seconds(Self.acknowledgement))
      guard lastCompleted?.id == past.id else { return }
      lastCompleted = nil
      phone.screenChanged()
    }
  }

  /// Asks for leave to ring the bell by a notification, because the person wants it to.
  func allowBell() async throws(MeditationError) {
    _ = await bell.requestAuthorization()
    if let session = try await store.running() { await watch(session) }
    phone.screenChanged()
  }

  /// Shows the running session's Live Activity again, because the person asks for it.
  func showActivity() async throws(MeditationError) {
    guard let session = try await store.running() else { throw .notRunning }
    try await activities.startActivity(session, state: state(of: session))
    try await store.change(session.id) { $0.liveActivity = .shown }
  }

  /// Lets changed settings take effect on the running session. An activity that the person asked for although they are
  /// off stays, whatever else is changed.
  func settingsChanged(wereActivitiesOn: Bool) async throws(MeditationError) {
    phone.screenChanged()
    guard let session = try await store.running() else { return }
    if settings.enableLiveActivities || !wereActivitiesOn {
      await activities.updateActivity(state(of: session))
      await showActivityIfWanted()
    } else {
      if session.liveActivity == .shown { try await store.change(session.id) { $0.liveActivity = .wanted } }
      // One that the system ended after its longest time goes, too.
      await activities.endActivity()
    }
    await watch(session)
  }

  // MARK: Events

  /// Goes on where an earlier process of the app stopped.
  func resume() async throws(MeditationError) {
    await activities.setObserver { [weak self] id, presence in
      await self?.activity(of: id, became: presence)
    } running: { [store] in
      (try? await store.running())?.id
    }
    observePermission()
    var running = try await store.running()
    if running == nil { running = try await recovered() }
    if let past = await store.finished {
      await log.write("Session \(past.id, privacy: .public) had been completed when the app was stopped.")
    }
    let presence = await activities.resume(running)
    guard var session = running else { return }
    await log.write("Session \(session.id, privacy: .public) goes on after a launch.")
    if presence != session.liveActivity {
      session = try await store.change(session.id) { $0.liveActivity = presence }
    }
    if session.isTargetReached(at: phone.now()), !session.isTargetAnnounced {
      session = try await missTarget(session)
    }
    session = try await withdrawTarget(session)
    await watch(session)
  }

  /// Takes back that the target is reached where it lies ahead again, because the clock was set back.
  private func withdrawTarget(_ session: MeditationSession) async throws(MeditationError) -> MeditationSession {
    guard session.isTargetAnnounced, !session.isTargetReached(at: phone.now()) else { return session }
    let again = try await store.change(session.id) { $0.isTargetAnnounced = false }
    cancelBell()
    await activities.updateActivity(state(of: again))
    await log.write("The clock was set back: the target is still to be reached.")
    return again
  }

  /// Notes that the target was reached long ago, by whatever kept the app from hearing of it: it is too late for a haptic
  /// or a bell, as the person has long got up.
  private func missTarget(_ session: MeditationSession) async throws(MeditationError) -> MeditationSession {
    let announced = try await store.change(session.id) { $0.isTargetAnnounced = true }
    await activities.updateActivity(state(of: announced))
    await log.write("The target was reached before the app heard of it: too late for a haptic or a bell of its own.")
    return announced
  }

  /// The session that ran when the app's record of it was lost: its Live Activity knows enough to go on.
  private func recovered() async throws(MeditationError) -> MeditationSession? {
    guard await store.hasLostJournal else { return nil }
    let session = await activities.shownSession
    return try await store.recover(session)
  }

  func sceneChanged(isForeground: Bool) async {
    self.isForeground = isForeground
    guard isForeground else { return }
    await showActivityIfWanted()
    // Notifications may have been allowed in the meantime.
    guard settings.ringBellAtTarget, !isBellSet, let session = try? await store.running(), session.targetDate != nil,
      !session.isTargetAnnounced, await bell.mayRing()
    else { return }
    await watch(session)
  }

  /// The clock was set: what is waited for lies another time ahead now.
  func clockChanged() async {
    guard let session = try? await store.running() else { return }
    do {
      await watch(try await withdrawTarget(session))
    } catch {
      await log.write("\(error.description, privacy: .public)")
    }
    phone.screenChanged()
  }

  /// The target is reached: said once, in one update; the timer keeps running.
  func targetReached(_ id: MeditationSession.ID) async {
    do {
      guard let session = try await store.running(), session.id == id, !session.isTargetAnnounced else { return }
      // A suspended app hears of it when it runs again.
      if session.isTargetReached(at: phone.now().addingTimeInterval(-Self.attention)) {
        _ = try await missTarget(session)
        return phone.screenChanged()
      }
      let announced = try await store.change(id) { $0.isTargetAnnounced = true }
      await log.write("Session \(id, privacy: .public) reached its target.")
      await activities.updateActivity(state(of: announced))
      await callAttention()
    } catch {
      await log.write("The target could not be announced: \(error.description).")
    }
    phone.screenChanged()
  }

  /// Lets the person hear and feel the target once: by the bell's notification, which the phone vibrates for, or by the app
  /// itself as long as it is in front. A Focus silences notifications, and not what is felt of an app in front.
  private func callAttention() async {
    let isBellWanted = settings.ringBellAtTarget
    let isQuiet = isForeground && phone.isFocused()
    if isBellWanted, isBellSet, !isQuiet, await bell.mayRing() { return }
    guard isForeground else { return }
    await playHaptic()
    if isBellWanted, !isQuiet { phone.ringBell() }
  }

  private func activity(of id: MeditationSession.ID, became presence: MeditationSession.ActivityPresence) async {
    _ = try? await store.change(id) { $0.liveActivity = presence }
    phone.screenChanged()
  }

  private func observePermission() {
    Task { [weak self] in
      for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates {
        await self?.permissionChanged(isEnabled)
      }
    }
  }

  private func permissionChanged(_ isEnabled: Bool) async {
    await log.write("Live Activities are \(isEnabled ? "allowed" : "not allowed", privacy: .public) now.")
    if isEnabled, isForeground { await showActivityIfWanted() }
    phone.screenChanged()
  }

  // MARK: The Live Activity

  /// Requests the running session's activity if there should be one; the reason for none is logged, and nothing else
  /// happens: a session is as good without.
  func showActivityIfWanted() async {
    do {
      guard let session = try await store.running(), wantsActivity(session) else { return }
      try await showActivity()
    } catch {
      await log.write("\(error.description, privacy: .public)")
    }
  }

  private func wantsActivity(_ session: MeditationSession) -> Bool {
    guard settings.enableLiveActivities else { return false }
    switch session.liveActivity {
    case .wanted: return !savesPower
    case .savedPower: return !savesPower
    case .shown, .removed, .timedOut: return false
    }
  }

  /// Whether the person wants no activity now, for the sake of the battery.
  nonisolated var savesPower: Bool { settings.endActivityAtCriticalBattery && phone.isBatteryCritical }

  func state(of session: MeditationSession, endedAt: Date? = nil) -> MeditationLiveActivityAttributes.ContentState {
    MeditationLiveActivityAttributes.ContentState(
      secondsElapsed: session.secondsElapsed(at: endedAt ?? phone.now()),
      targetTimeInSeconds: session.targetTimeInSeconds, isCompleted: session.isTargetAnnounced || endedAt != nil,
      showsSeconds: settings.showSeconds, endedAt: endedAt)
  }

  private func playHaptic() async {
    if !phone.supportsHaptics() { await log.write("No haptics here: completion is shown only.") }
    phone.playSuccessHaptic()
  }
}
