import SwiftUI

extension MeditationTimer {
  /// Waits for the session's target and, if need be, looks after the battery; replaces what was waited for before.
  func watch(_ session: MeditationSession) async {
    stopWatching()
    if let target = session.targetDate, !session.isTargetAnnounced {
      tasks.append(waiting(until: target, for: session.id))
      tasks.append(schedulingBell(at: target, for: session.id))
    }
    tasks.append(Task { [weak self] in await self?.batteryChanged() })
    tasks.append(waitingUntilForgotten(session))
  }

  func stopWatching() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  private func waiting(until target: Date, for id: MeditationSession.ID) -> Task<Void, Never> {
    let seconds = target.timeIntervalSince(phone.now())
    return Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(max(0, seconds)))) != nil else { return }
      await self?.targetReached(id)
    }
  }

  /// Lets the app's screen ask whether the session was forgotten.
  private func waitingUntilForgotten(_ session: MeditationSession) -> Task<Void, Never> {
    let seconds =
      max(MeditationSession.forgottenAfter, session.targetTimeInSeconds ?? 0)
      - phone.now().timeIntervalSince(session.startedAt)
    return Task { [phone] in
      guard seconds > 0, (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      phone.screenChanged()
    }
  }

  private func schedulingBell(at target: Date, for id: MeditationSession.ID) -> Task<Void, Never> {
    guard settings.ringBellAtTarget else {
      cancelBell()
      return Task {}
    }
    return Task { [weak self, bell] in
      let mayRing = await bell.mayRing()
      if !Task.isCancelled { await self?.scheduleBell(at: target, for: id, mayRing: mayRing) }
    }
  }

  private func scheduleBell(at target: Date, for id: MeditationSession.ID, mayRing: Bool) async {
    defer { phone.screenChanged() }
    guard mayRing else {
      return await log.write("Notifications are not allowed: the bell rings only while the app is open.")
    }
    let seconds = target.timeIntervalSince(phone.now())
    guard seconds > 0, (try? await store.running())?.id == id else { return }
    isBellSet = await bell.isScheduled()
    if isBellSet { return }
    do {
      try await bell.schedule(in: seconds)
      isBellSet = true
      await log.write("The bell is scheduled.")
    } catch {
      await log.write("The bell could not be scheduled: \(error.localizedWords, privacy: .public)")
    }
  }

  /// Takes the bell back, rung or not.
  func cancelBell() {
    bell.cancel()
    isBellSet = false
  }

  /// Ends the activity at a nearly empty battery, if the person wants that; the session goes on.
  func batteryChanged() async {
    guard settings.endActivityAtCriticalBattery, let session = try? await store.running() else { return }
    // Whether an activity can be had again is said on the screen.
    guard session.liveActivity == .shown else { return phone.screenChanged() }
    guard savesPower else { return }
    do {
      try await store.change(session.id) { $0.liveActivity = .savedPower }
      await activities.endActivity()
      await log.write("The battery is nearly empty: the app ended its Live Activity, the session goes on.")
    } catch {
      await log.write("\(error.description, privacy: .public)")
    }
    phone.screenChanged()
  }
}

extension Error {
  /// The error in words.
  fileprivate var localizedWords: String { "\(self)" }
}
