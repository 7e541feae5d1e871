import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerrySoak
import Testing

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// The invariants of a phone, held against random lives; the smallest life that breaks one is printed as a tape.
@MainActor @Suite struct LivesTests {
  private static let lives = SoakCount.of(3, 1_000)
  private static let deeds = SoakCount.of(60, 500)

  /// Lives random lives; `problem` says what is wrong with one, if anything is.
  private func live(_ name: String, _ problem: (Life) throws -> String?) throws {
    let count = UInt64(ProcessInfo.processInfo.environment["SKERRY_LIVES"].flatMap { Int($0) } ?? Self.lives)
    let length = ProcessInfo.processInfo.environment["SKERRY_DEEDS"].flatMap { Int($0) } ?? Self.deeds
    let first = ProcessInfo.processInfo.environment["SKERRY_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + count) {
      let life = Life.random(seed: seed, deeds: length)
      guard let found = try problem(life) else { continue }
      let (small, reason) = try shrunk(life, found, problem)
      Issue.record("\(name), seed \(seed): \(reason)\n\n\(small.tape)")
      return
    }
    print("soak: \(name): \(count) lives of \(length) deeds")
  }

  /// Leaves out what the failure does not need, in ever smaller pieces.
  private func shrunk(
    _ life: Life, _ reason: String, _ problem: (Life) throws -> String?
  ) throws -> (Life, String) {
    var (best, reason) = (life, reason)
    var size = best.lines.count / 2
    var tries = 0
    let most = SoakCount.of(250, 2_500)
    while size >= 1, tries < most {
      var start = 0
      while start < best.lines.count, tries < most {
        var smaller = best
        smaller.lines.removeSubrange(start..<min(start + size, best.lines.count))
        tries += 1
        if let found = try problem(smaller) { (best, reason) = (smaller, found) } else { start += size }
      }
      size /= 2
    }
    return (best, reason)
  }

  private func record(
    _ life: Life, looks: LifePlayer.Looks = .never, passing: LifePlayer.Passing = .atOnce,
    road: LifePlayer.Road = .steps, withDashboard: Bool = true
  ) throws -> LifeRecord {
    let player = LifePlayer(looks: looks, passing: passing, road: road)
    try player.play(life)
    return LifeRecord(player.phone, withDashboard: withDashboard)
  }

  @Test("S03 every line that a life may have is a line of a tape", arguments: Life.everything)
  func lines(_ line: String) throws { _ = try Tape(line, name: "life") }

  @Test("T06 looking changes nothing: the same deeds with pictures after each, after none and at random")
  func looking() throws {
    try live("looking changes nothing") { life in
      let never = try record(life)
      if let difference = try record(life, looks: .always).difference(from: never) { return "always: \(difference)" }
      return try record(life, looks: .random(5)).difference(from: never).map { "at random: \($0)" }
    }
  }

  @Test("T07 how time passed changes nothing: at once, in pieces, ticking at any speed, interrupted and gone on")
  func passing() throws {
    try live("how time passed changes nothing") { life in
      let once = try record(life)
      for (name, passing) in [
        ("interrupted", LifePlayer.Passing.interrupted(7)), ("in pieces", .inPieces(7)), ("ticking", .ticking(7)),
      ] {
        if let difference = try record(life, passing: passing).difference(from: once) {
          return "\(name): \(difference)"
        }
      }
      return nil
    }
  }

  @Test("S08 the road changes nothing: deeds by steps, by the desk of the socket, and by keys")
  func roads() throws {
    try live("the road changes nothing") { life in
      let steps = try record(life, withDashboard: false)
      for (name, road) in [("desk", LifePlayer.Road.desk), ("keys", .keys)] {
        let other = try record(life, road: road, withDashboard: false)
        if let difference = other.difference(from: steps) { return "\(name): \(difference)" }
      }
      return nil
    }
  }

