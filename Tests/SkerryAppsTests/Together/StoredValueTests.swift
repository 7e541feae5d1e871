import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDashboard
import SkerryScreens
import SkerrySoak
import SkerryTesting
import Testing

@testable import SkerryApps
@testable import SkerryDevice
@testable import SkerrySteps

/// A phone starts whatever its files hold: each value of each file is set to values that nothing ever wrote there.
@MainActor @Suite("Stored values")
struct StoredValueTests {
  /// Values that break conversions, ranges and types, as JSON.
  private static let values = [
    "-1", "0", "-0.0", "0.5", "1e18", "-1e18", "1e19", "1e300", "1e308", "-1e308", "5e-324", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "2147483648", "4294967296", "1e400", "true", "null", #""""#,
    #""\u0000""#, #""x""#, #""-1""#, #""9999-99-99""#, #""\u202e""#, #""\ud83d""#, "[]", "[1]", "{}", #"{"a":1}"#,
    "[[[[]]]]", #""NaN""#, "817033806", #""2026-11-22T09:49:55Z""#, "63113904000", "-62135769600",
  ]

  /// What is done on a phone before its files are looked at: every app has something stored and something that runs.
  private static let life = [
    "app swiftclimb start-session", "app swiftclimb add-climb name=V4", "app littlemoments start-session minutes=10",
    "wait 5s", "app littlemoments complete", "app littlemoments start-session minutes=10",
    "app commutetimely plan-trip destination=Office arrival=+90m", "app inviso join-room name=Lab",
    "app ioswiz log-wake", "app ioswiz home", "device battery 50",
  ]

  private static func phone(_ files: MemoryStore) -> Dashboard {
    let device = Device(apps: Apps.all, files: files, now: LiveActivityScene.start)
    let dashboard = Dashboard(device: device, realClock: { 0 }, isPaused: true)
    dashboard.start(size: .init(columns: 120, rows: 40))
    return dashboard
  }

  private static func perform(_ line: String, on phone: Dashboard) throws {
    guard let step = try Step(line: line) else { return }
    try phone.phone.perform(step)
  }

