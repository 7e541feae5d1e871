// Stands for UIKit: the buttons and sheets of the app's screens, which a terminal shows as keys and forms.
import ActivityKit
import SkerryDevice
import UserNotifications

extension InvisoApp {
  /// The actions now.
  func actions(for overview: ChatOverview) -> [AppAction] {
    var actions = [joinAction]
    let joined = overview.joined
    let alone = joined.filter { $0.status != .connected }
    let connected = joined.filter { $0.status == .connected }
    if !alone.isEmpty { actions.append(peerJoinsAction(alone)) }
    if !connected.isEmpty { actions.append(peerLeavesAction(connected)) }
    if !joined.isEmpty { actions.append(leaveAction(joined)) }
    if !overview.rooms.isEmpty { actions += [renameAction(overview.rooms), deleteAction(overview.rooms)] }
    return actions + [settingsAction(overview.settings)]
  }

  private var joinAction: AppAction {
    let chat = chat
    return AppAction(
      "join-room", key: "a", title: "Join Room",
      fields: [
        AppField("name", label: "Name of the room", kind: .text(limit: Room.nameLimit), isRequired: true),
        AppField("code", label: "Code, empty for a new one", kind: .text(limit: Room.codeLimit)),
      ]
    ) { form in
      try await chat.join(name: form["name"], code: form["code"])
      // The person's answer may take its time; joining doesn't wait for it.
      Task { try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) }
    }
  }

  private func peerJoinsAction(_ rooms: [ChatRoom]) -> AppAction {
    let chat = chat
    return AppAction(
      "peer-joins", key: "f", title: "Peer Joins",
      fields: [
        choice(of: rooms),
        AppField("after", label: "In how many seconds", kind: .number(0...3600), initialValue: "0"),
      ]
    ) { form in
      let room = try await chat.room(named: form["room"])
      try await chat.expectPeer(roomId: room.id, after: form.number("after") ?? 0)
    }
  }

  private func peerLeavesAction(_ rooms: [ChatRoom]) -> AppAction {
    let chat = chat
    return AppAction("peer-leaves", key: "g", title: "Peer Leaves", fields: [choice(of: rooms)]) { form in
      try await chat.peerLeft(roomId: chat.room(named: form["room"]).id)
    }
  }

  private func leaveAction(_ rooms: [ChatRoom]) -> AppAction {
    let chat = chat
    return AppAction("leave-room", key: "e", title: "Leave Room", fields: [choice(of: rooms)]) { form in
      try await chat.leave(roomId: chat.room(named: form["room"]).id)
    }
  }

  private func renameAction(_ rooms: [ChatRoom]) -> AppAction {
    let chat = chat
    return AppAction(
      "rename-room", key: "m", title: "Rename Room",
      fields: [
        choice(of: rooms),
        AppField("name", label: "New name", kind: .text(limit: Room.nameLimit), isRequired: true),
      ]
    ) { form in
      try await chat.rename(roomId: chat.room(named: form["room"]).id, to: form["name"])
    }
  }

  private func deleteAction(_ rooms: [ChatRoom]) -> AppAction {
    let chat = chat
    return AppAction("delete-room", key: "c", title: "Delete Room", fields: [choice(of: rooms)], isDestructive: true) {
      form in
      try await chat.delete(roomId: chat.room(named: form["room"]).id)
    }
  }

  private func settingsAction(_ settings: ChatSettings) -> AppAction {
    let chat = chat
    return AppAction(
      "settings", key: "t", title: "Timeout",
      fields: [
        AppField(
          "minutes", label: "Minutes the lock screen waits", kind: .number(ChatSettings.minutesRange),
          initialValue: "\(settings.waitingMinutes)", isRequired: true)
      ]
    ) { form in
      try await chat.setWaitingMinutes(form.number("minutes") ?? ChatSettings.defaultMinutes)
    }
  }

  private func choice(of rooms: [ChatRoom]) -> AppField {
    AppField(
      "room", label: "Room", kind: .choice(rooms.map(\.name)), initialValue: rooms.first?.name ?? "", isRequired: true)
  }
}
