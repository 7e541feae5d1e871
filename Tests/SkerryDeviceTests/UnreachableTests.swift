import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryScreens
import Testing

@testable import SkerryDevice

/// Pushes that the service refuses or keeps.
@MainActor @Suite struct UnreachableTests {
  /// An update for SwiftClimb's session as a server would send it.
  private func update(
    _ climbs: Int, on phone: TestPhone, expiration: TimeInterval? = nil, id: String? = nil
  ) throws -> APNsRequest {
    let record = try #require(try phone.records("swiftclimb").last)
    let seconds = Int(phone.device.now.timeIntervalSince1970)
    let body =
      "{\"aps\":{\"timestamp\":\(seconds),\"event\":\"update\",\"content-state\":{\"climbCount\":\(climbs),"
      + "\"attemptCount\":\(climbs),\"lastUpdated\":791545260}}}"
    var request = try phone.device.request(for: .activity(id: record.id), body: Data(body.utf8))
    if let expiration {
      request.headers.append(.init("apns-expiration", String(seconds + Int(expiration))))
    }
    if let id { request.headers.append(.init("apns-id", id)) }
    return request
  }

  private func climbing() throws -> TestPhone {
    let phone = TestPhone()
    try phone.act("swiftclimb", "start-session")
    phone.advance(5)
    phone.device.lock()
    return phone
  }

  private func spoken(_ phone: TestPhone) -> String {
    phone.device.phonePicture(rows: 44).spoken.joined(separator: "\n")
  }

  @Test("P08 P05 a push for an offline phone comes late, with the newest state, unless it expired or may not be kept")
  func late() throws {
    let phone = try climbing()
    phone.device.setOnline(false)
    #expect(phone.phone.contains("✈") && !phone.phone.contains("▂▄▆"))
    var once = try update(3, on: phone)
    once.headers.append(.init("apns-expiration", "0"))
    let lost = phone.device.deliver(once)
    #expect(lost.status == 200 && lost.isDropped && lost.outcome.contains("tries once"))
    let first = phone.device.deliver(
      try update(4, on: phone, expiration: 7200, id: "f00dd0de-0000-4000-8000-000000000001"))
    #expect(first.status == 200 && !first.isDropped && first.apnsID == "f00dd0de-0000-4000-8000-000000000001")
    phone.advance(60)
    let second = phone.device.deliver(try update(5, on: phone, expiration: 3600))
    #expect(second.outcome.contains("in place of the one before"))
    #expect(spoken(phone).contains("0 climbs"))
    phone.advance(600)
    phone.device.setOnline(true)
    #expect(spoken(phone).contains("5 climbs"))
    #expect(phone.messages.contains { $0.contains("09:42:05") && $0.contains("arrives late") })
    #expect(phone.device.settings.heldPushes.isEmpty)

    phone.device.setOnline(false)
    _ = phone.device.deliver(try update(9, on: phone, expiration: 300))
    phone.advance(301)
    phone.device.setOnline(true)
    #expect(spoken(phone).contains("5 climbs"))
    #expect(phone.messages.contains { $0.contains("expired at") })
  }

  @Test("P08 P05 what APNs took it hands on: neither the age of the server's token nor a new answer matters later")
  func taken() throws {
    let phone = try climbing()
    var request = try update(7, on: phone)
    request.headers.append(.init("authorization", "bearer \(Self.token(issued: phone.device.now))"))
    request.isMadeHere = false
    phone.device.setOnline(false)
    #expect(phone.device.deliver(request).status == 200)
    phone.advance(5400)
    phone.device.setPushServiceAnswer(.tooManyRequests)
    phone.device.setOnline(true)
    #expect(spoken(phone).contains("7 climbs"))
    #expect(phone.messages.contains { $0.contains("arrives late") })
    #expect(!phone.messages.contains { $0.contains("is lost") || $0.contains("APNs refuses") })
  }

