import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryDevice
@testable import SkerryScreens

/// When providers are asked, what is shown in between, and what it costs.
@MainActor @Suite struct HomeTimelineTests {
  @Test("P12 T02 a widget shows each entry from its date on, and its picture wakes nobody in between")
  func entries() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [0, 90, 600]))
    for (offset, text) in [(0.0, "note 0"), (90, "note 1"), (600, "note 2")] {
      phone.device.advance(to: phone.planned.addingTimeInterval(offset - 0.001))
      if offset > 0 { #expect(!phone.text().contains(text), "too early at +\(offset)") }
      phone.device.advance(to: phone.planned.addingTimeInterval(offset))
      #expect(phone.text().contains(text), "at +\(offset)")
    }
    #expect(phone.loads.count == 1, "entries take over silently: \(phone.loads)")
    // An accessory has no timer: only the entries change it.
    let accessory = PlacedWidget(app: "alpha", kind: "Planned", family: .accessoryRectangular)
    phone.plan(WidgetPlan(entries: [0, 90]))
    try phone.device.place(accessory)
    phone.device.lock()
    let second = phone.device.now.addingTimeInterval(90)
    #expect(phone.device.picture(of: accessory).nextChange == second)
    #expect(phone.device.nextDeadline == second)
    phone.device.advance(to: second)
    #expect(phone.device.picture(of: accessory).nextChange == nil && phone.device.nextDeadline == nil)
  }

  @Test(
    "P12 the reload policy says when the provider is asked again: after the last entry, after a date, or never",
    arguments: [(0.0, 600.0), (1800, 1800)])
  func policies(reload: Double, seconds: Double) throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [0, 600], reload: reload))
    #expect(phone.device.widgets.slots[phone.widget]?.due?.date == phone.planned.addingTimeInterval(seconds))
    phone.advance(seconds - 0.001)
    #expect(phone.loads.count == 1)
    phone.advance(0.001)
    #expect(phone.loads.count == 2 && phone.loads.last?.contains("2 entries, asked for by its reload policy") == true)
  }

  @Test("P12 with the policy never the provider is not asked again")
  func never() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [0, 600], reload: nil))
    phone.advance(30 * 86_400)
    #expect(phone.loads.count == 1 && phone.device.nextDeadline == nil)
  }

  @Test("P12 a reload date that has passed already is waited for five minutes, not for ever and not at once")
  func pastReloadDate() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [-60], reload: 0))
    phone.advance(299)
    #expect(phone.loads.count == 1)
    phone.advance(1)
    #expect(phone.loads.count == 2)
  }

  @Test("P12 T03 one long jump asks the same providers at the same instants as ticks of a second")
  func jump() throws {
    func run(_ advance: (Device, Date) -> Void) throws -> (log: String, text: String) {
      let phone = WidgetPhone()
      phone.plan(WidgetPlan(entries: [0, 400, 790], reload: 0, delay: 7))
      try phone.device.place(PlacedWidget(app: "bravo", kind: "Planned", family: .systemMedium))
      phone.plan(WidgetPlan(entries: [0, 61], reload: 1000.5), app: "bravo")
      advance(phone.device, TestPhone.start.addingTimeInterval(2 * 3600))
      return (phone.logText, phone.text())
    }
    let jumped = try run { $0.advance(to: $1) }
    let ticked = try run { device, target in
      while device.now < target { device.advance(to: min(target, device.now.addingTimeInterval(1))) }
    }
    #expect(jumped.log == ticked.log && jumped.text == ticked.text)
    #expect(jumped.log.split(separator: "\n").count { $0.contains("asked for by its reload policy") } > 10)
  }

  @Test("P12 an app reloads its own widgets only, all or one kind, once for however many calls")
  func reloads() throws {
    let phone = WidgetPhone()
    try phone.device.place(PlacedWidget(app: "alpha", kind: "Later", family: .systemSmall))
    let before = phone.device.log.entries.count
    func lines() -> [String] {
      phone.device.logLines().dropFirst(before).map { "\($0.sourceName): \($0.entry.message)" }
    }
    try phone.run("alpha") {
      for _ in 0..<5 { WidgetCenter.shared.reloadTimelines(ofKind: "Later") }
    }
    #expect(lines() == ["Alpha: launched", "Alpha: timeline of Later: 1 entry, asked for by the app"])
    try phone.run("alpha") {
      WidgetCenter.shared.reloadTimelines(ofKind: "Unknown")
      WidgetCenter.shared.reloadAllTimelines()
    }
    #expect(
      lines().dropFirst(2) == [
        "Alpha: timeline of Planned: 1 entry, asked for by the app",
        "Alpha: timeline of Later: 1 entry, asked for by the app",
      ])
  }

  @Test("P12 seventy reloads a day are free to ask for; the next waits for the next day and the log names the rule")
  func budget() throws {
    let phone = WidgetPhone()
    let first = phone.device.now
    for number in 0..<ReloadBudget.limit {
      phone.advance(60)
      try phone.run("alpha") { WidgetCenter.shared.reloadAllTimelines() }
      #expect(phone.loads.count == number + 1)
    }
    let spent = phone.loads.count
    for _ in 0..<3 {
      phone.advance(60)
      try phone.run("alpha") { WidgetCenter.shared.reloadAllTimelines() }
    }
    #expect(phone.loads.count == spent)
    let told = phone.messages.filter { $0.contains("put off until") }
    #expect(told.count == 1 && told.first?.contains("70 reloads a day") == true)
    // A press of its button, and the app in front, are free.
    try phone.press("Tap")
    #expect(phone.loads.last?.contains("asked for by its button") == true && phone.loads.count == spent + 1)
    phone.device.open(try phone.process("alpha"))
    try phone.run("alpha") { WidgetCenter.shared.reloadAllTimelines() }
    #expect(phone.loads.count == spent + 2)
    phone.device.goHome()
    // What is put off happens by itself, 24 hours after the first reload that counted.
    try phone.run("alpha") { WidgetCenter.shared.reloadAllTimelines() }
    #expect(phone.loads.count == spent + 2)
    phone.device.advance(to: first.addingTimeInterval(60 + 86_400 - 1))
    #expect(phone.loads.count == spent + 2)
    phone.advance(1)
    #expect(phone.loads.count == spent + 3 && phone.loads.last?.contains("put off") == true)
    try phone.run("alpha") { WidgetCenter.shared.reloadAllTimelines() }
    #expect(phone.loads.count == spent + 4)
  }

  @Test("P12 the budget of one window, from its first reload that counts")
  func budgetValue() {
    var budget = ReloadBudget()
    let start = TestPhone.start
    for number in 0..<ReloadBudget.limit { #expect(budget.spend(at: start + Double(number)) == nil) }
    #expect(budget.spend(at: start + 86_399) == start + 86_400)
    #expect(budget.spend(at: start + 86_400) == nil && budget.count == 1)
    // Somebody set the clock back: a new window begins.
    #expect(budget.spend(at: start) == nil && budget.start == start)
  }

  @Test("P12 a provider may answer late; until then the widget shows its placeholder, redacted, and can't be pressed")
  func late() throws {
    let phone = WidgetPhone(plan: WidgetPlan(delay: 12))
    func regions() -> Int { phone.device.picture(of: phone.widget).regions.count }
    #expect(phone.text().contains("▒") && !phone.text().contains("stand-in"))
    #expect(regions() == 1 && phone.spoken.contains("Alpha widget, not loaded yet"))
    phone.advance(11.999)
    #expect(phone.text().contains("▒"))
    phone.advance(0.001)
    #expect(phone.text().contains("note 0") && !phone.text().contains("▒") && regions() == 3)
  }

  @Test("P12 a provider that never answers is given up after 30 seconds and told so; it is asked when somebody asks")
  func neverAnswers() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [0], delay: nil))
    #expect(phone.loads.isEmpty && phone.device.nextDeadline == phone.planned.addingTimeInterval(30))
    phone.advance(30)
    #expect(phone.messages.last?.contains("has not answered for 30 s") == true)
    #expect(phone.text().contains("note 0 taps 0"), "it goes on showing what it had")
    phone.plan(WidgetPlan(note: "again"))
    #expect(phone.text().contains("again 0"))
  }

  @Test("P12 a timeline without entries leaves the placeholder and a warning")
  func noEntries() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: []))
    #expect(phone.text().contains("▒"))
    let entry = phone.device.log.entries.last
    #expect(entry?.level == .warning && entry?.message.contains("no entries") == true)
  }

  @Test("P12 P07 a restart and a reboot ask for timelines anew; what is placed stays, what an app shared is there")
  func restart() throws {
    let files = MemoryStore()
    let phone = WidgetPhone(files: files)
    phone.plan(WidgetPlan(note: "kept"))
    try phone.device.place(PlacedWidget(app: "alpha", kind: "Later", family: .systemSmall))
    phone.device.remove(PlacedWidget(app: "bravo", kind: "Planned", family: .systemSmall))
    let placed = phone.device.placedWidgets
    #expect(placed.map(\.kind) == ["Planned", "Later"])
    phone.device.reboot()
    phone.device.goHome()
    #expect(phone.text().contains("kept 0") && phone.device.placedWidgets == placed)
    let again = Device(apps: WidgetPhone.apps, files: files, now: phone.device.now)
    #expect(again.placedWidgets == placed)
    #expect(again.phonePicture(rows: 44).grid == phone.device.phonePicture(rows: 44).grid)
  }

  @Test("P12 P07 what ran in an extension is gone after a reboot")
  func rebootEndsExtensions() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(delay: 20, note: "late"))
    phone.advance(5)
    phone.plan(WidgetPlan(note: "new"), asks: false)
    phone.device.reboot()
    phone.device.goHome()
    phone.advance(60)
    #expect(phone.text().contains("new 0") && !phone.text().contains("late 0"))
  }

  @Test("P12 T04 setting the clock asks for timelines anew")
  func clock() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [0, 3600]))
    phone.device.setClock(phone.device.now.addingTimeInterval(-86_400))
    #expect(phone.loads.last?.contains("as the clock was set") == true)
    #expect(phone.text().contains("note 0"))
  }

  @Test("T01 before a widget's next change nothing changes; a picture that was carried along equals a new one")
  func nextChange() throws {
    let phone = WidgetPhone()
    phone.plan(WidgetPlan(entries: [0, 61.5, 3599], reload: 4000))
    for offset in [0.0, 58.5, 60.75, 3598.5, 3999.5] {
      phone.device.advance(to: phone.planned.addingTimeInterval(offset))
      for _ in 0..<3 {
        let before = phone.device.phonePicture(rows: 44)
        let next = try #require([before.nextChange, phone.device.nextDeadline].compactMap { $0 }.min())
        phone.device.advance(to: next.addingTimeInterval(-0.001))
        #expect(phone.device.phonePicture(rows: 44).grid == before.grid, "changed too early at +\(offset)")
        phone.device.advance(to: next)
        let carried = phone.device.phonePicture(rows: 44).grid
        if next == before.nextChange { #expect(carried != before.grid, "woke for nothing at +\(offset)") }
        phone.device.pictureCaches.widgets.forget()
        #expect(phone.device.phonePicture(rows: 44).grid == carried, "at +\(offset)")
      }
    }
  }
}
