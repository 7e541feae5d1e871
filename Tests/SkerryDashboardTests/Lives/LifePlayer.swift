import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryServer
import SkerrySoak

@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Plays a life in one of the ways in which the same things can happen.
@MainActor final class LifePlayer {
  /// How often somebody looks.
  enum Looks { case never, always, random(UInt64) }
  /// How time passes.
  enum Passing {
    case atOnce, inPieces(UInt64), ticking(UInt64), interrupted(UInt64)
    /// So many seconds at a time.
    case steps(Double)
    /// As the dashboard's loop lets it, at a speed: it sleeps until it wants to wake.
    case looping(rate: Double)
  }
  /// Which way deeds go that have several.
  enum Road { case steps, desk, keys }

  private(set) var phone: LifePhone
  private let looks: Looks
  private let passing: Passing
  private let road: Road
  private var random: SmallRandom

  init(looks: Looks = .never, passing: Passing = .atOnce, road: Road = .steps, files: any FileStore = MemoryStore()) {
    (self.looks, self.passing, self.road) = (looks, passing, road)
    phone = LifePhone(files: files, payloads: Life.payloads)
    switch (looks, passing) {
    case (.random(let seed), _), (_, .inPieces(let seed)), (_, .ticking(let seed)), (_, .interrupted(let seed)):
      random = SmallRandom(state: seed)
    default: random = SmallRandom(state: 1)
    }
  }

  func play(_ life: Life, then check: (LifePhone, String) throws -> Void = { _, _ in }) throws {
    for line in life.lines {
      if line == Life.restart { startAgain() }
      let tape = try Tape(line, name: "life")
      for line in tape.lines { play(line.deed) }
      try check(phone, line)
      switch looks {
      case .never: break
      case .always: phone.look()
      case .random: if random.below(3) == 0 { phone.look() }
      }
    }
  }

  /// Ends the program and starts it again on what is on disk.
  private func startAgain() {
    let (now, files) = (phone.device.now, phone.files)
    phone = LifePhone(files: files, now: now, payloads: Life.payloads, isRestored: true)
  }

  private func play(_ deed: TapeDeed) {
    switch deed {
    case .step(let step), .attempt(let step): play(step)
    case .pointer(let event):
      // What is pressed is what was seen last.
      _ = phone.dashboard.frame()
      phone.dashboard.handle(event)
    default: break
    }
  }

  private func play(_ step: Step) {
    if let target = target(of: step) { return pass(to: target) }
    switch road {
    case .steps: try? phone.perform([step.description])
    case .desk:
      let request = StepRequest([step.description])
      var withFiles = request
      withFiles.files = Life.payloads
      _ = ControlDesk(phone.dashboard.phone).answer(
        HTTPRequest(
          method: "POST", target: "/steps", headers: [HTTPHeader("content-type", "application/json")],
          body: HarmlessJSON.bytes(withFiles)))
    case .keys: if !pressKeys(for: step) { try? phone.perform([step.description]) }
    }
  }

  // MARK: Time

  /// How far a step lets time pass, if that is what it does.
  private func target(of step: Step) -> Date? {
    guard case .jump(.by(let seconds)) = step, road == .steps else { return nil }
    return phone.device.now.addingTimeInterval(seconds)
  }

  private func pass(to target: Date) {
    let control = phone.dashboard.phone
    switch passing {
    case .atOnce: pass(exactlyTo: target)
    case .inPieces:
      while phone.device.now < target {
        let rest = target.timeIntervalSince(phone.device.now)
        let piece = [0.3, 1, 17, 61, 999, 3600, rest / 3][random.below(7)]
        pass(exactlyTo: min(target, phone.device.now.addingTimeInterval(max(piece, rest / 40))))
        if random.below(4) == 0 { _ = phone.dashboard.frame() }
      }
    case .ticking:
      let rate = [1.0, 2, 30, 300, 3600][random.below(5)]
      run(to: target, rate: rate, sleepingAtLeast: target.timeIntervalSince(phone.device.now) / rate / 40)
    case .looping(let rate): run(to: target, rate: rate, sleepingAtLeast: 0)
    case .steps(let seconds):
      while phone.device.now < target { pass(exactlyTo: min(target, phone.device.now.addingTimeInterval(seconds))) }
    case .interrupted:
      control.attendant = { [unowned self] _ in random.below(3) > 0 }
      while phone.device.now < target { pass(exactlyTo: target) }
      control.attendant = nil
    }
  }

  /// Lets real time go by, with the dashboard's loop around it.
  private func run(to target: Date, rate: Double, sleepingAtLeast least: Double) {
    let control = phone.dashboard.phone
    let before = control.time
    control.time = ClockControl(now: phone.device.now, real: control.real, rate: rate)
    while phone.device.now < target {
      let rest = target.timeIntervalSince(phone.device.now) / rate
      let pause = max(phone.dashboard.secondsUntilNextWake() ?? 1, least, 0.001)
      guard pause < rest else { break }
      phone.sleep(pause)
      phone.dashboard.wake()
      if random.below(4) == 0 { _ = phone.dashboard.frame() }
    }
    control.time = ClockControl(now: phone.device.now, real: control.real, speed: before.speed, isPaused: true)
    pass(exactlyTo: target)
    control.time = before
    control.time.set(phone.device.now, real: control.real)
  }

