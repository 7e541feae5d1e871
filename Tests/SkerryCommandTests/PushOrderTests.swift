import FoundationEssentials
import SkerrySoak
import Testing

@testable import SkerryCommand
@testable import SkerryServer
@testable import SkerrySteps
import SkerryDashboard

@Suite("Payload files and whom they are for")
struct PushOrderTests {
  /// Two apps as a phone would tell of them.
  private let apps: [TokenReport]

  init() throws {
    let text = """
      [{"app":"climb","bundleIdentifier":"com.climb","environment":"sandbox","deviceToken":"dd01",
        "pushToStart":[{"attributesType":"Session","token":"aa01"},{"attributesType":"Both","token":"aa02"}],
        "update":[{"activity":"1111-A","attributesType":"Session","state":"active","token":"ee01"},
                  {"activity":"1112-B","attributesType":"Session","state":"stale","token":"ee02"}]},
       {"app":"train","bundleIdentifier":"com.train","environment":"sandbox",
        "pushToStart":[{"attributesType":"Both","token":"aa03"}],"update":[]}]
      """
    apps = try JSONDecoder().decode([TokenReport].self, from: Data(text.utf8))
  }

  private func payload(_ text: String) throws -> PayloadFile {
    try PayloadFile(name: "x.json", bytes: Array(text.utf8))
  }
  private func request(_ order: PushOrder, _ text: String) throws -> HTTPRequest {
    try order.request(for: payload(text), knowing: apps)
  }
  private func refusal(_ order: PushOrder, _ text: String) -> String {
    do {
      _ = try request(order, text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static let update = "{\"aps\":{\"event\":\"update\"}}"
  private static let alert = "{\"aps\":{\"alert\":\"x\"}}"

  @Test("S04 S08 P08 whoever takes the authorization away is told what a server without one meets, as on the socket")
  func authorization() throws {
    var order = PushOrder()
    #expect(try request(order, Self.update).header(PushResult.madeHereHeader) != nil)
    order.headers = [HTTPHeader("authorization", "")]
    let without = try request(order, Self.update)
    #expect(without.header(PushResult.madeHereHeader) == nil && without.header("authorization") == nil)
    order.headers = [HTTPHeader("Authorization", "bearer x")]
    #expect(try request(order, Self.update).header("authorization") == "bearer x")
  }

  @Test("S04 P08 without a word an update goes to the newest activity, with the headers of a correct server")
  func update() throws {
    let request = try request(PushOrder(), Self.update)
    #expect(request.method == "POST" && request.target == "/3/device/ee02")
    #expect(request.header("apns-topic") == "com.climb.push-type.liveactivity")
    #expect(request.header("apns-push-type") == "liveactivity" && request.header("apns-priority") == "10")
    #expect(request.body == Array(Self.update.utf8))
    #expect(try self.request(PushOrder(PushWish(activity: "1111")), Self.update).target == "/3/device/ee01")
    #expect(
      try self.request(PushOrder(PushWish(token: "EE01")), Self.update).header("apns-topic")?.hasPrefix("com.climb")
        == true)
    #expect(refusal(PushOrder(PushWish(activity: "111")), Self.update).contains("Several activities begin with “111”"))
    #expect(
      refusal(PushOrder(PushWish(activity: "9")), Self.update).contains("No activity with a push token begins with “9”")
    )
    #expect(refusal(PushOrder(PushWish(activity: "")), Self.update).contains("Several activities"))
    #expect(refusal(PushOrder(PushWish(app: "train")), Self.update).contains("No activity of train has a push token"))
    #expect(refusal(PushOrder(PushWish(app: "trian")), Self.update).contains("did you mean train?"))
  }

  @Test("S04 P08 a start goes to its type's token, a broadcast to the app's channel, an alert to the app")
  func others() throws {
    let start = "{\"aps\":{\"event\":\"start\",\"attributes-type\":\"Session\"}}"
    #expect(try request(PushOrder(), start).target == "/3/device/aa01")
    #expect(try request(PushOrder(PushWish(app: "train", start: "Both")), start).target == "/3/device/aa03")
    #expect(
      refusal(PushOrder(PushWish(start: "Both")), start).contains(
        "Say which is the app that has Both with --app: climb, train"))
    #expect(refusal(PushOrder(PushWish(start: "Sesion")), start).contains("did you mean Session?"))
    #expect(refusal(PushOrder(), "{\"aps\":{\"event\":\"start\"}}").contains("A start needs attributes-type"))
    let broadcast = try request(PushOrder(PushWish(app: "climb", channel: "Y2g=")), Self.update)
    #expect(broadcast.target == "/4/broadcasts/apps/com.climb" && broadcast.header("apns-channel-id") == "Y2g=")
    #expect(broadcast.header("apns-topic") == nil && broadcast.header("apns-expiration") == nil)
    #expect(refusal(PushOrder(PushWish(channel: "Y2g=")), Self.update).contains("the channel's app"))
    let alert = try request(PushOrder(PushWish(app: "climb")), Self.alert)
    #expect(alert.target == "/3/device/dd01" && alert.header("apns-push-type") == "alert")
    #expect(alert.header("apns-topic") == "com.climb")
    let named = "{\"Simulator Target Bundle\":\"com.climb\",\"aps\":{\"content-available\":1}}"
    #expect(try request(PushOrder(), named).header("apns-push-type") == "background")
    #expect(try request(PushOrder(), named).header("apns-priority") == "5")
    // As with simctl, what was said on the command line wins.
    #expect(refusal(PushOrder(PushWish(app: "train")), named).contains("train has not registered for notifications"))
    #expect(refusal(PushOrder(), Self.alert).contains("the notification's app"))
  }