  @Test("P07 nothing that was accepted is lost: a phone that is switched on again from its files has all of it")
  func restarting() throws {
    try live("nothing accepted is lost") { life in
      let player = LifePlayer()
      var told: [String: Int] = [:]
      var problem: String?
      try player.play(life) { phone, line in
        // After the same lines, whichever others a shorter life lacks.
        told[line, default: 0] += 1
        let number = line.utf8.reduce(told[line] ?? 0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        guard problem == nil, number % 12 == 0 else { return }
        let kept = MemoryStore()
        try Self.copy(phone, to: kept)
        let again = LifePhone(files: kept, now: phone.device.now, isRestored: true)
        problem = Self.loss(phone, after: again).map { "after \(line): \($0)" }
      }
      return problem
    }
  }

  @Test("P02 the log tells the truth: what it says of activities is what became of them, and nothing is left out")
  func truth() throws {
    try live("the log tells the truth") { life in
      let player = LifePlayer()
      var truth = LogTruth()
      var problem: String?
      try player.play(life) { phone, line in
        if problem == nil { problem = truth.problem(of: phone.device).map { "after \(line): \($0)" } }
      }
      return problem
    }
  }

  // MARK: Restarts

  private static func copy(_ phone: LifePhone, to store: MemoryStore) throws {
    func copy(_ from: any FileStore, _ to: any FileStore) throws {
      for name in try from.names() { if let data = try from.read(name) { try to.write(data, to: name) } }
    }
    try copy(phone.files, store)
    try copy(phone.files.folder("defaults"), store.folder("defaults"))
    for app in phone.device.apps {
      try copy(phone.files.folder("apps").folder(app.name), store.folder("apps").folder(app.name))
    }
  }

  /// What must survive: activities, tokens, notifications, what is switched on, the log's last lines.
  private static func lasting(_ phone: LifePhone) -> [String] {
    let device = phone.device
    // An app that is launched may bring newer content, with which a stale activity is fresh again.
    let records = device.center.withRegistry { registry in
      registry.cards().map { card in
        "\(card.id) \(card.activityState == .stale ? .active : card.activityState) \(card.pushToken ?? Data())"
      }
    }
    let delivered = device.notifications.withState { $0.delivered.map { "\($0.id) \($0.content.title)" } }
    let controls = DeviceControl.all.filter { $0.scope != .app }.map { "\($0.name) \(device.value(of: $0))" }
    let widgets = device.placedWidgets.map { "\($0)" }
    return records + delivered + controls + widgets + ["\(device.homePage)", "\(device.island)"]
  }

  /// What is no longer there. An app that is launched again may do more than before, as one that asks for its activity
  /// where it could not have one, or that brings up to date what a push had changed.
  private static func loss(_ before: LifePhone, after: LifePhone) -> String? {
    var lost = lasting(before)
    for thing in lasting(after) { lost.removeAll { $0 == thing } }
    let found = contents(after)
    for old in contents(before) {
      guard let new = found.first(where: { $0.id == old.id }) else { continue }
      if new.contentVersion < old.contentVersion || new.contentVersion == old.contentVersion && new.state != old.state {
        lost.append("content \(old.contentVersion) of \(old.id)")
      }
    }
    return lost.isEmpty ? nil : "lost by the restart: \(lost.joined(separator: "; "))"
  }

  private static func contents(_ phone: LifePhone) -> [ActivityRecord] {
    phone.device.center.withRegistry { $0.cards() }
  }
}

/// Holds what the log says against what is.
@MainActor struct LogTruth {
  private var states: [String: ActivityState] = [:]
  private var last = 0
  private var run: ObjectIdentifier?

  /// What is wrong since the last time, if anything is.
  mutating func problem(of device: Device) -> String? {
    // Each run counts its entries from 1.
    if run != ObjectIdentifier(device) { (run, last) = (ObjectIdentifier(device), device.log.earlierCount) }
    let new = device.log.entries.filter { $0.id > last }
    last = device.log.entries.last?.id ?? last
    let records = device.apps.flatMap { app in
      device.center.withRegistry { $0.activities(of: app.information.bundleIdentifier) }
    }
    var told: [String: Int] = [:]
    for entry in new {
      guard let state = entry.kind.newState, case .app(let bundle) = entry.source else { continue }
      told["\(bundle) \(state)", default: 0] += 1
    }
    for record in records {
      let before = states[record.id]
      guard before != record.activityState else { continue }
      if told["\(record.appIdentifier) \(record.activityState)"] == nil {
        return "\(record.appIdentifier) is \(record.activityState) since then, and no line says so"
      }
    }
    for entry in new {
      guard case .app(let bundle) = entry.source, entry.kind.newState == .ended else { continue }
      let isTrue =
        records.contains { $0.appIdentifier == bundle && $0.endedAt == entry.instant }
        || states.keys.contains { id in records.allSatisfy { $0.id != id } }
        || new.contains { $0.kind.newState == .dismissed && $0.source == entry.source }
      if !isTrue { return "“\(entry.message)”, but no activity of \(bundle) ended then" }
    }
    if !device.settings.hasSounds, new.contains(where: { $0.kind == .feedback(.sound) }),
      !new.contains(where: { if case .setting = $0.kind { true } else { false } })
    {
      return "a sound is told in silent mode"
    }
    states = Dictionary(records.map { ($0.id, $0.activityState) }, uniquingKeysWith: { first, _ in first })
    return nil
  }
}
