import FoundationEssentials
import SkerryActivities
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryDevice

/// Who shows where.
@MainActor @Suite struct PlacesTests {
  @Test("P04 the lock screen stacks all cards: newest app on top, within an app the highest relevance first")
  func stack() throws {
    let phone = TestPhone()
    try phone.start("alpha", name: "Alpha-low", relevance: 1)
    try phone.start("alpha", name: "Alpha-high", relevance: 9)
    try phone.start("bravo")
    phone.device.lock()
    #expect(phone.phone.hasInOrder("card Bravo", "card Alpha-high", "card Alpha-low"))
    try phone.act("alpha", "update", ["name": "Alpha-low", "relevance": "10"])
    phone.device.lock()
    #expect(phone.phone.hasInOrder("card Bravo", "card Alpha-low", "card Alpha-high"))
  }

  @Test("P04 cards that do not fit are counted, none is cut in two")
  func overflow() throws {
    let phone = TestPhone()
    for number in 0..<5 { try phone.start("alpha", name: "Alpha-\(number)", relevance: Double(9 - number)) }
    phone.device.lock()
    for rows in 20..<60 {
      let text = phone.device.phonePicture(rows: rows).grid.plainText()
      let shown = (0..<5).filter { text.contains("card Alpha-\($0)") }
      #expect(shown == Array(0..<shown.count), "\(rows) rows")
      #expect(text.contains("+\(5 - shown.count) more") == (shown.count < 5), "\(rows) rows")
      // Each card that is begun is finished: its controls are on the last row of its content.
      #expect(text.split(separator: "Link").count - 1 == shown.count, "\(rows) rows")
    }
  }

  @Test("P04 the island is idle without activities, compact for one app, minimal for two")
  func occupancy() throws {
    let phone = TestPhone()
    phone.device.goHome()
    #expect(phone.device.island == .idle)
    let idle = phone.device.islandPicture().grid.size
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    #expect(phone.device.island == .compact(alpha.id))
    #expect(phone.island.contains("Alph") && phone.island.contains("c"))
    #expect(phone.device.islandPicture().grid.size.columns > idle.columns)
    #expect(phone.phone.contains("Alph"))
    let bravo = try phone.start("bravo")
    phone.device.goHome()
    #expect(phone.device.island == .minimal(attached: alpha.id, detached: bravo.id))
    #expect(phone.island.hasInOrder("Al", "Br"))
    let charlie = try phone.start("charlie")
    phone.device.goHome()
    #expect(phone.device.island == .minimal(attached: bravo.id, detached: charlie.id))
    #expect(phone.island.hasInOrder("Br", "Ch") && !phone.island.contains("Al"))
    for app in ["alpha", "bravo", "charlie"] {
      try phone.act(app, "end", ["name": app.capitalized, "policy": "immediate"])
    }
    phone.device.goHome()
    #expect(phone.device.islandPicture().grid.size == idle)
  }