  private func pass(exactlyTo target: Date) {
    phone.dashboard.remark = nil
    do throws(StepProblem) { try phone.dashboard.phone.pass(to: target) } catch {}
    phone.device.settle()
    phone.dashboard.finishStep()
  }

  // MARK: Keys

  /// Does by keys what a step says, where there are keys for it; returns whether there are.
  private func pressKeys(for step: Step) -> Bool {
    let dashboard = phone.dashboard
    guard dashboard.dialog == nil else { return false }
    guard let keys = keys(for: step) else { return false }
    for key in keys { dashboard.handle(.key(key)) }
    // What was refused stays open for another try, which a step is not.
    if dashboard.dialog != nil, let escape = Key(spelling: "Escape") { dashboard.handle(.key(escape)) }
    return true
  }

  private func keys(for step: Step) -> [Key]? {
    let device = phone.device
    func named(_ names: String...) -> [Key] { names.compactMap { Key(spelling: $0) } }
    func typed(_ text: String) -> [Key] { text.map { Key.character($0) } }
    switch step {
    case .jump(.by(let seconds)) where seconds == seconds.rounded():
      return typed(":\(Int(seconds))s") + named("Enter")
    // Where the phone asks something, the key answers it.
    case .jump(.next): return phone.dashboard.phone.answers.isEmpty ? named("n") : nil
    case .jump(.nextAny): return named("N")
    case .device("screen", "locked", nil) where !device.settings.isLocked: return named("l")
    case .device("screen", "home", nil): return named("h")
    case .device("battery", let value, nil): return named("B") + typed(value) + named("Enter")
    case .device("reboot", _, nil): return named("R", "y")
    case .open(let url): return typed("/") + named("Ctrl-U") + typed(url) + named("Enter")
    case .longPress(nil): return dashboardHasSelection ? named("x") : nil
    case .tap(nil): return dashboardHasSelection ? named("Enter") : nil
    case .swipe(.left, nil): return dashboardHasSelection ? named("d", "y") : nil
    case .app(let name, .open):
      return device.apps.firstIndex { $0.name == name }.map { typed("\($0 + 1)") }
    case .app(let name, .kill):
      guard let shown = phone.dashboard.shownApp, shown.name == name, shown.isRunning else { return nil }
      return named("X", "y")
    default: return nil
    }
  }

  private var dashboardHasSelection: Bool { phone.dashboard.selectedActivity != nil }
}

/// Everything about a phone that must not depend on how it came about.
@MainActor struct LifeRecord {
  var parts: [(name: String, text: String)] = []

  init(_ phone: LifePhone, withDashboard: Bool) {
    let device = phone.device
    parts.append(("log", phone.log.joined(separator: "\n")))
    for (name, text) in Self.files(phone) { parts.append((name, text)) }
    parts.append(("next", "\(device.nextDeadline.map(\.written) ?? "nothing") \(device.nextEvent?.name ?? "")"))
    parts.append(("now", device.now.written))
    parts.append(("phone", device.phonePicture(rows: 40).grid.plainText()))
    parts.append(("island", device.islandPicture().grid.plainText()))
    for record in phone.dashboard.phone.activities {
      let picture = device.picture(.lockScreen, of: record)
      parts.append(
        ("card of \(record.appIdentifier)", picture.grid.plainText() + picture.spoken.joined(separator: "\n")))
      parts.append(("change of \(record.appIdentifier)", picture.nextChange.map(\.written) ?? "never"))
    }
    for app in device.apps {
      let picture = device.appPicture(of: app, room: CellSize(columns: 60, rows: 40), ground: RGB(hex: 0))
      parts.append(("screen of \(app.name)", picture.grid.plainText()))
    }
    if withDashboard { parts.append(("dashboard", phone.dashboard.frame().plainText())) }
  }

  /// The state folder's files, but for the log, whose lines are compared as they are in memory.
  static func files(_ phone: LifePhone) -> [(String, String)] {
    var files: [(String, String)] = []
    func add(_ folder: any FileStore, _ path: String) {
      for name in (try? folder.names()) ?? [] where name != LogFile.name {
        let data = (try? folder.read(name)) ?? Data()
        files.append((path + name, String(decoding: data, as: UTF8.self)))
      }
    }
    add(phone.files, "")
    add(phone.files.folder("defaults"), "defaults/")
    for app in phone.device.apps { add(phone.files.folder("apps").folder(app.name), "apps/\(app.name)/") }
    return files
  }

  /// The first part that differs, with the first line of each that does.
  func difference(from other: LifeRecord) -> String? {
    for (one, two) in zip(parts, other.parts) where one.name != two.name || one.text != two.text {
      guard one.name == two.name else { return "\(one.name) | \(two.name)" }
      let (left, right) = (one.text.split(separator: "\n"), two.text.split(separator: "\n"))
      let index =
        zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
      func line(_ lines: [Substring]) -> Substring { lines.dropFirst(index).first ?? "nothing" }
      var (a, b) = (line(left), line(right))
      if a.count > 300 || b.count > 300 {
        let same = max(0, zip(a, b).prefix { $0 == $1 }.count - 60)
        (a, b) = (a.dropFirst(same).prefix(260), b.dropFirst(same).prefix(260))
      }
      return "\(one.name), line \(index + 1):\n  \(a)\n  \(b)"
    }
    return parts.count == other.parts.count ? nil : "\(parts.count) and \(other.parts.count) parts"
  }
}
