import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryWidgets
import Testing

@testable import Inviso
@testable import SkerryDevice

/// When an activity comes and when it goes.
@MainActor @Suite struct WaitingTests {
  @Test("R01 alone in a room, leaving the app starts a waiting activity with the room's name, by home and by lock")
  func waiting() throws {
    for leave in [{ (device: Device) in device.lock() }, { $0.goHome() }] {
      let phone = try InvisoPhone()
      try phone.join("Blue Room")
      #expect(phone.activity == nil, "while the app is in front it shows everything itself")
      phone.advance(30)
      leave(phone.device)
      let record = try #require(phone.activity)
      let expected = InvisoLiveActivityAttributes.ContentState(
        roomName: "Blue Room", status: .waiting, startTime: phone.device.now)
      #expect(record.waiting == expected && record.waitsFor == "room-1" && record.activityState == .active)
      #expect(phone.shared == [.string(record.id), .string("room-1")])
      phone.device.lock()
      phone.advance(754)
      #expect(phone.phone.contains("Waiting for other client") && phone.phone.contains("12:34"))
    }
  }

  @Test("R01 without a room, with somebody there, or once somebody was there, leaving the app starts nothing")
  func nothingToWaitFor() throws {
    let phone = try InvisoPhone()
    phone.device.open(phone.app)
    phone.device.lock()
    #expect(phone.activity == nil)
    try phone.join("Blue Room")
    try phone.act("peer-joins")
    phone.device.lock()
    #expect(phone.activity == nil)
    try phone.act("peer-leaves")
    phone.device.lock()
    #expect(phone.activity == nil, "hadP2POnce: somebody was there in this stay")
    try phone.act("leave-room")
    phone.device.lock()
    #expect(phone.activity == nil)
    try phone.waitIn("Blue Room")
    #expect(phone.activity?.waitsFor == "room-1", "a new stay in the same room")
  }

