import SwiftUI

/// How a person is told that it is time to leave: by the activity's alert, or by a notification.
extension LeaveTimeScheduler {
  /// Sees to it that the person is told once when to leave. Returns whether the activity has to: where a notification
  /// sounds, it would say the same in the same second.
  func remind(of listed: Trip, _ recommendation: LeaveTimeRecommendation) async throws(TripError) -> Bool {
    var trip = listed
    if let alerted = trip.alertedFor, alerted > now {
      // The clock was set back: the time to leave is still to come.
      reminders.remove(for: trip.id)
      try await store.change { $0.takeBackAlert(of: listed.id) }
      (trip.alertedFor, trip.reminder) = (nil, nil)
    }
    guard trip.alertedFor == nil else { return false }
    if !isReminded(of: trip), await reminders.remind(of: trip, recommendation) {
      try await store.change { $0.setReminder(recommendation.recommendedLeaveTimeUtc, of: listed.id) }
    }
    // Remembered first: an alert that a crash swallows is better than one that comes again and again. Of two cycles at
    // the same instant one alerts.
    let instant = now
    guard isTimeToLeave(trip), try await store.change({ $0.setAlerted(for: instant, of: listed.id) }) else {
      return false
    }
    return await !reminders.maySound()
  }

  /// What roads and weather say at that very moment takes nothing back that a notification told the person.
  func isTimeToLeave(_ trip: Trip) -> Bool {
    isReminded(of: trip) || engine.recommendation(for: trip, at: now).recommendedLeaveTimeUtc <= now
  }

  /// Whether the notification for a trip has come, also while the app wasn't running.
  func isReminded(of trip: Trip) -> Bool { trip.reminder.map { $0 <= now } ?? false }

  /// Asks quietly for leave to notify, so that the system can remind of trips even if the app is killed.
  func askQuietly() async {
    guard await reminders.canAsk() else { return }
    await reminders.ask(quietly: true)
    await updatePredictions()
  }

  /// Asks for notifications that sound where nothing else would: for a trip that can't have an activity.
  func askWhereSilent() async {
    guard let planned = try? await store.book().planned, await reminders.canAsk(),
      planned.contains(where: { $0.activity == .wanted && $0.alertedFor == nil })
    else { return }
    askForSound()
  }

  /// Asks for notifications that sound. The person's answer may take its time; nothing waits for it.
  func askForSound() {
    guard !isAskingForSound else { return }
    isAskingForSound = true
    Task {
      await reminders.ask(quietly: false)
      isAskingForSound = false
      await updatePredictions()
    }
  }
}