  @Test("S04 P08 headers can be replaced and left out, so that every refusal of APNs can be seen")
  func headers() throws {
    var order = PushOrder(priority: "5", topic: "com.other")
    #expect(try request(order, Self.update).header("apns-topic") == "com.other")
    #expect(try request(order, Self.update).header("apns-priority") == "5")
    order.headers = [HTTPHeader("APNS-Topic", "x"), HTTPHeader("apns-push-type", ""), HTTPHeader("apns-id", "1")]
    let request = try request(order, Self.update)
    #expect(request.headers.filter { $0.isNamed("apns-topic") }.map(\.value) == ["x"])
    #expect(request.header("apns-push-type") == nil && request.header("apns-id") == "1")
  }

  @Test(
    "S06 P08 a payload file that is no payload is told with its place",
    arguments: [
      ("", "x.json is empty"), ("{\n \"aps\": {,}}", "x.json is not JSON: line 2, column 10"),
      ("[]", "has no object aps"),
      ("{}", "has no object aps"),
      ("{\"aps\":1}", "has no object aps"), ("\u{1B}[31m", "is not JSON"), ("{\"aps\":{}", "is not JSON"),
      (String(repeating: "[", count: 513), "is not JSON"), ("nul", "is not JSON"),
    ])
  func malformed(_ text: String, _ part: String) {
    do {
      _ = try payload(text)
      Issue.record("\(text) was taken")
    } catch {
      #expect("\(error)".contains(part), "\(error)")
    }
  }

  @Test("S06 D07 mutilated payload files are taken or told in one harmless line; nothing traps")
  func mutilated() {
    var chance = SmallRandom(state: 3)
    let seed = Array(
      "{\"aps\":{\"timestamp\":1769852500,\"event\":\"start\",\"attributes-type\":\"Session\",\"alert\":{\"title\":\"é\"}}}"
        .utf8)
    for _ in 0..<SoakCount.of(800, 200_000) {
      var bytes = seed
      for _ in 0...chance.below(3) {
        let place = chance.below(bytes.count)
        switch chance.below(4) {
        case 0: bytes[place] = UInt8(chance.below(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8(chance.below(256)), at: place)
        default: bytes.insert(contentsOf: bytes[place...], at: chance.below(bytes.count))
        }
      }
      do {
        let file = try PayloadFile(name: "\u{1B}[31m\n.json", bytes: bytes)
        _ = try PushOrder().request(for: file, knowing: apps)
      } catch {
        let isHarmless = "\(error)".unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        #expect(isHarmless, "\(error)")
      }
    }
  }

  @Test("S04 P08 what nobody can reach is told with the reason, by the command and by a step alike")
  func unreachable() throws {
    var apps = apps
    apps[1].withoutToken = [.init(activity: "2222-C", reason: "The token waits for the person to tap Allow.")]
    let book = PushAddressBook(apps)
    let update = PayloadPeek(Data(Self.update.utf8))
    func problem(_ wish: PushWish) -> PushAddressProblem? {
      do throws(PushAddressProblem) {
        _ = try book.address(of: wish, for: update)
        return nil
      } catch {
        return error
      }
    }
    let reason = "The token waits for the person to tap Allow"
    #expect(problem(PushWish(app: "train")) == .nobody(reason, listing: "activities"))
    #expect(problem(PushWish(activity: "2222")) == .nobody(reason, listing: nil))
    let order = PushOrder(PushWish(app: "train"))
    let failure = CommandFailure("\(reason); skerry list --activities shows all.", code: CommandFailure.refusalCode)
    #expect(throws: failure) {
      try order.request(for: payload(Self.update), knowing: apps)
    }
  }
}