  /// The files of a phone on which something runs in every app, by their paths.
  private static func files() throws -> [String: Data] {
    let store = MemoryStore()
    let phone = phone(store)
    for line in life { try perform(line, on: phone) }
    // A server's channel, with a broadcast that it keeps.
    let (bundle, id) = ("com.swiftclimb", APNsRequest.Header("apns-channel-id", "QUJD"))
    phone.device.deliver(
      APNsRequest(
        path: "/1/apps/\(bundle)/channels", headers: [.init("skerry-channel-id", "QUJD")],
        body: Data(#"{"message-storage-policy":1,"push-type":"LiveActivity"}"#.utf8)))
    phone.device.deliver(
      APNsRequest(
        path: "/4/broadcasts/apps/\(bundle)", headers: [id, .init("apns-push-type", "liveactivity")],
        body: Data(#"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#.utf8)))
    phone.device.settle()
    var files: [String: Data] = [:]
    for folder in [""] + Apps.all.map({ "apps/\($0.information.name)" }) + ["defaults"] {
      let place = folder.split(separator: "/").reduce(store as any FileStore) { $0.folder(String($1)) }
      for name in try place.names() where name.hasSuffix(".json") || name.hasSuffix(lines) {
        files[folder.isEmpty ? name : "\(folder)/\(name)"] = try place.read(name)
      }
    }
    return files
  }

  private static func store(_ files: [String: Data]) throws -> MemoryStore {
    let store = MemoryStore()
    for (path, data) in files {
      let parts = path.split(separator: "/").map(String.init)
      try parts.dropLast().reduce(store as any FileStore) { $0.folder($1) }.write(data, to: parts[parts.count - 1])
    }
    return store
  }

  /// A file with one value replaced, and that value's place.
  private struct Damage {
    let file: String
    let place: String
    let data: Data
  }

  private static func damages(of files: [String: Data]) throws -> [Damage] {
    var damages: [Damage] = []
    for (file, data) in files.sorted(by: { $0.key < $1.key }) {
      let isLines = file.hasSuffix(lines)
      let whole = isLines ? try Self.values(ofLines: data) : try JSONValue(parsing: data)
      for place in places(in: whole) where !place.isEmpty {
        for value in values {
          let changed = replacing(place[...], in: whole)
          let data = isLines ? try Self.text(ofLines: changed, value) : try text(of: changed, value)
          damages.append(Damage(file: file, place: "\(place.joined(separator: ".")) = \(value)", data: data))
        }
      }
    }
    return damages
  }

  /// The ways to all values, by members' names and elements' indices.
  private static func places(in value: JSONValue, _ way: [String] = []) -> [[String]] {
    switch value {
    case .object(let members):
      return members.keys.sorted().flatMap { places(in: members[$0] ?? .null, way + [$0]) } + [way]
    case .array(let elements):
      return elements.indices.flatMap { places(in: elements[$0], way + [String($0)]) } + [way]
    default: return [way]
    }
  }

  /// Stands where a value is to be put that no JSON value type can hold.
  private static let mark = "@@the value@@"

  private static func replacing(_ way: ArraySlice<String>, in value: JSONValue) -> JSONValue {
    guard let step = way.first else { return .string(mark) }
    switch value {
    case .object(var members):
      members[step] = replacing(way.dropFirst(), in: members[step] ?? .null)
      return .object(members)
    case .array(var elements):
      guard let index = Int(step) else { return value }
      elements[index] = replacing(way.dropFirst(), in: elements[index])
      return .array(elements)
    default: return value
    }
  }

  /// The end of the names of files that hold one value in each line.
  private static let lines = ".jsonl"

  private static func values(ofLines data: Data) throws -> JSONValue {
    .array(try data.split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: Data($0)) })
  }

  private static func text(ofLines value: JSONValue, _ token: String) throws -> Data {
    guard case .array(let lines) = value else { return try text(of: value, token) }
    return try lines.map { try text(of: $0, token) + [UInt8(ascii: "\n")] }.reduce(Data(), +)
  }

  private static func text(of value: JSONValue, _ token: String) throws -> Data {
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    return Data(text.replacing("\"\(mark)\"", with: token).utf8)
  }

  @Test("S06 P07 whatever value a stored file holds, the phone starts, draws, goes on, and a file set aside is whole")
  func everyValue() throws {
    let files = try Self.files()
    #expect(files.count > 10, "not every app has a file: \(files.keys.sorted())")
    let damages = try Self.damages(of: files)
    let stride = SoakCount.of(499, 7)
    var (tried, asideCount) = (0, 0)
    for index in Swift.stride(from: 0, to: damages.count, by: stride) {
      let damage = damages[index]
      var damaged = files
      damaged[damage.file] = damage.data
      let store = try Self.store(damaged)
      let phone = Self.phone(store)
      for app in ["swiftclimb", "littlemoments", "commutetimely", "inviso", "ioswiz"] {
        _ = try? Self.perform("app \(app) open", on: phone)
        _ = phone.frame()
      }
      for line in ["jump 61s", "app ioswiz home", "jump 1h"] {
        _ = try? Self.perform(line, on: phone)
        _ = phone.frame()
      }
      let path = damage.file.split(separator: "/").map(String.init)
      let folder = path.dropLast().reduce(store as any FileStore) { $0.folder($1) }
      if let aside = try folder.read("\(path[path.count - 1]).unreadable") {
        #expect(aside == damage.data, "\(damage.file) with \(damage.place) was set aside changed")
        asideCount += 1
      }
      tried += 1
    }
    #expect(tried > 25 && asideCount > 0)
    print("soak: \(tried) damaged files of \(damages.count), \(asideCount) set aside")
  }

  @Test("S06 P04 an activity that can't be drawn has its place beside another one in the island, on either side")
  func undrawable() throws {
    let files = try Self.files()
    let registry = try JSONValue(parsing: try #require(files["registry.json"]))
    guard case .array(let records)? = registry.object?["records"] else {
      Issue.record("the registry has no records")
      return
    }
    // All members of the state are gone, as after a change of the source.
    let state = Data("{}".utf8).base64EncodedString()
    var sides: Set<String> = []
    let whole = Self.phone(try Self.store(files)).device.islandPicture()
    for index in records.indices {
      var damaged = files
      let text = Self.replacing(["records", String(index), "state"], in: registry)
      damaged["registry.json"] = try Self.text(of: text, "\"\(state)\"")
      let phone = Self.phone(try Self.store(damaged))
      guard case .minimal(let attached, let detached) = phone.device.island else {
        Issue.record("two activities don't share the island: \(phone.device.island)")
        return
      }
      _ = phone.frame()
      let id = records[index].object?["id"]?.string
      guard id == attached || id == detached else { continue }
      // The sign takes the room of a minimal presentation, and the other activity keeps its own.
      let island = phone.device.islandPicture()
      #expect(
        island.grid.size.columns <= whole.grid.size.columns && island.grid.size.rows == whole.grid.size.rows,
        "the island is \(island.grid.size)")
      #expect(island.grid.plainText().contains("!"))
      #expect(island.spoken.contains { $0.contains("can't be read") })
      if id == attached { sides.insert("attached") }
      if id == detached { sides.insert("detached") }
    }
    #expect(sides == ["attached", "detached"])
  }
}
