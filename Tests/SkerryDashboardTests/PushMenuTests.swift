import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import Synchronization
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Sending pushes by keys and by steps.
@MainActor @Suite struct PushMenuTests {
  /// Files that are there or not.
  private final class Folder: StepResources, Sendable {
    let files: Mutex<[String: Data]>
    init(_ files: [String: String]) { self.files = Mutex(files.mapValues { Data($0.utf8) }) }
    func bytes(of path: String) throws(StepProblem) -> Data {
      guard let data = files.withLock({ $0[path] }) else { throw StepProblem("There is no file \(path).") }
      return data
    }
  }

  /// A climber whose activity has its token.
  private func climber() throws -> Driver {
    let driver = Driver.climbing()
    driver.wait(2)
    try #require(driver.record?.pushToken != nil)
    return driver
  }

  private func update(_ driver: Driver, climbs: Int, at seconds: Int = 10) -> String {
    """
    {"aps":{"timestamp":\(1_769_852_460 + seconds),"event":"update","content-state":\
    {"climbCount":\(climbs),"attemptCount":9,"lastUpdated":791545260}}}
    """
  }

  private func menu(_ driver: Driver) -> MenuDialog? {
    if case .menu(let menu)? = driver.dashboard.dialog { menu } else { nil }
  }

  @Test("P08 a payload file is sent by its path; the log and the footer say what became of it")
  func path() throws {
    let driver = try climber()
    driver.dashboard.phone.resources = Folder(["push/a.json": update(driver, climbs: 7)])
    driver.keys("P", "p")
    driver.type("push/b.json")
    driver.keys("Enter")
    #expect(driver.text.contains("! There is no file push/b.json.") && driver.counts == [2, 4])
    driver.keys("Ctrl-U")
    driver.type("push/a.json")
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.counts == [7, 9])
    #expect(driver.footer.contains("APNs answered 200."))
    #expect(driver.messages.contains { $0.contains("climbCount 2 → 7") }, "\(driver.messages)")
  }

  @Test("P08 the content state is a form: what is changed reaches the activity, what its type can't be is told there")
  func content() throws {
    let driver = try climber()
    driver.keys("P", "c")
    #expect(driver.dialogTitle == "Update with other content")
    #expect(driver.text.contains("climbCount") && driver.text.contains("lastUpdated"))
    driver.type("x")
    driver.keys("Enter")
    #expect(driver.text.contains("“x” is not a number") && driver.counts == [2, 4])
    driver.keys("Ctrl-U")
    driver.type("1.5")
    driver.keys("Enter")
    #expect(driver.dialogTitle != nil && driver.counts == [2, 4], "an Int takes no fraction")
    driver.keys("Ctrl-U")
    driver.type("7")
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.counts == [2, 7], "its members are sorted: attempts come first")
    #expect(driver.footer.contains("APNs answered 200."))
  }

  @Test("P08 a date of the content state is entered as one, and what nobody changes goes back as it was spelled")
  func dates() throws {
    let driver = try climber()
    let record = try #require(driver.record)
    let content = try #require(ContentForm(record, on: driver.dashboard.device))
    let untouched = Dictionary(uniqueKeysWithValues: content.fields.map { ($0.id, $0.initialValue) })
    let same = content.state(AppForm(untouched), at: driver.dashboard.device.now)
    #expect(try JSONValue(parsing: same) == JSONValue(parsing: record.state))
    let field = try #require(content.fields.first { $0.label == "lastUpdated" })
    #expect(field.problem(with: "+15m") == nil && field.problem(with: "soon") != nil)
    let later = content.state(AppForm(untouched.merging([field.id: "+15m"]) { $1 }), at: driver.dashboard.device.now)
    let date = driver.dashboard.device.now.addingTimeInterval(900)
    #expect(
      try JSONValue(parsing: later).object?["lastUpdated"]?.number == date.timeIntervalSinceReferenceDate)
  }

  @Test("P08 what a menu sends is made when it is sent, however long the menu was open")
  func made() throws {
    let driver = try climber()
    driver.keys("P")
    driver.wait(600)
    driver.keys("u")
    let record = try #require(driver.record)
    let second = driver.dashboard.device.now.timeIntervalSince1970.rounded(.down)
    #expect(record.staleDate == Date(timeIntervalSince1970: second + 900))
  }

  @Test("P08 what was sent is on top of the list from then on, also for the next run, and Enter sends it again")
  func recent() throws {
    let files = MemoryStore()
    let driver = try climber()
    let folder = Folder(["a.json": update(driver, climbs: 7), "b.json": update(driver, climbs: 8, at: 11)])
    driver.dashboard.phone.recentPushes = RecentPushes(files: files)
    driver.dashboard.phone.resources = folder
    for name in ["a.json", "b.json"] {
      try driver.dashboard.phone.perform(.push(Step.Push(path: name)), resources: folder)
    }
    #expect(RecentPushes(files: files).entries.map(\.name) == ["b.json", "a.json"])
    let next = try climber()
    next.dashboard.phone.recentPushes = RecentPushes(files: files)
    next.dashboard.phone.resources = folder
    folder.files.withLock { $0["b.json"] = Data(update(next, climbs: 12, at: 20).utf8) }
    next.keys("P")
    #expect(menu(next)?.items.prefix(2).map(\.title) == ["b.json", "a.json"])
    next.keys("Enter")
    #expect(next.counts == [12, 9], "the file is read again")
    folder.files.withLock { $0.removeAll() }
    next.keys("P")
    #expect(next.text.contains("The file can't be read now"))
    #expect(menu(next)?.items.first?.title == "b.json")
  }

  @Test("P08 every payload made for the activity fits, is accepted and does what it says")
  func templates() throws {
    func sent(_ key: String) throws -> Driver {
      let driver = try climber()
      driver.wait(0.5)
      driver.keys("P", key)
      #expect(driver.footer.contains("APNs answered 200."), "\(key): \(driver.footer)")
      #expect(driver.dialogTitle == nil)
      #expect(!driver.device.log.entries.contains { $0.level == .failure })
      return driver
    }
    let updated = try sent("u")
    #expect(updated.record?.contentVersion == 4 && updated.counts == [2, 4])
    #expect(updated.record?.staleDate == Driver.start.addingTimeInterval(902))
    let alerted = try sent("a")
    #expect(alerted.record?.contentVersion == 4 && alerted.device.bellPending)
    #expect(try sent("e").record?.activityState == .ended)
    #expect(try sent("g").record == nil)
    // The app lets its running session have one activity only, and the phone starts the other one all the same.
    let started = try sent("s")
    #expect(started.dashboard.phone.activities.count == 1)
    #expect(started.device.log.entries.contains { $0.message.contains("started by push") })
  }

  @Test("P08 a payload made within the second of the app's own update is not older than that update")
  func sameSecond() throws {
    let driver = try climber()
    driver.wait(0.5)
    driver.addClimb("6a")
    let version = try #require(driver.record?.contentVersion)
    driver.keys("P", "u")
    #expect(driver.record?.contentVersion == version + 1, "\(driver.messages.suffix(2))")
  }

  @Test("P08 the preview says size and dates, and what would be refused, before anything is sent")
  func preview() throws {
    let driver = try climber()
    let wrongEpoch = update(driver, climbs: 7).replacing("791545260", with: "1769852460")
    let large = "{\"aps\":\"" + String(repeating: "x", count: 5000) + "\"}"
    let folder = Folder(["ok": update(driver, climbs: 7), "epoch": wrongEpoch, "large": large, "bad": "{"])
    driver.dashboard.phone.resources = folder
    func lines(_ name: String) -> (size: String, lines: [String]) {
      let payload = (try? folder.bytes(of: name)) ?? Data()
      let preview = PayloadPreview(
        payload: payload, device: driver.device, record: driver.record, appIdentifier: driver.record?.appIdentifier)
      return (preview.size, preview.lines)
    }
    let count = update(driver, climbs: 7).utf8.count
    #expect(lines("ok").size == "\(count) of 4096 bytes")
    #expect(
      lines("ok").lines == [
        "update", "timestamp: 2026-01-31 09:41:10", "content-state.lastUpdated: 2026-01-31 09:41:00",
      ])
    let date = try #require(lines("epoch").lines.last)
    #expect(
      date.contains("2057-01-31") && date.contains("! read as seconds since 1970: 2026-01-31 09:41:00"), "\(date)")
    #expect(lines("large").size.hasSuffix("!") && lines("large").lines.first?.hasPrefix("! ") == true)
    #expect(lines("bad").lines.first?.hasPrefix("! ") == true)
    let registry = driver.device.center.withRegistry { $0.version }
    driver.keys("P", "Down", "Down", "Escape")
    #expect(driver.device.center.withRegistry { $0.version } == registry)
  }

  @Test("P08 S04 a push by a step goes to whom it names; what nobody can get is told")
  func addressed() throws {
    let driver = try climber()
    let record = try #require(driver.record)
    let token = try #require(record.pushToken).lowercaseHex
    func send(_ target: String?, _ payload: String, _ headers: [Step.Field] = []) throws -> StepResult {
      let step = Step.push(Step.Push(path: "f", target: target, headers: headers))
      return try driver.dashboard.phone.perform(step, resources: GivenStepResources(["f": Data(payload.utf8)]))
    }
    for (number, target) in [nil, "swiftclimb", record.id, record.id.lowercased(), token].enumerated() {
      #expect(try send(target, update(driver, climbs: 10 + number, at: 10 + number)).answer?.status == 200)
      #expect(driver.counts?.first == 10 + number)
    }
    let refused = try send(nil, update(driver, climbs: 1, at: 30), [Step.Field("priority", "7")])
    #expect(refused.answer?.reason == "BadPriority" && refused.lines.first == "APNs: 400 BadPriority")
    #expect(try send(String(repeating: "0", count: 64), "{}").answer?.reason == "BadDeviceToken")
    for (target, payload) in [("nobody", "{}"), ("nobody", "{\"aps\":{\"event\":\"start\"}}")] {
      #expect(throws: StepProblem.self) { try send(target, payload) }
    }
    #expect(throws: StepProblem.self) { try send(nil, "{\"aps\":{\"event\":\"start\",\"attributes-type\":\"No\"}}") }
    driver.keys("d", "y")
    // What a server knows of an activity that is over is its last token.
    #expect(try send(nil, update(driver, climbs: 1, at: 40)).answer?.reason == "Unregistered")
  }

  @Test("P08 a token is changed by a key; pushes to the old one are refused, the inspector shows the new one in full")
  func rotation() throws {
    let driver = try climber()
    let old = try #require(driver.record?.pushToken).lowercaseHex
    driver.keys("P", "t", "Ctrl-C")
    let new = try #require(driver.record?.pushToken).lowercaseHex
    #expect(new != old)
    let payload = Data(update(driver, climbs: 7).utf8)
    let answer = try driver.dashboard.phone.deliver(payload, Step.Push(path: "", target: old))
    #expect(answer.status == 410 && answer.reason == "Unregistered")
    driver.dashboard.perform(.inspector)
    driver.dashboard.handle(.resize(Driver.medium))
    var seen = ""
    for _ in 0..<40 {
      seen += driver.text
      driver.keys("Down")
    }
    let rows = CellText(new).wrapped(columns: 37).map(\.description)
    #expect(rows.allSatisfy { seen.contains($0) }, "\(rows)")
  }

  @Test("P08 S06 a list of recent pushes that can't be understood is set aside, and one that can't be kept is told")
  func broken() throws {
    let files = MemoryStore()
    try files.write(Data("garbage".utf8), to: RecentPushes.fileName)
    let pushes = RecentPushes(files: files)
    #expect(pushes.entries.isEmpty && pushes.problem?.contains("is kept as") == true)
    #expect(try files.read(RecentPushes.fileName + ".unreadable") == Data("garbage".utf8))
    let driver = try climber()
    driver.dashboard.phone.recentPushes = RecentPushes(files: RefusingStore())
    let resources = GivenStepResources(["f": Data(update(driver, climbs: 7).utf8)])
    let result = try driver.dashboard.phone.perform(.push(Step.Push(path: "f")), resources: resources)
    #expect(result.answer?.status == 200 && result.log.contains { $0.entry.level == .failure })
  }

  private final class RefusingStore: WholeFileStore {
    func read(_ name: String) throws -> Data? { nil }
    func write(_ data: Data, to name: String) throws {
      throw StorageError.cannotWrite(path: name, reason: "No space left on device")
    }
    func append(_ data: Data, to name: String) throws { try write(data, to: name) }
    func remove(_ name: String) throws {}
    func names() throws -> [String] { [] }
    var losses: Int { 0 }
    func setAside(_ name: String) throws -> String { name }
    func folder(_ name: String) -> any FileStore { self }
  }
}
