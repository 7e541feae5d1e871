import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import Testing

@testable import SkerryDevice

/// Something that can happen on a phone, chosen at random.
enum Deed: Sendable {
  case open(String)
  case home, lock, unlock, alwaysOn, reboot
  case kill(String)
  /// Starts an activity: the app, a number for its name, and seconds until it is stale (0 for never).
  case start(String, Int, stale: Int)
  case update(String, Int)
  case end(String, Int, after: Int)
  case swipe(Int), expand(Int)
  /// A push to one of the activities: what it says, or a damaged one.
  case push(Int, event: String, isDamaged: Bool)
  case startPush(String)
  case notification(body: String)
  /// A control, one of its values, and the app for those that want one.
  case control(Int, value: Int, app: Int)
  case answer(String, Bool)
  /// The clock set by seconds, forwards or backwards.
  case clock(Int)
  case pass(seconds: Int)

  static let zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"]
  static let trackers = ["alpha", "bravo", "charlie"]

  static func random(_ generator: inout SmallGenerator, mayDawdle: Bool) -> Deed {
    let app = trackers[generator.below(3)]
    let number = generator.below(4)
    switch generator.below(26) {
    case 0: return .open(app)
    case 1: return .home
    case 2: return .lock
    case 3: return .unlock
    case 4: return .alwaysOn
    case 5: return generator.below(4) == 0 ? .reboot : .kill(app)
    case 6...9: return .start(app, number, stale: generator.below(3) * 900)
    case 10, 11: return .update(app, number)
    case 12: return .end(app, number, after: generator.below(4) * 7000)
    case 13: return .swipe(number)
    case 14: return .expand(number)
    case 15, 16:
      let event = ["update", "end", "start", "dance"][generator.below(4)]
      return .push(generator.below(8), event: event, isDamaged: generator.below(5) == 0)
    case 17: return .startPush(app)
    case 18:
      return .notification(body: (mayDawdle ? ["hang", "late", "drop", "plain"] : ["drop", "plain"]).pick(&generator))
    case 19, 20:
      return .control(generator.below(1000), value: generator.below(1000), app: generator.below(3))
    case 21: return .answer(app, generator.below(3) > 0)
    case 22: return generator.below(4) == 0 ? .clock(generator.below(20_000) - 10_000) : .pass(seconds: 1)
    case 23: return .pass(seconds: generator.below(5))
    case 24: return .pass(seconds: generator.below(4000))
    default: return .pass(seconds: generator.below(20_000))
    }
  }
}

/// A small generator with a known sequence (xorshift), so that a failure can be repeated by its seed.
struct SmallGenerator {
  private var state: UInt64
  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

extension Array {
  func pick(_ generator: inout SmallGenerator) -> Element { self[generator.below(count)] }
}

extension TestPhone {
  /// Lets a deed happen; time passes in so many steps.
  @MainActor func perform(_ deed: Deed, steps: Int = 1) throws {
    switch deed {
    case .open(let app): device.open(try process(app))
    case .home: device.goHome()
    case .lock: device.lock()
    case .unlock: device.unlock()
    case .alwaysOn: device.toggleAlwaysOn()
    case .reboot: device.reboot()
    case .kill(let app): device.kill(try process(app))
    case .start(let app, let number, let stale):
      tryAct(app, "start", ["name": "\(app)\(number)", "relevance": "\(number)", "stale": stale > 0 ? "\(stale)" : ""])
    case .update(let app, let number):
      tryAct(app, "update", ["name": "\(app)\(number)", "note": "n\(number)", "alert": number == 0 ? "Look" : ""])
    case .end(let app, let number, let after):
      tryAct(
        app, "end", ["name": "\(app)\(number)", "policy": after == 0 ? "immediate" : "after", "after": "\(after)"])
    case .swipe(let index): if let card = card(index) { device.swipeAway(card) }
    case .expand(let index): if let card = card(index) { device.toggleExpansion(of: card) }
    case .push(let index, let event, let isDamaged): push(index, event, isDamaged)
    case .startPush(let app): try startPush(app)
    case .notification(let body): notify(body)
    case .control(let index, let value, let app): set(index, value, app)
    case .answer(let app, let isAllowed): device.answerConsent(isAllowed, of: try process(app))
    case .clock(let seconds): device.setClock(device.now.addingTimeInterval(Double(seconds)))
    case .pass(let seconds):
      let end = device.now.addingTimeInterval(Double(seconds))
      for step in 1...steps { device.advance(to: end.addingTimeInterval(-Double(seconds * (steps - step) / steps))) }
      device.advance(to: end)
    }
  }

  private func card(_ index: Int) -> ActivityRecord? {
    let cards = device.center.withRegistry { $0.cards() }
    return cards.isEmpty ? nil : cards[index % cards.count]
  }

  /// Does an action of an app; it may well be refused.
  private func tryAct(_ app: String, _ action: String, _ values: [String: String]) {
    guard let process = device.app(named: app) else { return }
    device.open(process)
    guard let found = process.screen?.actions.first(where: { $0.id == action }) else { return }
    _ = device.perform(found, of: process, form: AppForm(values))
  }

  private func push(_ index: Int, _ event: String, _ isDamaged: Bool) {
    guard let record = card(index) else { return }
    let time = Int(device.now.timeIntervalSince1970)
    let state = isDamaged ? #"{"note":7}"# : #"{"note":"pushed"}"#
    let body = #"{"aps":{"timestamp":\#(time),"event":"\#(event)","content-state":\#(state)}}"#
    guard let request = try? device.request(for: .activity(id: record.id), body: Data(body.utf8)) else { return }
    device.deliver(request)
  }

  private func startPush(_ app: String) throws {
    let time = Int(device.now.timeIntervalSince1970)
    let attributes = #"{"name":"pushed","since":\#(device.now.timeIntervalSinceReferenceDate)}"#
    let body =
      #"{"aps":{"timestamp":\#(time),"event":"start","attributes-type":"TrackerAttributes","attributes":\#(attributes),"#
      + #""content-state":{"note":"by push"},"alert":{"title":"T","body":"B"}}}"#
    let bundle = try process(app).information.bundleIdentifier
    let destination = PushDestination.start(app: bundle, attributesType: "TrackerAttributes")
    guard let request = try? device.request(for: destination, body: Data(body.utf8)) else { return }
    device.deliver(request)
  }

  private func notify(_ body: String) {
    let json = #"{"aps":{"alert":{"title":"M","body":"\#(body)"},"sound":"default","mutable-content":1}}"#
    device.deliver(RemoteNotification(target: .app("com.example.messenger"), body: Data(json.utf8)))
  }

  private func set(_ index: Int, _ value: Int, _ app: Int) {
    // The wall clock has a deed of its own.
    let controls = DeviceControl.all.filter { $0.name != "wall-clock" }
    let control = controls[index % controls.count]
    let process = control.scope == .phone ? nil : device.app(named: Deed.trackers[app])
    let words = control.values
    let text: String =
      switch control.kind {
      case .number(let range): String(range.lowerBound + value % range.count)
      case .action: ""
      case .text: control.name == "time-zone" ? Deed.zones[value % Deed.zones.count] : ""
      case .toggle, .choice: words[value % words.count]
      }
    try? device.set(control, to: text, for: process)
  }
}