  /// A provider's token as Apple describes it, with a signature that nobody checks.
  private static func token(issued: Date) -> String {
    let claims = #"{"iss":"DEF123GHIJ","iat":\#(Int(issued.timeIntervalSince1970))}"#
    return [Data(#"{"alg":"ES256","kid":"ABC123DEFG"}"#.utf8), Data(claims.utf8), Data(repeating: 7, count: 64)]
      .map { part in
        part.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
      }
      .joined(separator: ".")
  }

  @Test("P08 a push that was kept and finds nothing any more is lost; no line says that APNs refuses what it took")
  func findsNothing() throws {
    let phone = try climbing()
    phone.device.setOnline(false)
    #expect(phone.device.deliver(try update(5, on: phone)).status == 200)
    phone.device.swipeAway(try #require(try phone.records("swiftclimb").last))
    phone.advance(60)
    phone.device.setOnline(true)
    #expect(phone.messages.contains { $0.contains("is lost: what it is for has gone") })
    #expect(!phone.messages.contains { $0.contains("refused by APNs") || $0.contains("arrives late") })
  }

  @Test("P08 a push without apns-expiration is kept for 30 days, one for each token, and no longer")
  func thirtyDays() throws {
    let phone = try climbing()
    phone.device.setOnline(false)
    let kept = phone.device.deliver(try update(3, on: phone))
    #expect(kept.status == 200 && !kept.isDropped && kept.outcome.contains("30 days"))
    let day = 86400.0
    #expect(phone.device.settings.heldPushes.map(\.expiration) == [phone.device.now.addingTimeInterval(30 * day)])
    let long = phone.device.deliver(try update(4, on: phone, expiration: 300 * day))
    #expect(long.outcome.contains("in place of the one before"))
    #expect(phone.device.settings.heldPushes.map(\.expiration) == [phone.device.now.addingTimeInterval(30 * day)])
    let start = try phone.device.request(
      for: .start(app: "com.swiftclimb", attributesType: "ClimbingSessionAttributes"), body: Data("{}".utf8))
    _ = phone.device.deliver(start)
    #expect(phone.device.settings.heldPushes.count == 2, "another token has a place of its own")
    var past = try update(5, on: phone)
    past.headers.append(.init("apns-expiration", "300"))
    #expect(phone.device.deliver(past).outcome.contains("has passed"))
    phone.device.setOnline(true)
    #expect(spoken(phone).contains("4 climbs"))
  }

  @Test("P08 P07 what the service keeps outlives a restart and a reboot of the phone")
  func kept() throws {
    let files = MemoryStore()
    var phone = TestPhone(files: files)
    try phone.act("swiftclimb", "start-session")
    phone.advance(5)
    phone.device.setOnline(false)
    _ = phone.device.deliver(try update(7, on: phone, expiration: 3600))
    phone.device.reboot()
    phone = TestPhone(restoring: files, now: phone.device.now)
    #expect(phone.device.settings.heldPushes.count == 1 && !phone.device.settings.isOnline)
    phone.device.setOnline(true)
    #expect(spoken(phone).contains("7 climbs"))
  }

  @Test("P08 what APNs refuses, it refuses for an offline phone as well, and keeps nothing")
  func refused() throws {
    let phone = try climbing()
    phone.device.setOnline(false)
    var request = try update(3, on: phone, expiration: 60)
    request.headers.removeAll { $0.name == "apns-topic" }
    let answer = phone.device.deliver(request)
    #expect(answer.status == 400 && answer.reason == "MissingTopic")
    #expect(phone.device.settings.heldPushes.isEmpty)
  }

  @Test(
    "P08 refusals that need keys, certificates or load can be had by name, with APNs' status, and reach nobody",
    arguments: PushServiceAnswer.allCases.filter { $0 != .checked })
  func refusals(_ word: PushServiceAnswer) throws {
    let phone = try climbing()
    phone.device.setPushServiceAnswer(word)
    let answer = phone.device.deliver(try update(3, on: phone))
    #expect(answer.status == word.status && answer.reason == word.rawValue && answer.status >= 403)
    #expect(String(decoding: answer.body, as: UTF8.self) == "{\"reason\":\"\(word.rawValue)\"}")
    #expect(spoken(phone).contains("0 climbs"))
    #expect(phone.messages.contains { $0.contains("\(word.status) \(word.rawValue)") && $0.contains(word.advice) })
    phone.device.setPushServiceAnswer(.checked)
    #expect(phone.device.deliver(try update(3, on: phone)).status == 200)
    #expect(spoken(phone).contains("3 climbs"))
  }
}
