import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import Synchronization
import Testing

@testable import Inviso
@testable import SkerryDevice

/// What a push that somebody joined does.
@MainActor @Suite struct JoiningPushTests {
  @Test("R02 R03 a push for the room that is waited for isn't shown, counts, and the live app turns green at once")
  func sameRoom() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    #expect(phone.push("room-1").status == 200)
    #expect(phone.listed.isEmpty && phone.badge == 1 && !phone.device.bellPending)
    #expect(phone.status == .connected && phone.device.foregroundApp == nil)
    #expect(phone.phone.contains("Other client joined!") && phone.phone.contains("in Blue Room"))
    #expect(phone.messages.contains { $0.contains("not shown") })
  }

  @Test("R04 the green activity goes after 5 seconds to the second, and the next push is shown")
  func greenGoes() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(60)
    phone.push("room-1")
    phone.advance(4.9)
    #expect(phone.status == .connected)
    phone.advance(0.1)
    #expect(phone.activity == nil && phone.group.keys.sorted() == ["current_badge_count", "pending_notifications"])
    phone.push("room-1")
    #expect(phone.listed == ["Inviso"] && phone.badge == 2)
  }

  @Test("R02 a push for another room is shown, and the activity stays as it is")
  func otherRoom() throws {
    let phone = try InvisoPhone()
    try phone.join("Room B")
    try phone.waitIn("Room A")
    let before = try #require(phone.activity)
    for room in ["room-1", "unknown"] { phone.push(room, title: room) }
    #expect(phone.listed == ["unknown", "room-1"] && phone.badge == 2)
    #expect(phone.activity == before && phone.device.bellPending)
    #expect(phone.messages.contains { $0.contains("There is no room unknown") })
  }

  @Test("R03 a killed app isn't woken: the signal waits in the App Group until the next launch")
  func killedApp() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.kill(phone.app)
    phone.push("room-1")
    #expect(!phone.app.isRunning && phone.status == .waiting && phone.listed.isEmpty && phone.badge == 1)
    #expect(phone.group["live_activity_update_room-1"] == .string("connected"))
    phone.device.launch(phone.app)
    #expect(phone.status == .connected && phone.group["live_activity_update_room-1"] == nil)
    phone.advance(5)
    #expect(phone.activity == nil)
    phone.device.open(phone.app)
    #expect(phone.phone.contains("The other one is here."))
  }

  @Test("R03 an app that the system ended is woken by the push and turns its activity green")
  func wokenApp() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.reboot()
    phone.push("room-1")
    #expect(phone.app.isRunning && phone.status == .connected && phone.listed.isEmpty)
    phone.advance(5)
    #expect(phone.activity == nil)
  }

  @Test("R02 R03 without content-available a live app learns of it by the App Group at once")
  func withoutWaking() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.push("room-1", wakes: false)
    #expect(phone.status == .connected && phone.listed.isEmpty && phone.badge == 1)
    #expect(phone.group["live_activity_update_room-1"] == nil)
    phone.advance(5)
    #expect(phone.activity == nil)
  }

  @Test("R03 P15 without content-available a suspended app learns of it when it is opened")
  func withoutWakingSuspended() throws {
    let phone = try InvisoPhone()
    phone.device.setSuspension(true)
    try phone.waitIn("Blue Room")
    phone.advance(60)
    phone.push("room-1", wakes: false)
    #expect(phone.status == .waiting && phone.listed.isEmpty)
    #expect(phone.messages.contains { $0.contains("not told of the push: without content-available") })
    phone.device.unlock()
    #expect(phone.activity == nil && phone.phone.contains("The other one is here."))
  }

  @Test(
    "R01 R05 P09 an app that is opened from “Somebody joined” knows it, by the tap or by its icon, and waits no more",
    arguments: [true, false])
  func openedFromNotification(isTapped: Bool) throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.swipeAway(try #require(phone.activity))
    phone.push("room-1", wakes: false)
    #expect(phone.listed == ["Inviso"])
    if isTapped {
      phone.device.tap(try #require(phone.device.notifications.withState { $0.delivered.first }))
      #expect(!phone.messages.contains { $0.contains("no such notification") })
      #expect(phone.messages.contains { $0.contains("opened") })
    } else {
      phone.device.unlock()
      phone.device.open(phone.app)
    }
    #expect(phone.device.foregroundApp === phone.app && phone.listed.isEmpty && phone.badge == 0)
    #expect(phone.phone.contains("The other one is here."))
    phone.device.lock()
    #expect(phone.activity == nil)
  }

  @Test("R01 what was told of an earlier stay in a room says nothing about the one that is joined now")
  func earlierStay() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.kill(phone.app)
    phone.device.swipeAway(try #require(phone.activity))
    phone.push("room-1", wakes: false)
    let old = try #require(phone.group["pending_notifications"])
    phone.device.unlock()
    try phone.act("leave-room")
    phone.advance(60)
    phone.device.defaults.set(old, forKey: "pending_notifications", in: "group.com.31b4.inviso")
    try phone.join("Blue Room")
    phone.device.lock()
    phone.device.unlock()
    #expect(phone.phone.contains("You are alone."))
  }

  @Test("R02 T04 a join that a notification told is known although the clock was set back since one joined the room")
  func clockSetBack() throws {
    let phone = try InvisoPhone()
    phone.device.setLiveActivities(false)
    try phone.waitIn("Blue Room")
    phone.device.setClock(phone.device.now.addingTimeInterval(-3600))
    phone.push("room-1", wakes: false)
    #expect(phone.listed == ["Inviso"])
    phone.device.unlock()
    #expect(phone.phone.contains("The other one is here."))
  }

  @Test("R03 P08 push-to-update: the server turns the activity green itself; a live app then removes it in time")
  func pushToUpdate() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(10)
    try phone.pushToActivity("update")
    #expect(phone.status == .connected)
    phone.advance(5)
    #expect(phone.activity == nil && phone.shared == [nil, nil])
    phone.device.unlock()
    #expect(phone.phone.contains("The other one is here."))
  }

  @Test("R03 P08 push-to-update reaches a killed app's activity, and an end push removes it, without any launch")
  func pushToUpdateWhileKilled() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(10)
    phone.device.kill(phone.app)
    try phone.pushToActivity("update")
    #expect(!phone.app.isRunning && phone.status == .connected)
    let date = Int(phone.device.now.timeIntervalSince1970) + 5
    try phone.pushToActivity("end", more: #","dismissal-date":\#(date)"#)
    phone.advance(4)
    #expect(phone.status == .connected && phone.activity?.activityState == .ended)
    phone.advance(1)
    #expect(phone.activity == nil && !phone.app.isRunning)
  }

  @Test(
    "R03 R06 P08 at its next launch an app learns of a push-to-update or an end that came while it had no process",
    arguments: ["update", "end"], [true, false])
  func learnsAtLaunch(_ event: String, isReboot: Bool) throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(10)
    if isReboot { phone.device.reboot() } else { phone.device.kill(phone.app) }
    try phone.pushToActivity(event)
    phone.advance(10)
    phone.device.unlock()
    phone.device.open(phone.app)
    #expect(phone.phone.contains("The other one is here."))
    phone.device.lock()
    #expect(phone.status != .waiting && !phone.phone.contains("Waiting"), "nobody waits any more")
  }

  @Test("R03 a green activity that a killed app left goes 5 s after it turned, counted from its dates")
  func greenWhileKilled() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.push("room-1")
    phone.advance(2)
    phone.device.reboot()
    phone.device.launch(phone.app)
    phone.advance(2.9)
    #expect(phone.status == .connected)
    phone.advance(0.1)
    #expect(phone.activity == nil)
  }

  @Test("R03 a push to the activity with absurd dates changes nothing about when it goes")
  func absurdDates() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(5)
    for date in ["1e300", "-1e300"] {
      let record = try #require(phone.activity)
      let state = #"{"roomName":"x","status":"waiting","startTime":\#(date)}"#
      let time = Int(phone.device.now.timeIntervalSince1970)
      let body = #"{"aps":{"timestamp":\#(time),"event":"update","content-state":\#(state)}}"#
      phone.device.deliver(try phone.device.request(for: .activity(id: record.id), body: Data(body.utf8)))
      #expect(!phone.phone.isEmpty)
    }
    phone.device.reboot()
    phone.device.launch(phone.app)
    phone.advance(1800)
    #expect(phone.activity == nil)
  }

  @Test("R02 R07 suppressed and shown pushes are counted alike; opening the app clears list, badge and notifications")
  func badge() throws {
    let phone = try InvisoPhone()
    try phone.join("Room B")
    try phone.waitIn("Room A")
    phone.device.kill(phone.app)
    for (number, room) in ["room-2", "room-2", "room-1", "room-2"].enumerated() {
      phone.push(room)
      #expect(phone.badge == number + 1)
      phone.advance(1)
    }
    #expect(phone.listed.count == 1)
    let start = Int(InvisoPhone.start.timeIntervalSinceReferenceDate)
    let list = ["room-2", "room-2", "room-1", "room-2"].enumerated().map {
      #"{"receivedAt":\#(start + $0),"roomId":"\#($1)"}"#
    }
    #expect(phone.group["pending_notifications"] == .data(Data("[\(list.joined(separator: ","))]".utf8)))
    #expect(phone.group["current_badge_count"] == .int(4))
    phone.device.open(phone.app)
    #expect(phone.badge == 0 && phone.listed.isEmpty && phone.group == ["current_badge_count": .int(0)])
    phone.device.lock()
    phone.push("room-9")
    #expect(phone.badge == 1)
  }

  @Test("R07 the App Group holds exactly these keys while somebody waits and pushes have come")
  func keys() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    #expect(phone.group.keys.sorted() == ["live_activity_id", "live_activity_room_id"])
    phone.device.kill(phone.app)
    phone.push("room-1")
    #expect(
      phone.group.keys.sorted() == [
        "current_badge_count", "live_activity_id", "live_activity_room_id", "live_activity_update_room-1",
        "pending_notifications",
      ])
  }

  @Test("R07 an unreadable list is begun anew and a badge below zero counts from zero; nothing crashes")
  func brokenStore() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    let suite = SharedStore.appGroup
    phone.device.defaults.set(.string("["), forKey: SharedStore.pendingKey, in: suite)
    phone.device.defaults.set(.int(-7), forKey: SharedStore.badgeKey, in: suite)
    phone.push("other")
    #expect(phone.badge == 1)
    phone.device.defaults.set(.int(.max), forKey: SharedStore.badgeKey, in: suite)
    phone.push("other")
    for _ in 0..<120 { phone.push("other") }
    guard case .data(let data) = phone.group["pending_notifications"] else {
      Issue.record("the list is stored as data")
      return
    }
    #expect(try JSONDecoder().decode([PendingNotification].self, from: data).count == SharedStore.pendingLimit)
  }

  @Test("R02 what the extension hands over for a suppressed push is empty and silent, and carries the badge")
  func emptied() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body, content.sound) = ("Inviso", "Chat", "Somebody joined", .default)
    content.userInfo = [RoomPush.roomIdKey: "room-1"]
    let request = UNNotificationRequest(identifier: "push", content: content, trigger: nil)
    let handedOver = Mutex<NotificationContent?>(nil)
    AppHost.run(as: phone.device.processes.appHost(phone.app, isExtension: true)) {
      NotificationService(server: ChatServer()).didReceive(request) { content in
        handedOver.withLock { $0 = content.fields }
      }
    }
    let fields = try #require(handedOver.withLock { $0 })
    #expect([fields.title, fields.subtitle, fields.body] == ["", "", ""] && fields.sound == nil && fields.badge == 1)
  }

  @Test("R03 an extension sees no activities, as on iOS: ActivityKit serves the app alone")
  func extensionSeesNothing() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    let running = phone.device.processes.startExtension(of: phone.app)
    let seen = phone.device.processes.within(running) { Activity<InvisoLiveActivityAttributes>.activities.count }
    phone.device.processes.end(running)
    #expect(seen == 0 && phone.activity != nil)
  }

  @Test("R02 a push that names no room is shown as it came and changes nothing")
  func noRoom() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    let body = #"{"aps":{"alert":{"title":"News","body":"x"},"mutable-content":1,"content-available":1},"roomId":7}"#
    phone.device.deliver(
      RemoteNotification(target: .app(phone.app.information.bundleIdentifier), body: Data(body.utf8)))
    #expect(phone.listed == ["News"] && phone.badge == 0 && phone.status == .waiting)
    #expect(phone.messages.contains { $0.contains("names no room") })
  }

  @Test("P09 in front, a push for the room on the screen shows no banner but the other one; the badge stays empty")
  func foreground() throws {
    let phone = try InvisoPhone()
    try phone.join("Room A")
    try phone.join("Room B")
    phone.push("room-2")
    #expect(phone.listed.isEmpty && phone.phone.contains("The other one is here."))
    phone.push("room-1", title: "Elsewhere")
    #expect(phone.device.notifications.withState { $0.banner?.record.content.title } == "Elsewhere")
    #expect(phone.badge == 0 && phone.group["current_badge_count"] == .int(0))
  }

  @Test("R02 R03 P08 with notifications off no extension runs, and the push turns the activity green all the same")
  func notificationsOff() throws {
    let phone = try InvisoPhone()
    phone.device.setNotifications(false, for: phone.app)
    try phone.waitIn("Blue Room")
    phone.push("room-1")
    #expect(phone.status == .connected && phone.listed.isEmpty && phone.badge == 0)
  }

  @Test("R03 trying it alone: a peer that joins in some seconds turns the activity of a left app green")
  func alone() throws {
    let phone = try InvisoPhone()
    try phone.join("Blue Room")
    try phone.act("peer-joins", ["after": "20"])
    phone.device.lock()
    phone.advance(19)
    #expect(phone.status == .waiting)
    phone.advance(1)
    #expect(phone.status == .connected)
    phone.advance(5)
    #expect(phone.activity == nil)
  }
}