  @Test("R04 coming back at once, opening the app or tapping the card removes the activity and clears the App Group")
  func comingBack() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.unlock()
    #expect(phone.activity == nil && phone.shared == [nil, nil])
    phone.device.goHome()
    let record = try #require(phone.activity)
    let links = LiveActivityPresentation.allCases.flatMap { presentation in
      phone.device.picture(presentation, of: record).regions.compactMap { region -> URL? in
        if case .activity(record.id, let url) = region.target { url } else { nil }
      }
    }
    #expect(links.count >= 4 && Set(links).count == 1)
    let link = links.first
    #expect(link?.absoluteString == "inviso://open")
    phone.device.tap(record, widgetURL: link)
    #expect(phone.device.foregroundApp === phone.app && phone.activity == nil && phone.shared == [nil, nil])
  }

  @Test("R04 waiting ends after 30 minutes to the second, or after as many as the person chose")
  func timeout() throws {
    for (minutes, seconds) in [(nil, 1800.0), ("1", 60), ("480", 28800 - 1)] {
      let phone = try InvisoPhone()
      if let minutes { try phone.act("settings", ["minutes": minutes]) }
      try phone.waitIn("Blue Room")
      phone.advance(seconds - 1)
      #expect(phone.activity?.activityState == .active)
      phone.advance(1)
      if minutes != "480" {
        #expect(phone.activity == nil && phone.shared == [nil, nil])
        #expect(phone.messages.contains { $0.contains("Nobody came to Blue Room") })
      }
    }
  }

  @Test("R04 only one activity: a newer room takes the place of the older one, which is remembered")
  func oneAtATime() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Room A")
    #expect(phone.activity?.waitsFor == "room-1")
    try phone.waitIn("Room B")
    #expect(phone.scene.activities.map(\.waitsFor) == ["room-2"] && phone.shared.last == .string("room-2"))
    try phone.act("leave-room", ["room": "Room B"])
    phone.device.lock()
    #expect(phone.scene.activities.map(\.waitsFor) == ["room-1"], "Room A waits still")
  }

  @Test("R04 starting the activity of another room, or the same once more, never leaves two")
  func neverTwo() throws {
    let phone = try InvisoPhone()
    phone.device.open(phone.app)
    for room in ["room-1", "room-1", "room-2"] {
      phone.device.run(phone.app) { app in
        await (app as? InvisoApp)?.chat.liveActivity.startActivity(roomId: room, roomName: room)
      }
      #expect(phone.scene.activities.map(\.waitsFor) == [room] && phone.shared.last == .string(room))
    }
  }

  @Test("R04 leaving or deleting the room ends its activity, also in the background, and no other's")
  func leaving() throws {
    for deletes in [false, true] {
      let phone = try InvisoPhone()
      try phone.join("Room A")
      try phone.waitIn("Room B")
      func leave(_ room: String) {
        phone.device.run(phone.app) { app in
          let chat = (app as? InvisoApp)?.chat
          if deletes { try await chat?.delete(roomId: room) } else { try await chat?.leave(roomId: room) }
        }
      }
      leave("room-1")
      #expect(phone.activity?.waitsFor == "room-2")
      leave("room-2")
      #expect(phone.activity == nil && phone.shared == [nil, nil])
    }
  }

  @Test("R06 a killed app's activity stays, is found again at launch, and the app shown in front removes it")
  func killed() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    let id = try #require(phone.activity?.id)
    phone.device.reboot()
    #expect(phone.activity?.id == id)
    phone.device.launch(phone.app)
    #expect(phone.activity?.id == id && phone.shared == [.string(id), .string("room-1")])
    phone.advance(1799)
    #expect(phone.activity?.id == id)
    phone.advance(1)
    #expect(phone.activity == nil, "the new process keeps the old one's date")
    try phone.act("settings")
    phone.device.lock()
    phone.device.kill(phone.app)
    #expect(phone.activity != nil)
    phone.device.open(phone.app)
    #expect(phone.activity == nil && phone.shared == [nil, nil])
  }

  @Test("R06 P07 quitting the program keeps rooms, activity and its date")
  func restart() throws {
    let files = MemoryStore()
    let phone = try InvisoPhone(files: files)
    try phone.act("settings", ["minutes": "10"])
    try phone.waitIn("Blue Room")
    phone.advance(300)
    let again = try InvisoPhone(files: files, at: phone.device.now)
    again.advance(299)
    #expect(again.activity?.waiting?.roomName == "Blue Room")
    again.advance(1)
    #expect(again.activity == nil)
  }

  @Test("R04 R06 nothing of a killed app runs: its activity outstays its time, says so, and goes at the next launch")
  func outstayed() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.kill(phone.app)
    phone.advance(1800)
    #expect(phone.activity?.activityState == .stale)
    #expect(phone.phone.contains("Out of date: open Inviso"))
    phone.advance(600)
    phone.device.launch(phone.app)
    #expect(phone.activity == nil && phone.shared == [nil, nil])
    #expect(phone.messages.contains { $0.contains("Nothing of an app runs while it has no process") })
  }

  @Test("R06 an activity that the system ended after eight hours while the app was killed is cleared away at launch")
  func systemEnd() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.device.kill(phone.app)
    phone.advance(8 * 3600 + 60)
    #expect(phone.activity?.activityState == .ended)
    phone.device.launch(phone.app)
    #expect(phone.activity == nil && phone.shared == [nil, nil])
    #expect(phone.messages.contains { $0.contains("was ended while Inviso wasn't running") })
    #expect(!phone.messages.contains { $0.contains("was removed while") }, "its card was there")
  }

  @Test("R05 a card that is swiped away clears the App Group: at once while the app lives, else at its launch")
  func swiped() throws {
    for isKilled in [false, true] {
      let phone = try InvisoPhone()
      try phone.waitIn("Blue Room")
      if isKilled { phone.device.reboot() }
      phone.device.swipeAway(try #require(phone.activity))
      #expect(phone.shared.contains(nil) == !isKilled)
      phone.device.launch(phone.app)
      #expect(phone.shared == [nil, nil])
      #expect(phone.messages.contains { $0.contains("removed") && $0.contains("are shown again") })
      phone.push("room-1")
      #expect(phone.listed == ["Inviso"])
    }
  }

  @Test("R05 swiped away, however the app is dead: the next push is shown, the badge counts and the App Group is clear")
  func swipedWhileNotRunning() throws {
    for isForceQuit in [false, true] {
      for wakes in [false, true] {
        let phone = try InvisoPhone()
        try phone.waitIn("Blue Room")
        phone.advance(10)
        if isForceQuit { phone.device.kill(phone.app) } else { phone.device.end(phone.app) }
        phone.device.swipeAway(try #require(phone.activity))
        phone.push("room-1", wakes: wakes)
        #expect(phone.listed == ["Inviso"] && phone.badge == 1, "\(isForceQuit) \(wakes)")
        #expect(phone.group.keys.filter { $0.hasPrefix("live_activity") }.isEmpty, "\(phone.group)")
        phone.push("room-1", wakes: wakes)
        #expect(phone.listed.count == 2 && phone.badge == 2)
        phone.device.open(phone.app)
        #expect(phone.shared == [nil, nil] && phone.badge == 0)
      }
    }
  }

  @Test(
    "R07 however an activity ends, its keys leave the App Group: at once while the app lives, else when it is launched")
  func keysGo() throws {
    let ends: [(String, (InvisoPhone) throws -> Void)] = [
      ("swiped", { $0.device.swipeAway(try #require($0.activity)) }),
      ("forbidden", { $0.device.setLiveActivities(false) }),
      ("eight hours", { $0.advance(8 * 3600) }),
      ("ended by a push", { try $0.pushToActivity("end", more: #","dismissal-date":1"#) }),
    ]
    for (name, end) in ends {
      for life in ["alive", "ended", "force-quit", "rebooted"] {
        let phone = try InvisoPhone()
        try phone.act("settings", ["minutes": "480"])
        try phone.waitIn("Blue Room")
        phone.advance(10)
        switch life {
        case "ended": phone.device.end(phone.app)
        case "force-quit": phone.device.kill(phone.app)
        case "rebooted": phone.device.reboot()
        default: break
        }
        // A signal that nobody has taken yet.
        phone.push("room-1", wakes: false)
        try end(phone)
        if life != "alive" { phone.device.launch(phone.app) }
        #expect(
          phone.group.keys.filter { $0.hasPrefix("live_activity") }.isEmpty, "\(name), \(life): \(phone.group.keys)")
        phone.device.open(phone.app)
        #expect(phone.phone.contains("The other one is here."), "\(name), \(life): what was signalled isn't lost")
      }
    }
  }

  @Test("R04 R07 with somebody signalled, a timeout doesn't say that nobody came")
  func timeoutWithSignal() throws {
    let phone = try InvisoPhone()
    phone.device.setSuspension(true)
    try phone.waitIn("Blue Room")
    phone.advance(10)
    phone.push("room-1", wakes: false)
    phone.advance(1795)
    phone.device.setSuspension(false)
    phone.advance(5)
    #expect(phone.activity == nil && !phone.messages.contains { $0.contains("Nobody came") })
    #expect(phone.group.keys.filter { $0.hasPrefix("live_activity") }.isEmpty)
  }

  /// A push that starts an activity.
  private func pushStart(_ phone: InvisoPhone, room: String, status: String = "waiting") throws {
    let now = phone.device.now
    let body = #"""
      {"aps":{"timestamp":\#(Int(now.timeIntervalSince1970)),"event":"start",
      "attributes-type":"InvisoLiveActivityAttributes","attributes":{"roomId":"\#(room)"},
      "content-state":{"roomName":"Blue Room","status":"\#(status)","startTime":\#(now.timeIntervalSinceReferenceDate)},
      "alert":{"title":"Inviso","body":"Waiting"},"input-push-token":1}}
      """#
    let target = PushDestination.start(app: "com.31b4.inviso", attributesType: "InvisoLiveActivityAttributes")
    #expect(phone.device.deliver(try phone.device.request(for: target, body: Data(body.utf8))).status == 200)
  }

  @Test(
    "R04 R06 an activity that a server starts is the app's from then on: it goes in time; for no room it goes at once")
  func startedByServer() throws {
    for isRunning in [true, false] {
      let phone = try InvisoPhone()
      try phone.join("Blue Room")
      try phone.act("peer-joins")
      try phone.act("peer-leaves")
      phone.device.lock()
      #expect(phone.activity == nil)
      if !isRunning { phone.device.end(phone.app) }
      try pushStart(phone, room: "room-1")
      let id = try #require(phone.activity?.id)
      if !isRunning { phone.device.launch(phone.app) }
      #expect(phone.shared == [.string(id), .string("room-1")], "\(isRunning)")
      phone.advance(1800)
      #expect(phone.activity == nil && phone.shared == [nil, nil])
      try pushStart(phone, room: "elsewhere")
      #expect(phone.activity == nil && phone.shared == [nil, nil], "no orphan")
    }
    let front = try InvisoPhone()
    try front.join("Blue Room")
    try pushStart(front, room: "room-1")
    #expect(front.activity == nil, "in front the app shows its rooms itself")
  }

  @Test("R03 R04 an activity that a server starts green tells the app that somebody joined", arguments: [true, false])
  func startedGreen(isRunning: Bool) throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    if !isRunning { phone.device.kill(phone.app) }
    try pushStart(phone, room: "room-1", status: "connected")
    phone.advance(10)
    phone.device.unlock()
    phone.device.open(phone.app)
    #expect(phone.phone.contains("The other one is here."))
    phone.device.lock()
    #expect(phone.status != .waiting)
  }

  @Test("R01 T01 with the clock set back behind the beginning, screen and card agree: both count from 0:00")
  func clockSetBack() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    phone.advance(65)
    func screen() -> String {
      phone.device.appPicture(of: phone.app, room: CellSize(columns: 47, rows: 40), ground: RGB(hex: 0x000000)).grid
        .plainText()
    }
    #expect(screen().contains("1:05") && phone.phone.contains("1:05"))
    try phone.device.set(try #require(DeviceControl.named("wall-clock")), to: "2026-01-31T07:41:00Z")
    #expect(screen().contains(" 0:00") && phone.phone.contains(" 0:00"))
    phone.advance(10)
    #expect(screen().contains(" 0:00") && phone.phone.contains(" 0:00"), "not backwards")
  }

  @Test("R09 before iOS 16.2 there is no activity; the app works and says so once in the log, and on its screen")
  func oldSystem() throws {
    for system in [SystemVersion(16), SystemVersion(16, 1)] {
      let phone = try InvisoPhone(system: system)
      try phone.waitIn("Blue Room")
      try phone.waitIn("Green Room")
      #expect(phone.activity == nil && phone.shared == [nil, nil])
      #expect(phone.messages.count { $0.contains("16.2") && $0.contains("shown as notifications") } == 1)
      phone.push("room-1")
      #expect(phone.listed == ["Inviso"] && phone.badge == 1)
      phone.device.unlock()
      #expect(phone.phone.contains("needs iOS 16.2"))
    }
    let phone = try InvisoPhone(system: SystemVersion(16, 2))
    try phone.waitIn("Blue Room")
    #expect(phone.activity != nil)
  }

  @Test("R01 where Live Activities are switched off pushes are shown, and the log says so once")
  func forbidden() throws {
    let phone = try InvisoPhone()
    phone.device.setLiveActivities(false)
    try phone.waitIn("Blue Room")
    try phone.waitIn("Green Room")
    #expect(phone.messages.count { $0.contains("not available or not allowed") } == 1)
    phone.push("room-2")
    #expect(phone.listed == ["Inviso"])
  }

  @Test("R09 P10 inviso://open opens the app without leading anywhere; other links are logged and change nothing")
  func link() throws {
    let phone = try InvisoPhone()
    try phone.waitIn("Blue Room")
    #expect(phone.device.open(url: "inviso://open"))
    #expect(phone.device.foregroundApp === phone.app && phone.app.screen?.presentedSheet == nil)
    #expect(!phone.messages.contains { $0.contains("leads nowhere") })
    for url in ["inviso://room/1", "inviso:"] {
      phone.device.open(url: url)
      #expect(phone.messages.contains { $0.contains("\(url) leads nowhere") })
    }
    #expect(phone.phone.contains("Blue Room"))
  }
}
