import FoundationEssentials
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// The widget on the home screen: its buttons, its indicators, its timelines, and what it shares with the app.
@MainActor @Suite struct NavWidgetTests {
  private func timelines(_ phone: WizPhone) -> [String] {
    phone.log.filter { $0.hasPrefix("timeline of NavWidget") }.map {
      String($0.dropFirst("timeline of NavWidget".count))
    }
  }

  @Test(
    "W03 four buttons and two indicators in each size; a press runs an App Intent in the widget's process",
    arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func buttons(family: WidgetFamily) throws {
    let phone = try WizPhone()
    phone.device.kill(phone.scene.process)
    let widget = try phone.widget(family)
    let labels = phone.device.picture(of: widget).regions.map(\.label).filter { $0.hasPrefix("Log ") }
    #expect(labels == ["Log Wake", "Log Sleep", "Log Meal", "Log Exercise"])
    for type in [ActivityType.wake, .meal] {
      try phone.press(type, in: family)
      phone.scene.advance(by: 60)
    }
    #expect(!phone.scene.process.isRunning, "the app is not started for it")
    #expect(phone.count("intent LogActivityIntent, in the widget extension") == 2)
    let text = try phone.text(of: family)
    #expect(text.contains("Awake") && text.contains("2m") && text.contains("Meal") && text.contains("1m"), "\(text)")
    #expect(phone.device.picture(of: widget).warnings.isEmpty)
    let spoken = phone.device.picture(of: widget).spoken
    #expect(spoken.contains { $0.contains("Log Sleep") && $0.contains("button") })
    #expect(!spoken.contains { $0.contains("moon") || $0.contains("knife") })
  }

  @Test("W04 a press gives exactly two entries, the next generation sixty; so does every other")
  func entryCounts() throws {
    let phone = try WizPhone()
    _ = try phone.widget(.systemMedium)
    phone.device.goHome()
    let before = timelines(phone).count
    try phone.press(.meal)
    #expect(
      timelines(phone).dropFirst(before).sorted() == [
        " (medium): 2 entries, asked for by the app's extension", " (small): 2 entries, asked for by its button",
      ])
    phone.scene.advance(by: 60)
    #expect(
      timelines(phone).dropFirst(before + 2).sorted() == [
        " (medium): 60 entries, asked for by its reload policy", " (small): 60 entries, asked for by its reload policy",
      ])
    phone.scene.advance(by: 3600)
    #expect(timelines(phone).dropFirst(before + 4).allSatisfy { $0.contains("60 entries") })
    try phone.press(.wake)
    try phone.press(.sleep)
    #expect(timelines(phone).suffix(4).allSatisfy { $0.contains("2 entries") })
    #expect(timelines(phone).filter { $0.contains("(large)") }.isEmpty)
    phone.scene.advance(by: 86_400)
    _ = try phone.widget(.systemLarge)
    #expect(timelines(phone).last == " (large): 60 entries, the first, as it was placed")
  }

  @Test("W04 the texts are made with the timeline, for each minute of it; drawing reads them and nothing else")
  func precomputed() throws {
    let phone = try WizPhone()
    phone.device.goHome()
    try phone.press(.wake)
    phone.scene.advance(by: 60)
    let widget = try phone.widget()
    for minute in 1..<60 {
      #expect(try phone.text().contains("Awake \(minute)m"), "minute \(minute)")
      phone.device.defaults.set(
        .dictionary(["wake": .int(0)]), forKey: "LastKnownActivities", in: SharedActivities.appGroup)
      #expect(try phone.text().contains("Awake \(minute)m"), "the store is not read while drawing")
      let next = try #require(phone.device.picture(of: widget).nextChange)
      #expect(Int(next.timeIntervalSince1970) == phone.now + 60)
      if minute < 59 { phone.scene.advance(by: 60) }
    }
  }

  @Test(
    "W04 elapsed times in words",
    arguments: [
      (0, "0m"), (59, "0m"), (60, "1m"), (3599, "59m"), (3600, "1h 00m"), (7_500, "2h 05m"), (86_399, "23h 59m"),
      (86_400, "1d 0h"),
      (172_800, "2d 0h"), (360_000, "4d 4h"), (-5, "0m"),
    ])
  func elapsed(seconds: Int, text: String) { #expect(ElapsedText(1000, 1000 + seconds).shown == text) }

  @Test("W05 P11 the App Group holds the document's two structures, with its keys and Unix seconds")
  func structures() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    let start = Int(LiveActivityScene.start.timeIntervalSince1970) + 10
    phone.scene.advance(by: 10)
    try phone.press(.sleep)
    phone.scene.advance(by: 5)
    try phone.press(.meal)
    #expect(phone.lastKnown == ["wake": start - 10])
    #expect(
      phone.pending == """
        [{"activityTime":\(start),"activityType":"sleep"},{"activityTime":\(start + 5),"activityType":"meal"}]
        """)
    let text = try phone.text()
    #expect(text.contains("Asleep 0m") && text.contains("Meal 0m"), "both together are shown: \(text)")
    phone.scene.advance(by: 60)
    try phone.log(.wake)
    try phone.log(.wake)
    #expect(phone.lastKnown == ["wake": start + 65, "sleep": start, "meal": start + 5], "one time of each type")
    #expect(phone.pending == nil)
  }

  @Test("W05 the widget never touches the vault: with the vault gone, or forbidden, it works all the same")
  func sandbox() throws {
    let inner = MemoryFolders([WizPhone.path])
    let folders = RacingFolders(inner)
    let phone = try WizPhone(folders: folders)
    try phone.log(.wake)
    phone.device.kill(phone.scene.process)
    let reads = folders.reads
    for type in ActivityType.allCases { try phone.press(type) }
    phone.scene.advance(by: 7200)
    #expect(folders.reads == reads)
    #expect(phone.entries("2026-01-31").count == 1)
    #expect(try phone.text().contains("2h 00m"))
  }

  @Test("W05 S06 a queue that can't be understood is kept under another key, and what can be is used")
  func unreadableQueue() throws {
    let phone = try WizPhone()
    let bad = #"[{"activityType":"nap","activityTime":1},{"activityType":"meal","activityTime":1769850000}]"#
    phone.device.kill(phone.scene.process)
    phone.device.defaults.set(.data(Data(bad.utf8)), forKey: "PendingActivities", in: SharedActivities.appGroup)
    try phone.press(.wake)
    #expect(phone.pending?.contains("meal") == true)
    #expect(phone.screen().contains("A part of the widget's queue could not be read"))
    #expect(phone.entries("2026-01-31").map { $0.split(separator: " ")[3] } == ["Meal", "Wake"])
    guard
      case .data(let kept)? = phone.device.defaults.values(of: SharedActivities.appGroup)[
        "PendingActivities.unreadable"]
    else {
      Issue.record("nothing is kept")
      return
    }
    #expect(String(decoding: kept, as: UTF8.self) == bad)
  }

  @Test("W07 logging, editing and removing in the app reload all timelines at once, of every size")
  func reloads() throws {
    let phone = try WizPhone()
    _ = try phone.widget(.systemMedium)
    func count() -> Int { timelines(phone).count { $0.contains("asked for by the app") } }
    var before = count()
    for (action, values) in [
      ("log-meal", [:]), ("change-entry", ["type": "Exercise"]), ("change-entry", ["time": "08:00"]),
      ("remove-entry", [:]),
    ] as [(String, [String: String])] {
      try phone.act(action, values)
      #expect(count() == before + 2, "\(action)")
      before = count()
    }
    try phone.log(.wake)
    phone.device.goHome()
    #expect(try phone.text().contains("Awake 0m"))
    phone.device.open(phone.scene.process)
    try phone.act("change-entry", ["time": "07:41"])
    phone.device.goHome()
    #expect(try phone.text().contains("Awake 2h 00m"))
  }

  @Test("W03 P06 a tap beside the buttons opens the app at the page")
  func tap() throws {
    let phone = try WizPhone()
    try phone.act("settings")
    phone.device.goHome()
    let widget = try phone.widget()
    guard case .widget(_, let url)? = phone.device.picture(of: widget).regions.last?.target else {
      Issue.record("no widget")
      return
    }
    phone.device.tap(widget, widgetURL: url)
    #expect(phone.device.foregroundApp === phone.scene.process)
    #expect(phone.actionIDs.contains("log-wake"))
  }

  @Test(
    "W03 W05 W01 of waking and sleeping in one second the later one counts, in the widget and in the app, after a restart too",
    arguments: [
      [ActivityType.wake, .sleep], [.sleep, .wake], [.wake, .sleep, .wake], [.sleep, .wake, .meal, .sleep],
    ])
  func sameSecond(types: [ActivityType]) throws {
    let word = types.last == .wake ? "Awake 0" : "Asleep 0"
    for hasVault in [true, false] {
      let phone = try WizPhone(choosesVault: hasVault)
      for type in types { try phone.press(type) }
      #expect(try phone.text().contains(word))
      for phone in [phone, try phone.restarted()] {
        #expect(phone.screen().contains(word))
        phone.device.goHome()
        #expect(try phone.text().contains(word))
        #expect(phone.lastKnown["wake"] == phone.lastKnown["sleep"])
      }
      phone.scene.advance(by: 60)
      try phone.press(.wake)
      phone.device.open(phone.scene.process)
      let keys = phone.device.defaults.values(of: SharedActivities.appGroup).keys.sorted()
      #expect(!keys.contains(SharedActivities.laterKey), "\(keys)")
    }
  }

  @Test(
    "W05 where nobody knows which of waking and sleeping in one second came later, waking counts; the queue comes later"
  )
  func unknownOrder() throws {
    var last = LastActivities(times: [.wake: 10, .sleep: 10])
    #expect(last.change?.type == .wake && last.laterOfTwo == .wake)
    last.add(.sleep, at: 10)
    #expect(last.change?.type == .sleep && last != LastActivities(times: [.wake: 10, .sleep: 10]))
    last.add(.wake, at: 9)
    #expect(last.change?.type == .sleep && last.change?.time == 10)
    last.add(.wake, at: 11)
    #expect(last.change?.type == .wake && last.laterOfTwo == nil)
    #expect(last == LastActivities(times: [.wake: 11, .sleep: 10], later: .sleep))
    #expect(LastActivities().change == nil && LastActivities(times: [.sleep: 3], later: .wake).change?.type == .sleep)
  }

  @Test(
    "W05 W04 what a press leaves for sizes that nobody has placed goes with its time; no dead key stays in the App Group"
  )
  func deadKeys() throws {
    let phone = try WizPhone()
    func keys() -> [String] { phone.device.defaults.values(of: SharedActivities.appGroup).keys.sorted() }
    try phone.press(.meal)
    phone.scene.advance(by: 180)
    #expect(keys() == ["PendingActivities"], "\(keys())")
    phone.device.open(phone.scene.process)
    #expect(keys() == ["LastKnownActivities"], "\(keys())")
    try phone.act("settings")
    try phone.act("forget-vault")
    #expect(keys().isEmpty, "\(keys())")
  }

  @Test("W05 what nobody can read of the queue is kept until the person discards it")
  func discards() throws {
    let phone = try WizPhone()
    phone.device.defaults.set(
      .data(Data("[{}]".utf8)), forKey: SharedActivities.pendingKey, in: SharedActivities.appGroup)
    phone.device.goHome()
    phone.device.open(phone.scene.process)
    #expect(phone.screen().contains("could not be read"))
    try phone.act("settings")
    try phone.act("discard-unreadable")
    try phone.act("back")
    #expect(!phone.screen().contains("could not be read"))
    #expect(phone.device.defaults.values(of: SharedActivities.appGroup).isEmpty)
  }

  @Test("W01 W04 from a day on, how long ago something was is said in days and hours, on the page and on the widget")
  func days() throws {
    let phone = try WizPhone()
    try phone.log(.wake)
    try phone.log(.meal)
    let expected: [(Double, String, String)] = [
      (0, "0:00", "0m"), (59, "0:59", "0m"), (3599, "59:59", "59m"), (3600, "1:00:00", "1h 00m"),
      (86_399, "23:59:59", "23h 59m"), (86_400, "1 d 0 h", "1d 0h"), (183_600, "2 d 3 h", "2d 3h"),
      (100 * 86_400, "100 d 0 h", "100d 0h"),
    ]
    for (seconds, page, widget) in expected {
      phone.scene.advance(to: seconds)
      #expect(phone.screen().contains("Awake \(page) "), "\(seconds): \(phone.screen())")
      phone.device.goHome()
      let text = try phone.text()
      #expect(text.contains(widget), "\(seconds): \(text)")
    }
  }
}
