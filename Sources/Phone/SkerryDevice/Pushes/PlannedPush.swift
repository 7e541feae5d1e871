import FoundationEssentials
import SkerryActivities

/// A push that an app's server is going to send, because of something that happens elsewhere at an instant.
///
/// An app that runs then has a connection to its server and learns of it without a push.
nonisolated public struct PlannedPush: Hashable, Sendable, Codable {
  let bundleIdentifier: String
  let date: Date
  /// The event, in a few words, as the log calls it.
  let title: String
  /// JSON with an `aps` dictionary and without an `event`.
  let payload: Data
}

extension Device {
  /// When the next one is sent.
  var nextPlannedPush: Date? { settings.plannedPushes?.first?.date }

  /// Replaces what the server of an app is going to send.
  func plan(_ pushes: [PlannedPush], of bundle: String) {
    let others = settings.plannedPushes?.filter { $0.bundleIdentifier != bundle } ?? []
    let all = (others + pushes).sorted { ($0.date, $0.bundleIdentifier) < ($1.date, $1.bundleIdentifier) }
    if all != settings.plannedPushes ?? [] { settings.plannedPushes = all.isEmpty ? nil : all }
  }

  /// Lets servers send what is due.
  func sendPlannedPushes(at instant: Date) {
    while let push = settings.plannedPushes?.first, push.date <= instant {
      settings.plannedPushes = settings.plannedPushes.flatMap { $0.count > 1 ? Array($0.dropFirst()) : nil }
      guard let process = app(ofBundle: push.bundleIdentifier), !process.isRunning || process.isSuspended,
        let token = deviceToken(of: process)
      else { continue }
      note(
        .push(.remark), "the server sends a push, as the app has no connection to it: \(push.title)",
        from: process.logSource)
      var request = APNsRequest(
        path: "/3/device/" + token,
        headers: [
          APNsRequest.Header("apns-push-type", "alert"), APNsRequest.Header("apns-priority", "10"),
          APNsRequest.Header("apns-topic", push.bundleIdentifier),
        ], body: push.payload, environment: settings.pushEnvironment)
      request.isMadeHere = true
      deliver(request)
    }
  }
}
