import UserNotifications

/// The system's messages to the chat.
extension ChatManager {
  /// A new process: finds the activity that an earlier one left, and what was signalled meanwhile.
  func handleAppLaunched() async {
    if let settings = try? await store.book().settings {
      await liveActivity.setWaitingDuration(settings.waitingDuration)
    }
    await liveActivity.setChat(
      LiveActivityManager.Chat(
        joined: { [weak self] room in await self?.learnOfPeer(in: room) },
        mayShow: { [weak self] room in await self?.mayShow(room) ?? false }))
    await liveActivity.restore()
    await checkForLiveActivityUpdates()
    await meetExpectedPeers()
    if let rooms = try? await overview().joined { SharedStore()?.clearSignals(except: Set(rooms.map(\.id))) }
  }

  /// Whether an activity has something to say about a room.
  private func mayShow(_ roomId: Room.ID) async -> Bool {
    guard !isInFront else { return false }
    return (try? await overview())?.joined.contains { $0.id == roomId } == true
  }

  /// The person leaves the app, which may still request an activity: in the background it could not.
  func handleAppWillResignActive() async {
    isInFront = false
    await startLiveActivityForCurrentRoom()
  }

  /// The person is back: the app itself shows everything, so activity, notifications and badge go.
  func handleAppBecameActive() async {
    isInFront = true
    await checkForLiveActivityUpdates()
    await learnFromPendingNotifications()
    await liveActivity.endActivity()
    await clearNotifications()
  }

  /// Starts the activity of the newest room in which one is alone and never met anybody.
  func startLiveActivityForCurrentRoom() async {
    do {
      let overview = try await overview()
      guard let room = overview.newestWaiting else { return }
      await liveActivity.setWaitingDuration(overview.settings.waitingDuration)
      await liveActivity.startActivity(roomId: room.id, roomName: room.name)
    } catch {
      log("\(error)")
    }
  }

  /// A push woke the app: the other one joined a room.
  func handlePush(roomId: String) async {
    await checkForLiveActivityUpdates()
    await learnOfPeer(in: roomId)
    screenChanged()
    await liveActivity.finishGreen()
  }

  /// The service extension left a signal while the app runs.
  func handleSignal() async {
    await checkForLiveActivityUpdates()
    screenChanged()
  }

  /// The clock was set: who comes at a time, and the end of the wait, lie another time ahead.
  func handleClockChanged() async {
    await liveActivity.clockChanged()
    await meetExpectedPeers()
  }

  /// Takes over what the service extension, which can't touch the activity, left in the App Group.
  func checkForLiveActivityUpdates() async {
    guard let shared = SharedStore(), let rooms = try? await overview().joined else { return }
    for room in rooms where shared.takeSignal(roomId: room.id) { await learnOfPeer(in: room.id) }
  }

  /// Learns of everyone whose coming was told by a notification that no activity took for a signal.
  private func learnFromPendingNotifications() async {
    guard let shared = SharedStore(), let joined = try? await overview().joined else { return }
    let rooms = Set(shared.pending.map(\.roomId))
    for room in joined where rooms.contains(room.id) { await learnOfPeer(in: room.id) }
  }

  /// How a notification is shown while the app is in front: not at all for the room that is on the screen anyway.
  func presentation(roomId: String?) async -> UNNotificationPresentationOptions {
    guard let roomId else { return [.banner, .list, .sound] }
    await learnOfPeer(in: roomId)
    await clearNotifications()
    let newest = (try? await overview())?.joined.first?.id
    return newest == roomId ? [] : [.banner, .list, .sound]
  }

  /// Nothing waits to be seen any more.
  private func clearNotifications() async {
    guard let shared = SharedStore(), shared.hasNotifications else { return }
    shared.clearNotifications()
    let center = UNUserNotificationCenter.current()
    center.removeAllDeliveredNotifications()
    // An app that may not badge its icon has no number there to take away.
    try? await center.setBadgeCount(0)
  }
}