  @Test("P04 P06 a long press expands an activity in the island until it is closed")
  func longPress() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    phone.device.toggleExpansion(of: alpha)
    #expect(phone.island.contains("expanded Alpha") && phone.phone.contains("expanded Alpha"))
    phone.advance(60)
    #expect(phone.phone.contains("expanded Alpha"))
    phone.device.toggleExpansion(of: alpha)
    #expect(!phone.phone.contains("expanded Alpha"))
    phone.device.toggleExpansion(of: alpha)
    try phone.act("alpha", "end", ["name": "Alpha", "policy": "immediate"])
    #expect(phone.device.expansion == nil)
  }

  @Test("P04 a finger holds only what the island shows: what a swipe hid or others outrank stays, and is told why")
  func holdsWhatIsShown() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    phone.device.hideFromIsland(alpha)
    phone.device.toggleExpansion(of: alpha)
    #expect(phone.device.expansion == nil && phone.messages.last?.contains("a swipe hid it") == true)
    phone.device.showHiddenInIsland()
    try phone.start("bravo")
    let charlie = try phone.start("charlie")
    phone.device.goHome()
    phone.device.toggleExpansion(of: alpha)
    #expect(phone.device.expansion == nil && phone.messages.last?.contains("other activities come first") == true)
    phone.device.toggleExpansion(of: charlie)
    #expect(phone.device.expansion?.activityID == charlie.id)
  }

  @Test("P04 opening the expanded activity's app, locking and another model close the island")
  func closing() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    for close in [
      { try phone.device.open(phone.process("alpha")) }, { phone.device.lock() },
      { phone.device.setModel(.withoutIsland) },
    ] {
      phone.device.setModel(.standard)
      phone.device.goHome()
      phone.device.toggleExpansion(of: alpha)
      #expect(phone.device.expansion?.activityID == alpha.id)
      try close()
      #expect(phone.device.expansion == nil)
    }
  }

  @Test("P04 an alert expands the island by itself, rings, and falls back after four seconds")
  func alert() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    try phone.start("bravo")
    phone.device.goHome()
    phone.device.bellPending = false
    try background("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"], phone)
    #expect(phone.device.bellPending)
    #expect(phone.phone.contains("expanded Alpha") && phone.phone.contains("look"))
    #expect(phone.device.nextDeadline == phone.device.now.addingTimeInterval(4))
    phone.advance(3.999)
    #expect(phone.phone.contains("expanded Alpha"))
    phone.advance(0.001)
    #expect(!phone.phone.contains("expanded Alpha") && phone.island.hasInOrder("Al", "Br"))
  }

  @Test("P04 an alert of the app in front, and an update without one, expand nothing")
  func noAlert() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    try phone.act("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"])
    #expect(phone.device.expansion == nil && phone.device.bellPending)
    phone.device.goHome()
    try background("alpha", "update", ["name": "Alpha", "note": "quiet"], phone)
    #expect(phone.device.expansion == nil && phone.device.banner == nil)
  }

  @Test("P04 a model without an island shows cards and, for an alert on the unlocked screen, a banner for four seconds")
  func banner() throws {
    let phone = TestPhone(.withoutIsland)
    let alpha = try phone.start("alpha")
    phone.device.goHome()
    #expect(phone.device.island == .idle && phone.device.islandPicture().grid.size.columns == 0)
    #expect(!phone.phone.contains("Alph "))
    phone.device.toggleExpansion(of: alpha)
    #expect(phone.device.expansion == nil && phone.messages.last?.contains("no island") == true)
    try background("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"], phone)
    #expect(phone.phone.contains("card Alpha") && phone.phone.contains("note look"))
    phone.advance(4)
    #expect(!phone.phone.contains("card Alpha"))
    phone.device.lock()
    #expect(phone.phone.contains("card Alpha"))
  }

  @Test("P02 P15 an activity in the transient style ends when its app leaves the screen, by whichever way")
  func transient() throws {
    let ways: [(String, @MainActor (TestPhone) throws -> Void)] = [
      ("home", { $0.device.goHome() }), ("lock", { $0.device.lock() }),
      ("another app", { $0.device.open(try $0.process("bravo")) }),
      ("kill", { $0.device.kill(try $0.process("alpha")) }),
      ("ended by the system", { $0.device.terminate(try $0.process("alpha")) }), ("reboot", { $0.device.reboot() }),
    ]
    for (name, leave) in ways {
      let phone = TestPhone()
      try phone.act("alpha", "start", ["name": "Long"])
      try phone.act("alpha", "start", ["name": "Short", "note": "transient"])
      #expect(try phone.records("alpha").count { $0.activityState == .active } == 2)
      try leave(phone)
      let left = try phone.records("alpha").filter { $0.activityState != .dismissed }
      #expect(left.map(\.style) == [.standard], "\(name)")
    }
  }

  @Test("P04 P05 what an alert shows goes when the phone becomes another model", arguments: [true, false])
  func otherModel(_ hasIsland: Bool) throws {
    let phone = hasIsland ? TestPhone() : TestPhone(.withoutIsland)
    try phone.start("alpha")
    phone.device.goHome()
    try background("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"], phone)
    #expect(phone.device.expansion != nil || phone.device.banner != nil)
    for model in hasIsland ? [DeviceModel.iPhoneSE, .iPhone15Pro] : [.iPhone15Pro, .iPhoneSE] {
      phone.device.setModel(model)
      #expect(phone.device.expansion == nil && phone.device.banner == nil, "\(model.id)")
      #expect(!phone.phone.contains("note look"), "\(model.id)")
    }
  }

  @Test("P04 what an alert shows is gone once its app was open or the screen was locked", arguments: [true, false])
  func takenOff(_ hasIsland: Bool) throws {
    let phone = hasIsland ? TestPhone() : TestPhone(.withoutIsland)
    func shown() -> Bool { phone.device.expansion != nil || phone.device.banner != nil }
    try phone.start("alpha")
    phone.device.goHome()
    for away in [{ phone.device.lock() }, { phone.device.open(try phone.process("alpha")) }] {
      try background("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"], phone)
      #expect(shown())
      phone.device.open(try phone.process("bravo"))
      #expect(shown(), "another app is no reason")
      try away()
      #expect(!shown())
      phone.device.unlock()
      phone.device.goHome()
      #expect(!shown() && !phone.phone.contains("note look"))
    }
  }

  @Test("P04 the app in the foreground is not in the island, the others are")
  func foreground() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    #expect(phone.device.island == .idle)
    phone.device.toggleExpansion(of: alpha)
    #expect(phone.device.expansion == nil && phone.messages.last?.contains("foreground") == true)
    let bravo = try phone.start("bravo")
    #expect(phone.device.island == .compact(alpha.id))
    phone.device.open(try phone.process("charlie"))
    #expect(phone.device.island == .minimal(attached: alpha.id, detached: bravo.id))
  }

  @Test("P04 while the lock screen is up the island is idle and can't be expanded, also by an alert")
  func locked() throws {
    let phone = TestPhone()
    let alpha = try phone.start("alpha")
    phone.device.lock()
    #expect(phone.device.island == .idle && !phone.island.contains("Alph"))
    phone.device.toggleExpansion(of: alpha)
    #expect(phone.device.expansion == nil && phone.messages.last?.contains("lock screen") == true)
    try background("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"], phone)
    #expect(phone.device.expansion == nil && phone.device.bellPending)
    #expect(phone.phone.contains("note look"))
    phone.device.unlock()
    #expect(phone.device.island == .idle, "the app that was in front is in front again")
  }

  @Test("P04 P05 an alert lights up the dimmed always-on screen")
  func alwaysOn() throws {
    let phone = TestPhone()
    try phone.start("alpha")
    phone.device.lock()
    phone.device.toggleAlwaysOn()
    #expect(phone.device.settings.screen == .alwaysOn)
    try background("alpha", "update", ["name": "Alpha", "note": "look", "alert": "Here"], phone)
    #expect(phone.device.settings.screen == .locked)
  }

  /// Runs an action without bringing its app to the front, as a background task does.
  private func background(_ app: String, _ action: String, _ values: [String: String], _ phone: TestPhone) throws {
    let process = try phone.process(app)
    let found = try #require(process.screen?.actions.first { $0.id == action })
    phone.device.run(process) { _ in try await found.perform(AppForm(values)) }
  }
}
