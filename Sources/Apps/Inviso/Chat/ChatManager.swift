import SwiftUI

/// The chat: which rooms one is in and who else is there.
///
/// There is no network: that the other one joins is told by a push or tried out in the app.
actor ChatManager {
  let store: RoomStore
  let liveActivity: LiveActivityManager
  let now: @Sendable () -> Date
  let log: @Sendable (String) -> Void
  let screenChanged: @Sendable () -> Void
  /// Waits for the next one who comes to a room.
  private var expectation: Task<Void, any Error>?
  /// Whether the app is on the screen and shows its rooms itself.
  var isInFront = false

  init(
    store: RoomStore, liveActivity: LiveActivityManager, now: @escaping @Sendable () -> Date,
    log: @escaping @Sendable (String) -> Void, screenChanged: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.liveActivity = liveActivity
    self.now = now
    self.log = log
    self.screenChanged = screenChanged
  }

  /// The rooms and the settings. Throws ``RoomError/storeUnavailable(_:)``.
  func overview() async throws -> ChatOverview {
    let book = try await store.book()
    let notice = await [store.notice, liveActivity.notice].compactMap(\.self).joined(separator: " ")
    return ChatOverview(book, notice: notice.isEmpty ? nil : notice)
  }

  /// The room of that name. Throws ``RoomError/unknownRoom(_:)``.
  func room(named name: String) async throws -> Room {
    guard let room = try await store.book().room(named: name) else { throw RoomError.unknownRoom(name) }
    return room
  }

  // MARK: Rooms

  func join(name: String, code: String) async throws {
    let instant = now()
    let room = try await store.change { book throws(RoomError) in
      try book.join(name: name, code: code, at: instant)
    }
    // A message about an earlier stay says nothing about this one.
    _ = SharedStore()?.takeSignal(roomId: room.id)
    SharedStore()?.forgetPending(roomId: room.id)
  }

  func leave(roomId: Room.ID) async throws {
    try await store.change { book throws(RoomError) in try book.leave(roomId) }
    await forget(roomId)
  }

  func delete(roomId: Room.ID) async throws {
    try await store.change { book throws(RoomError) in try book.delete(roomId) }
    await forget(roomId)
  }

  func rename(roomId: Room.ID, to name: String) async throws {
    try await store.change { book throws(RoomError) in try book.rename(roomId, to: name) }
  }

  func setWaitingMinutes(_ minutes: Int) async throws {
    try await store.change { book throws(RoomError) in try book.setWaitingMinutes(minutes) }
  }

  private func forget(_ roomId: Room.ID) async {
    _ = SharedStore()?.takeSignal(roomId: roomId)
    await liveActivity.endActivityForRoom(roomId)
  }

  // MARK: The other one

  /// The other one came. Throws if one isn't in the room, or the other one is there already.
  func peerJoined(roomId: Room.ID) async throws {
    if try await store.book().isPeerHere(roomId) { throw RoomError.peerIsThere(try await name(of: roomId)) }
    try await store.change { book throws(RoomError) in try book.meetPeer(roomId) }
    await liveActivity.updateActivityToConnected(roomId: roomId)
  }

  /// The other one went. Throws if nobody was there.
  func peerLeft(roomId: Room.ID) async throws {
    guard try await store.book().isPeerHere(roomId) else { throw RoomError.noPeer(try await name(of: roomId)) }
    try await store.change { book throws(RoomError) in try book.losePeer(roomId) }
  }

  /// The other one came, as a push or the service extension tells; told twice, it is still true.
  func learnOfPeer(in roomId: Room.ID) async {
    if (try? await store.book().isPeerHere(roomId)) == true {
      return await liveActivity.updateActivityToConnected(roomId: roomId)
    }
    do { try await peerJoined(roomId: roomId) } catch {
      log("Somebody joined \(roomId), but nothing changes. \(error)")
    }
  }

  /// The other one comes in so many seconds, whatever becomes of the app until then: one that isn't there learns of it
  /// when it is launched. Throws if one isn't in the room, or the other one is there already.
  func expectPeer(roomId: Room.ID, after seconds: Int) async throws {
    guard seconds > 0 else { return try await peerJoined(roomId: roomId) }
    if try await store.book().isPeerHere(roomId) { throw RoomError.peerIsThere(try await name(of: roomId)) }
    let instant = now().addingTimeInterval(TimeInterval(seconds))
    try await store.change { book throws(RoomError) in try book.expectPeer(roomId, at: instant) }
    await meetExpectedPeers()
  }

  /// Learns of everyone who has come by now, and waits for the next one.
  func meetExpectedPeers() async {
    expectation?.cancel()
    var expected = (try? await store.book().expectedPeers) ?? []
    while let first = expected.first, first.date <= now() {
      expected.removeFirst()
      await learnOfPeer(in: first.id)
      screenChanged()
    }
    guard let next = expected.first else { return }
    let seconds = next.date.timeIntervalSince(now())
    expectation = Task { [weak self] in
      try await Task.sleep(for: .seconds(seconds))
      await self?.meetExpectedPeers()
    }
  }

  private func name(of roomId: Room.ID) async throws -> String { try await store.book().room(roomId)?.name ?? roomId }
}
